import { requestSources } from '@tamarack/core/brand';
import { toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Merchant, MerchantsService } from '../../../parties/merchants';
import { buildAuditInsert, recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, runInserts } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { StoreResponse } from '../../../platform/http';
import type { Keys } from '../../../platform/keys';
import { type ApplicationsService, lockApplication } from '../../applications';
import {
  buildCheckoutInsert,
  buildOrderInsert,
  type CheckoutRow,
  findOrderByToken,
  isAmountQualified,
  lockCheckout,
  setOpened,
  setRenderType,
  toEntry,
} from '../../checkouts';
import { generateToken, type OpenedSession, type SessionsService } from '../../sessions';
import { closedProblem } from '../closed-merchant';
import { parseCustomer } from '../customer/parse-customer';
import { parseRedirectUrl } from '../parse-redirect-url';
import {
  type CheckoutRequest,
  type CheckoutResult,
  type StoreCheckoutResponse,
  toFirstScreen,
} from '../service';
import { checkTokenRequest } from './check-token-request';
import { type OrderInput, parseOrder } from './parse-order';
import type { createdCheckout } from './schemas';

type CreatedCheckout = z.output<typeof createdCheckout>;
type Order = NonNullable<Awaited<ReturnType<typeof findOrderByToken>>>;

/** Checkouts that a merchant's server makes, and its pages open by their client tokens. */
export interface OrdersService extends ReturnType<typeof createOrdersService> {}

/** Marks a client token in a merchant's code and logs. */
const tokenPrefix = 'ct_';
const requestSource = requestSources.cart;

