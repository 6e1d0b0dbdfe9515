import { createHash } from 'node:crypto';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import { isActionAllowed } from '@tamarack/core/flow/action-guards';
import { getFinancedAmount } from '@tamarack/core/flow/credit';
import { type CapRule, uniformCaps } from '@tamarack/core/lending/criminal-rate';
import { buildOffers, type OfferRequest } from '@tamarack/core/lending/offers';
import { rateCard } from '@tamarack/core/lending/rate-card';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { AccountsService } from '../../intake/accounts';
import type { ApplicationsService, ApplicationView, Session } from '../../intake/applications';
import { isCapturedManually } from '../../intake/checkouts';
import type { PromotionsService } from '../../parties/merchants';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { BankingService } from '../../underwriting/banking';
import type { ScoringService } from '../../underwriting/scoring';
import { toOptionView } from './option-view';
import * as options from './repository';
import type { paymentOptionList } from './schemas';

export interface OffersService extends ReturnType<typeof createOffersService> {}

export function createOffersService(deps: {
  readonly database: Executor;
  readonly applications: ApplicationsService;
  readonly scoring: ScoringService;
  readonly accounts: Pick<AccountsService, 'authorizeDraw'>;
  readonly banking: Pick<BankingService, 'findAccountChange'>;
  readonly promotions: Pick<PromotionsService, 'findCurrent'>;
  /** Criminal-rate caps; default 35 % for everyone. */
  readonly caps?: readonly CapRule[];
  readonly now: () => Date;
}) {
  const { database, applications, scoring, accounts, banking, promotions, caps = uniformCaps, now } = deps;

  /** Collects all inputs of the payment options. */
  const buildRequest = async (trx: Executor, session: Session): Promise<OfferRequest> => {
    const facts = await applications.getFacts(trx, session.applicationId);
    const amount = getFinancedAmount(facts);
    if (amount === null || !isActionAllowed('selectOption', facts)) throw problem('step-not-allowed');
    const tier = await scoring.findTier(trx, session.applicationId);
    if (tier === null) throw problem('step-not-allowed');
    return {
      amount,
      tier,
      borrower: await applications.getBorrower(trx, session.applicationId),
      promotion: await promotions.findCurrent(trx, session.merchantId),
      card: rateCard,
      caps,
    };
  };

  const getOrCreateOptions = async (trx: Executor, session: Session, request: OfferRequest) => {
    const { applicationId } = session;
    const inputsHash = hashInputs(request);
    const stored = await options.listOptions(trx, applicationId, inputsHash);
    if (stored.length > 0) return stored;
    const offers = buildOffers(request);
    await options.insertOptions(trx, {
      applicationId,
      inputsHash,
      tier: request.tier,
      offers,
      now: now(),
    });
    return options.listOptions(trx, applicationId, inputsHash);
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
    /** The options for the amount to finance now. Their ids do not change while their inputs do not. */
    list: async (session: Session): Promise<z.input<typeof paymentOptionList>> =>
      inTransaction(database, async (trx) => {
        const request = await buildRequest(trx, session);
        const items = await getOrCreateOptions(trx, session, request);
        const onShipment = await isCapturedManually(trx, session.checkoutId);
        const today = onShipment
          ? null
          : dateIn(now(), await applications.getTimeZone(trx, session.applicationId));
        return { amount: toDollars(request.amount), items: items.map((item) => toOptionView(item, today)) };
      }),

    /** Chooses one of the current options; another choice replaces it until the agreement is signed. */
    select: async (session: Session, optionId: string): Promise<ApplicationView> =>
      applications.mutate(session, 'selectOption', async (trx, application) => {
        const { applicationId } = session;
        const request = await buildRequest(trx, session);
        const current = await getOrCreateOptions(trx, session, request);
        // the purchase changed in another tab, or a promotion began or ended
        if (!current.some((option) => option.id === optionId)) throw problem('step-not-allowed');
        const refusal = await accounts.authorizeDraw(trx, session, application, {
          amount: request.amount,
          bankChangedAt: await banking.findAccountChange(trx, applicationId),
        });
        if (refusal) return refusal;
        await options.selectOption(trx, applicationId, optionId, now());
        await recordAudit(trx, {
          applicationId,
          actor: 'applicant',
          act: 'option.selected',
          details: { optionId },
          at: now(),
        });
        return undefined;
      }),

    /** Voids the chosen option: the cart changed, or the applicant left. */
    cancelSelection,

    findSelected: options.findSelectedOption,
  };
}

/** Hashes all inputs; the rate card is represented by its version. */
function hashInputs({ card = rateCard, ...request }: OfferRequest): string {
  const { amount, tier, borrower, promotion, caps } = request;
  const inputs = [amount, tier, borrower, promotion ?? null, card.version, caps ?? null];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}
