import type { Cents } from '@tamarack/core/money/cents';
import type { AgreementsService } from '../../financing/agreements';
import type { OffersService } from '../../financing/offers';
import { lockApplication } from '../../intake/applications';
import { type CheckoutRow, type CheckoutsService, findCheckout, lockCheckout } from '../../intake/checkouts';
import { authorizeMerchant, type Member } from '../../parties/members';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { StoreResponse } from '../../platform/http';
import type { CapturesService } from '../captures';
import type { RefundInput, RefundsService } from '../refunds';
import { findCheckout as findListedCheckout } from './repository';
import { type MerchantCheckout, toMerchantCheckouts } from './views';

/** A merchant's actions on its own checkouts, by its server or, with `by`, by a member. Each returns the updated checkout. */
export interface MerchantActionsService extends ReturnType<typeof createMerchantActionsService> {}

const buildUnsignedProblem = () =>
  problem('step-not-allowed', {
    detail: 'The agreement is not signed. Cancel the checkout with POST /v1/merchant/checkouts/{id}/cancel.',
  });

export function createMerchantActionsService(deps: {
  readonly database: Executor;
  readonly agreements: Pick<AgreementsService, 'listFinancing'>;
  readonly offers: Pick<OffersService, 'cancelSelection'>;
  readonly checkouts: Pick<CheckoutsService, 'setStatus'>;
  readonly captures: Pick<CapturesService, 'capture' | 'release'>;
  readonly refunds: RefundsService;
  readonly now: () => Date;
}) {
  const { database, agreements, offers, captures, refunds, now } = deps;

  /** Locks the application and then its checkout: the order of every other change. */
  const lock = async (trx: Executor, merchantId: string, id: string): Promise<CheckoutRow> => {
    const checkout = isId(id) ? await findCheckout(trx, id) : undefined;
    if (checkout?.merchantId !== merchantId || checkout.replacedBy !== null) throw problem('not-found');
    await lockApplication(trx, checkout.applicationId);
    const row = await lockCheckout(trx, id);
    // a phone verification has just moved the checkout to an earlier application
    return row?.applicationId === checkout.applicationId ? row : lock(trx, merchantId, id);
  };

  const mutate = (
    merchantId: string,
    checkoutId: string,
    storeResponse: StoreResponse<MerchantCheckout>,
    work: (trx: Executor, row: CheckoutRow, financed: Cents | null) => Promise<void>,
  ): Promise<MerchantCheckout> =>
    inTransaction(database, async (trx) => {
      const row = await lock(trx, merchantId, checkoutId);
      const [financing] = await agreements.listFinancing(trx, [row.applicationId]);
      await work(trx, row, financing?.amount ?? null);
      const after = await findListedCheckout(trx, checkoutId);
      const [view] = await toMerchantCheckouts(trx, after ? [after] : []);
      if (!view) throw problem('not-found');
      await storeResponse(trx, view);
      return view;
    });

  return {
    /**
     * Before signing: voids the offer and ends the checkout's sessions. Idempotent. Throws `not-found`; `forbidden`;
     * `step-not-allowed` once it is signed.
     */
    cancel: async (
      merchantId: string,
      checkoutId: string,
      storeResponse: StoreResponse<MerchantCheckout>,
      by: Member | null = null,
    ): Promise<MerchantCheckout> => {
      const actor = authorizeMerchant(by, merchantId, 'checkouts.refund');
      return mutate(
        merchantId,
        checkoutId,
        storeResponse,
        async (trx, { applicationId, status }, financed) => {
          if (financed !== null)
            throw problem('step-not-allowed', {
              detail:
                'The agreement is signed. Refund it with POST /v1/merchant/checkouts/{id}/refunds, or, with `captureMethod` `manual`, release it with POST /v1/merchant/checkouts/{id}/release.',
            });
          if (status === 'cancelled') return;
          await offers.cancelSelection(trx, applicationId);
          await deps.checkouts.setStatus(trx, checkoutId, 'cancelled');
          await recordAudit(trx, {
            applicationId,
            actor,
            act: 'checkout.cancelled',
            details: { checkoutId },
            at: now(),
          });
        },
      );
    },

    /** After signing; see `CapturesService`. Throws `not-found`; `forbidden`; `step-not-allowed`; `validation-failed`. */
    capture: async (
      merchantId: string,
      checkoutId: string,
      input: { readonly amount: number },
      storeResponse: StoreResponse<MerchantCheckout>,
      by: Member | null = null,
    ): Promise<MerchantCheckout> => {
      const actor = authorizeMerchant(by, merchantId, 'checkouts.refund');
      return mutate(merchantId, checkoutId, storeResponse, async (trx, checkout, financed) => {
        if (financed === null) throw buildUnsignedProblem();
        await captures.capture(trx, { checkout, actor }, input);
      });
    },

    /** After signing; see `CapturesService`. Idempotent. Throws `not-found`; `forbidden`; `step-not-allowed`. */
    release: async (
      merchantId: string,
      checkoutId: string,
      storeResponse: StoreResponse<MerchantCheckout>,
      by: Member | null = null,
    ): Promise<MerchantCheckout> => {
      const actor = authorizeMerchant(by, merchantId, 'checkouts.refund');
      return mutate(merchantId, checkoutId, storeResponse, async (trx, checkout, financed) => {
        if (financed === null) throw buildUnsignedProblem();
        await captures.release(trx, { checkout, actor });
      });
    },

    /** After signing; see `RefundsService`. Throws `not-found`; `forbidden`; `step-not-allowed` if nothing is signed. */
    refund: async (
      merchantId: string,
      checkoutId: string,
      input: RefundInput,
      storeResponse: StoreResponse<MerchantCheckout>,
      by: Member | null = null,
    ): Promise<MerchantCheckout> => {
      const actor = authorizeMerchant(by, merchantId, 'checkouts.refund');
      return mutate(merchantId, checkoutId, storeResponse, async (trx, checkout, financed) => {
        if (financed === null) throw buildUnsignedProblem();
        await refunds.refund(trx, { checkout, financed, actor }, input);
      });
    },
  };
}