export function createOrdersService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly merchants: Pick<MerchantsService, 'origins'>;
  readonly sessions: SessionsService;
  readonly applications: ApplicationsService;
  /** Whether merchants may capture what they have shipped. */
  readonly capturesLater: boolean;
  readonly now: () => Date;
}) {
  const { database, keys, merchants, sessions, applications, capturesLater, now } = deps;

  /** Locks the application and then its checkout: the order of every other change. */
  const lock = async (
    trx: Executor,
    merchant: Merchant,
    clientToken: string,
  ): Promise<{ readonly order: Order; readonly row: CheckoutRow }> => {
    const order = await findOrderByToken(trx, keys.hash(clientToken));
    if (order?.merchantId !== merchant.id)
      throw problem('merchant-setup', {
        code: 'TC-1000-05',
        detail:
          'clientToken: expected the token that the merchant’s server received (ct_…), with that merchant’s publishable key (pk_…), received one that is unknown or another merchant’s.',
      });
    await lockApplication(trx, order.applicationId);
    const row = await lockCheckout(trx, order.checkoutId);
    // a phone verification in another tab has just moved the checkout to an earlier application
    return row?.applicationId === order.applicationId ? { order, row } : lock(trx, merchant, clientToken);
  };

  /** Another session of a device that is in the checkout; a first one of any other, as long as the token works. */
  const openSession = async (
    trx: Executor,
    { checkoutId, expiresAt }: Order,
    resumeToken: string | null,
  ): Promise<OpenedSession> => {
    const known =
      resumeToken === null ? null : await sessions.findResumableForCheckout(trx, resumeToken, checkoutId);
    if (known) return sessions.openAdditional(trx, known, resumeToken);
    if (expiresAt <= now())
      throw problem('session-expired', {
        detail:
          'clientToken: expected one before its expiresAt, received an expired one. Create another checkout.',
      });
    return sessions.open(trx, checkoutId, { resumeToken: resumeToken ?? generateToken() });
  };

  const audit = (trx: Executor, { id: checkoutId, applicationId }: CheckoutRow, isFirst: boolean) =>
    recordAudit(trx, {
      applicationId,
      actor: 'applicant',
      act: isFirst ? 'checkout.started' : 'checkout.resumed',
      details: { checkoutId },
      at: now(),
    });

  return {
    /**
     * Throws `validation-failed`; `merchant-setup` for a redirect on no registered origin; `step-not-allowed` once the
     * merchant is closed.
     */
    create: async (
      merchant: Merchant,
      input: OrderInput,
      storeResponse: StoreResponse<CreatedCheckout>,
    ): Promise<CreatedCheckout> => {
      if (merchant.closedAt !== null)
        throw problem('step-not-allowed', { detail: 'The merchant’s account is closed.' });
      const { id: merchantId, minimumPurchase } = merchant;
      const at = now();
      const { cartTotal, expiresAt } = parseOrder(input, {
        minimum: minimumPurchase,
        capturesLater,
        now: at,
      });
      const prefill = parseCustomer(input.customer ?? null);
      const redirectUrl = await parseRedirectUrl(
        input.redirectUrl,
        (origin) => merchants.origins.isRedirect(origin, merchantId),
        'redirectUrl',
      );
      const { orderReference = null, language = null, lineItems, metadata, captureMethod } = input;
      const application = await applications.buildInsert({
        merchantId,
        entry: toEntry(requestSource),
        language: language ?? merchant.language,
        now: at,
        prefill,
      });
      const checkout = buildCheckoutInsert({
        applicationId: application.id,
        merchantId,
        requestSource,
        cartTotal,
        minimumPurchase,
        redirectUrl,
        orderReference,
        invoiceLinkId: null,
        tracking: null,
        renderType: null,
        now: at,
      });
      const clientToken = `${tokenPrefix}${generateToken()}`;
      const order = buildOrderInsert({
        checkoutId: checkout.id,
        tokenHash: keys.hash(clientToken),
        expiresAt,
        language,
        lineItems,
        metadata,
        captureMethod,
      });
      const event = buildAuditInsert({
        applicationId: null,
        actor: `merchant:${merchantId}`,
        act: 'checkout.created',
        details: { checkoutId: checkout.id },
        at,
      });
      const created = { checkoutId: checkout.id, clientToken, expiresAt: expiresAt.toISOString() };
      await inTransaction(database, async (trx) => {
        await runInserts(trx, [event, application.insert, checkout.insert, order]);
        await storeResponse(trx, created);
      });
      return created;
    },

    /**
     * Starts the ordered checkout, or resumes it, in any number of tabs and on any device; on another device than the
     * applicant's, its session is locked until the applicant's proofs. Throws `merchant-setup` for another merchant's
     * token, and for options beside it; `session-expired` once the token has expired, unless the device is in the checkout,
     * and once the checkout is cancelled.
     *
     * @param storeResponse null for a call that cannot be repeated: it has no idempotency key
     */
    open: async (
      keyHolder: Merchant | null,
      request: CheckoutRequest & { readonly clientToken: string },
      resumeToken: string | null,
      storeResponse: StoreCheckoutResponse | null,
    ): Promise<CheckoutResult> => {
      if (keyHolder === null)
        throw problem('merchant-setup', {
          code: 'TC-1000-01',
          detail: 'merchantKey: expected the publishable key of a merchant (pk_…), received nothing.',
        });
      checkTokenRequest(request);
      return inTransaction(database, async (trx) => {
        const { order, row } = await lock(trx, keyHolder, request.clientToken);
        const { id: checkoutId, status, cartTotal, minimumPurchase, applicationId } = row;
        if (status === 'cancelled')
          throw problem('session-expired', {
            detail: 'clientToken: expected one of an open checkout, received one of a cancelled checkout.',
          });
        const session = await openSession(trx, order, resumeToken);
        const isFirst = await setOpened(trx, checkoutId, now());
        const renderType = request.platform?.renderType;
        if (renderType && renderType !== row.renderType) await setRenderType(trx, checkoutId, renderType);
        if (isFirst && keyHolder.closedAt !== null) throw closedProblem(false);
        const state = await sessions.findResumableForCheckout(trx, session.resumeToken, checkoutId);
        // a locked session changes nothing before its proofs
        if (state?.locked === false) {
          const language = order.language === null ? request.language : undefined;
          await applications.reopen(trx, applicationId, language);
          await audit(trx, row, isFirst);
        }
        const isQualified = isAmountQualified(toEntry(requestSource), cartTotal, minimumPurchase);
        const result: CheckoutResult = {
          resumeToken: session.resumeToken,
          body: {
            sessionToken: session.sessionToken,
            checkoutId,
            minimumPurchaseAmount: toDollars(minimumPurchase),
            isAmountQualified: isQualified,
            cartTotal: toDollars(cartTotal),
            ...(isFirst &&
              isQualified && {
                firstScreen: toFirstScreen(keyHolder, { amount: cartTotal, number: null }),
              }),
          },
        };
        await storeResponse?.(trx, result);
        return result;
      });
    },
  };
}
