import { createHash } from 'node:crypto';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import { getFinancedAmount } from '@tamarack/core/flow/credit';
import { type CapRule, uniformCaps } from '@tamarack/core/lending/criminal-rate';
import { buildOffers, type OfferRequest, type Promotion } from '@tamarack/core/lending/offers';
import { rateCard, terms } from '@tamarack/core/lending/rate-card';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { ApplicationsService, ApplicationView, Session } from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { ScoringService } from '../../underwriting/scoring';
import { optionView } from './option-view';
import * as options from './repository';
import type { paymentOptionList } from './schemas';

export interface OffersService {
  /** The options for the amount to finance now. Their ids stay the same while their inputs do not change. */
  list(session: Session): Promise<z.input<typeof paymentOptionList>>;
  /** Chooses one of the current options; another choice replaces it until the agreement is signed. */
  select(session: Session, optionId: string): Promise<ApplicationView>;
  /** Voids the chosen option: the cart changed, or the applicant left. */
  cancelSelection(executor: Executor, applicationId: string): Promise<void>;
  selected(executor: Executor, applicationId: string): Promise<options.StoredOption | null>;
}

export function createOffersService(deps: {
  readonly database: Executor;
  readonly applications: ApplicationsService;
  readonly scoring: ScoringService;
  /** Criminal-rate caps; default 35 % for everyone. */
  readonly caps?: readonly CapRule[];
  readonly now: () => Date;
}): OffersService {
  const { database, applications, scoring, caps = uniformCaps, now } = deps;
  const today = () => dateIn(now());

  const promotionOf = async (trx: Executor, merchantId: string): Promise<Promotion | null> => {
    const found = await options.findPromotion(trx, merchantId, today());
    if (!found) return null;
    return { ...found, terms: terms.filter((term) => found.terms.includes(term)) };
  };

  /** All inputs of a list of options. */
  const requestOf = async (trx: Executor, session: Session): Promise<OfferRequest> => {
    const facts = await applications.facts(trx, session.applicationId);
    const amount = getFinancedAmount(facts);
    if (amount === null || !isActionAllowed('selectOption', facts)) throw problem('step-not-allowed');
    const tier = await scoring.tier(trx, session.applicationId);
    if (tier === null) throw problem('step-not-allowed');
    return {
      amount,
      tier,
      borrower: await applications.borrower(trx, session.applicationId),
      promotion: await promotionOf(trx, session.merchantId),
      card: rateCard,
      caps,
    };
  };

  const listed = async (trx: Executor, session: Session, request: OfferRequest) => {
    const { applicationId } = session;
    const inputsHash = hashOfInputs(request);
    const known = await options.findOptions(trx, applicationId, inputsHash);
    if (known.length > 0) return known;
    const made = buildOffers(request);
    await options.insertOptions(trx, {
      applicationId,
      inputsHash,
      tier: request.tier,
      offers: made,
      now: now(),
    });
    return options.findOptions(trx, applicationId, inputsHash);
  };

  const cancelSelection = async (executor: Executor, applicationId: string): Promise<void> => {
    if (!(await options.deleteSelection(executor, applicationId))) return;
    await recordAudit(executor, { applicationId, actor: 'system', act: 'option.cancelled', at: now() });
  };

  applications.events.subscribe(async (trx, event) => {
    if (event.type === 'offerLapsed' || event.type === 'cartChanged')
      await cancelSelection(trx, event.applicationId);
  });

  return {
    list: async (session) =>
      inTransaction(database, async (trx) => {
        const request = await requestOf(trx, session);
        const items = await listed(trx, session, request);
        return { amount: toDollars(request.amount), items: items.map((item) => optionView(item, today())) };
      }),

    select: async (session, optionId) =>
      applications.mutate(session, 'selectOption', async (trx) => {
        const { applicationId } = session;
        const current = await listed(trx, session, await requestOf(trx, session));
        if (!current.some((option) => option.id === optionId)) throw problem('not-found');
        await options.selectOption(trx, applicationId, optionId, now());
        await recordAudit(trx, {
          applicationId,
          actor: 'applicant',
          act: 'option.selected',
          details: { optionId },
          at: now(),
        });
      }),

    cancelSelection,

    selected: options.findSelected,
  };
}

/** The rate card is represented by its version. */
function hashOfInputs({ card = rateCard, ...request }: OfferRequest): string {
  const { amount, tier, borrower, promotion, caps } = request;
  const inputs = [amount, tier, borrower, promotion ?? null, card.version, caps ?? null];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
