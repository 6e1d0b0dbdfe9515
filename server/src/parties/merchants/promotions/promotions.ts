import { dateIn, isPlainDate, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Promotion } from '@tamarack/core/lending/offers';
import type { RateBps } from '@tamarack/core/lending/rate';
import { highestRate, terms } from '@tamarack/core/lending/rate-card';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import { type StoreResponse, storeNothing } from '../../../platform/http';
import { toMerchantAuditActor } from '../../members';
import { type Actor, lockForChange } from '../actor';
import { type SettingProblem, settingsProblem } from '../settings/setting-problems';
import * as repository from './promotion-repository';

/** A lower rate of a merchant for some terms, on the days from the first to the last. */
export interface PromotionInput {
  /** Weeks. */
  readonly terms: readonly number[];
  readonly annualRate: RateBps;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

export interface MerchantPromotion extends PromotionInput {
  readonly id: string;
}

/** A merchant's promotions: rates below those of the rate card. */
export interface PromotionsService extends ReturnType<typeof createPromotions> {}

export function createPromotions(deps: { readonly database: Executor; readonly now: () => Date }) {
  const { database, now } = deps;
  const today = () => dateIn(now());

  const audit = (
    trx: Executor,
    act: 'promotionAdded' | 'promotionCancelled',
    by: Actor,
    merchantId: string,
    { id, annualRate, startsOn, endsOn, ...promotion }: MerchantPromotion,
  ) =>
    recordAudit(trx, {
      applicationId: null,
      actor: toMerchantAuditActor(by),
      act: `merchant.${act}`,
      details: {
        merchantId,
        promotionId: id,
        annualRateBps: annualRate,
        terms: promotion.terms.join(' '),
        startsOn,
        endsOn,
      },
      at: now(),
    });

  return {
    /** Throws `not-found`, `validation-failed`. */
    add: (
      merchantId: string,
      input: PromotionInput,
      by: Actor,
      storeResponse: StoreResponse<MerchantPromotion> = storeNothing,
    ): Promise<MerchantPromotion> =>
      inTransaction(database, async (trx) => {
        await lockForChange(trx, merchantId, by);
        const promotion = { ...parsePromotion(input, today()), id: newId(now()) };
        await repository.insertPromotion(trx, { ...promotion, merchantId, now: now() });
        await audit(trx, 'promotionAdded', by, merchantId, promotion);
        await storeResponse(trx, promotion);
        return promotion;
      }),

    /** It no longer applies; signed agreements keep their rate. Throws `not-found`. */
    cancel: (merchantId: string, promotionId: string, by: Actor): Promise<void> =>
      inTransaction(database, async (trx) => {
        await lockForChange(trx, merchantId, by);
        const listed = await repository.listPromotions(trx, merchantId, today());
        const promotion = listed.find(({ id }) => id === promotionId);
        if (!promotion) throw problem('not-found');
        await repository.cancelPromotion(trx, promotionId, now());
        await audit(trx, 'promotionCancelled', by, merchantId, promotion);
      }),

    /** The one with the lowest rate in force today. */
    findCurrent: async (executor: Executor, merchantId: string): Promise<Promotion | null> => {
      const row = await repository.findPromotion(executor, merchantId, today());
      return row ? { ...row, terms: terms.filter((term) => row.terms.includes(term)) } : null;
    },
  };
}

function parsePromotion(input: PromotionInput, today: PlainDate): PromotionInput {
  const { annualRate, startsOn, endsOn } = input;
  const chosen = terms.filter((term) => input.terms.includes(term));
  const problems: SettingProblem[] = [];
  if (chosen.length === 0 || chosen.length !== new Set(input.terms).size)
    problems.push({ path: '/terms', code: 'termsInvalid' });
  if (!Number.isSafeInteger(annualRate) || annualRate < 0 || annualRate > highestRate)
    problems.push({ path: '/annualRate', code: 'rateInvalid' });
  if (!isPlainDate(startsOn)) problems.push({ path: '/startsOn', code: 'dayInvalid' });
  if (!isPlainDate(endsOn)) problems.push({ path: '/endsOn', code: 'dayInvalid' });
  else if (endsOn < startsOn || endsOn < today) problems.push({ path: '/endsOn', code: 'daysInvalid' });
  if (problems.length > 0) throw settingsProblem(problems);
  return { annualRate, startsOn, endsOn, terms: chosen };
}
