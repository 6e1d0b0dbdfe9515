import { type RequestSource, requestSources } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Merchant, MerchantsService } from '../../parties/merchants';
import { buildAuditInsert, recordAudit } from '../../platform/audit';
import {
  createInsertJoiner,
  type Executor,
  type Insert,
  inTransaction,
  runInserts,
} from '../../platform/database';
import { problem } from '../../platform/errors';
import { type ApplicationsService, lockApplication, type Prefill } from '../applications';
import {
  buildCheckoutInsert,
  type CartChange,
  type CheckoutRow,
  isAmountQualified,
  isOrdered,
  lockCheckout,
  type NewCheckout,
  omitEmpty,
  toEntry,
  updateCart,
} from '../checkouts';
import type { LinkedInvoice, LinkedInvoices } from '../invoice-links';
import type { OpenedSession, ResumableSession, SessionsService } from '../sessions';
import { closedProblem } from './closed-merchant';
import { parseCustomer } from './customer/parse-customer';
import { parseRedirectUrl } from './parse-redirect-url';
import type { checkoutRequest, checkoutResponse } from './schemas';

export type CheckoutRequest = z.output<typeof checkoutRequest>;
type CheckoutResponse = z.output<typeof checkoutResponse>;

export interface CheckoutResult {
  readonly body: CheckoutResponse;
  /** For the device's resume cookie. */
  readonly resumeToken: string;
}

/** What the caller's cookie names. */
interface Device {
  readonly token: string;
  /** Its live session, of any merchant; null if it has none. */
  readonly session: ResumableSession | null;
}

interface OpenedCheckout {
  readonly checkoutId: string;
  readonly session: OpenedSession;
}

/**
 * Stores the response for a repeated call in the checkout's transaction, so that it does not start a second checkout.
 */
export type StoreCheckoutResponse = (trx: Executor, result: CheckoutResult) => Promise<void>;

export interface OpeningService extends ReturnType<typeof createOpeningService> {}

/** The content of the first screen: of a cart, an invoice or neither. */
export const toFirstScreen = (
  { name, logoUrl }: Pick<Merchant, 'name' | 'logoUrl'>,
  { amount, number }: { readonly amount: Cents | null; readonly number: string | null },
): NonNullable<CheckoutResponse['firstScreen']> => ({
  merchant: name,
  ...(logoUrl !== null && { logoUrl }),
  amount: amount === null ? null : toDollars(amount),
  invoiceNumber: number,
});

/** The same link, which the caller has compared, or the same cart. */
const isSameOrder = (row: CheckoutRow, cart: CartChange): boolean =>
  row.invoiceLinkId !== null ||
  (row.cartTotal === cart.cartTotal && row.orderReference === cart.orderReference);

export function createOpeningService(deps: {
  readonly database: Executor;
  readonly merchants: MerchantsService;
  readonly sessions: SessionsService;
  readonly applications: ApplicationsService;
  readonly invoiceLinks: LinkedInvoices;
  /** The row of an invoice that a new application is about. */
  readonly buildInvoiceInsert: (
    invoice: Pick<LinkedInvoice, 'merchantId' | 'site' | 'number' | 'amount'> & {
      readonly applicationId: string;
      readonly linkId: string;
      readonly now: Date;
    },
  ) => Insert;
  readonly now: () => Date;
}) {
  const { database, merchants, sessions, applications, invoiceLinks, buildInvoiceInsert, now } = deps;
  const joinInserts = createInsertJoiner(database);

  /** The row of the requested link; null if the request is not about an invoice. */
  const findLink = async ({ requestSource, invoiceLinkId }: CheckoutRequest) => {
    if (requestSource !== requestSources.invoice && invoiceLinkId === undefined) return null;
    if (requestSource !== requestSources.invoice || invoiceLinkId === undefined)
      throw problem('invoice-link-is-invalid');
    return invoiceLinks.find(database, invoiceLinkId);
  };

  const findMerchant = async (
    keyHolder: Merchant | null,
    link: { readonly merchantId: string } | null,
  ): Promise<Merchant> => {
    if (keyHolder === null && link !== null) return merchants.get(database, link.merchantId);
    if (keyHolder === null)
      throw problem('merchant-setup', {
        code: 'TC-1000-01',
        detail:
          'merchantKey: expected the publishable key of a merchant (pk_…), received nothing. Only an invoice’s link on the hosted page goes without.',
      });
    if (link !== null && link.merchantId !== keyHolder.id) throw problem('invoice-link-is-invalid');
    return keyHolder;
  };

  const findDevice = async (token: string): Promise<Device> => ({
    token,
    session: await sessions.findResumable(database, token),
  });

  /**
   * Whether nothing can be resumed, so that the device's next checkout is a new one. A completed purchase is resumed until
   * a page has received its outcome: a customer who lost the response to their signature must not sign for the order again.
   */
  const isOver = async (trx: Executor, row: CheckoutRow, cart: CartChange): Promise<boolean> => {
    if (row.status !== 'completed') return row.status === 'cancelled';
    return !isSameOrder(row, cart) || (await sessions.isOutcomeReported(trx, row.id));
  };

  const findUnfinished = async (
    trx: Executor,
    merchant: Merchant,
    criteria: {
      readonly source: RequestSource;
      readonly linkId: string | null;
      readonly cart: CartChange;
    },
    { token, session }: Device,
  ): Promise<{ readonly row: CheckoutRow; readonly session: ResumableSession } | null> => {
    if (session?.merchantId !== merchant.id) return null;
    // a cart must not change between showing the agreement and signing it
    await lockApplication(trx, session.applicationId);
    const row = await lockCheckout(trx, session.checkoutId);
    if (!row || row.requestSource !== criteria.source || row.invoiceLinkId !== criteria.linkId) return null;
    // a page cannot change the order of the merchant's server
    if (await isOrdered(trx, row.id)) return null;
    if (await isOver(trx, row, criteria.cart)) return null;
    // a phone verification in another tab has just moved the checkout to an earlier application
    if (row.applicationId !== session.applicationId)
      return findUnfinished(trx, merchant, criteria, {
        token,
        session: await sessions.findResumable(trx, token),
      });
    return { row, session };
  };

  /** One statement: most checkouts that begin go no further. */
  const start = async (
    executor: Executor,
    merchant: Merchant,
    input: Omit<NewCheckout, 'applicationId'>,
    link: LinkedInvoice | null,
    language: Language = merchant.language,
    prefill: Prefill | null = null,
  ): Promise<OpenedCheckout> => {
    const { merchantId, requestSource } = input;
    if (merchant.closedAt !== null) throw closedProblem(link !== null);
    const entry = toEntry(requestSource);
    const application = await applications.buildInsert({
      merchantId,
      entry,
      language,
      now: input.now,
      prefill,
    });
    const applicationId = application.id;
    const checkout = buildCheckoutInsert({ ...input, applicationId });
    const session = sessions.build(checkout.id);
    const event = buildAuditInsert({
      applicationId: null,
      actor: 'applicant',
      act: 'checkout.started',
      details: { checkoutId: checkout.id },
      at: input.now,
    });
    const rows = [event, application.insert, checkout.insert, session.insert];
    const invoice = link && buildInvoiceInsert({ ...link, applicationId, linkId: link.id, now: input.now });
    const inserts = invoice ? [...rows, invoice] : rows;
    // with those of other checkouts, unless they belong to a transaction
    await (executor === database ? joinInserts(inserts) : runInserts(executor, inserts));
    return { checkoutId: checkout.id, session: session.opened };
  };

  const resume = async (
    trx: Executor,
    { row, session }: { readonly row: CheckoutRow; readonly session: ResumableSession },
    resumeToken: string,
    change: CartChange | null,
  ): Promise<OpenedCheckout> => {
    const { id: checkoutId, applicationId } = row;
    if (change) {
      await updateCart(trx, checkoutId, change);
      if (row.cartTotal !== change.cartTotal)
        await applications.events.publish(trx, { type: 'cartChanged', applicationId });
      await applications.events.publish(trx, { type: 'resumed', applicationId });
    }
    const { createdAt } = session;
    const opened = await sessions.open(trx, checkoutId, { resumeToken, createdAt });
    await recordAudit(trx, {
      applicationId,
      actor: 'applicant',
      act: 'checkout.resumed',
      details: { checkoutId },
      at: now(),
    });
    return { checkoutId, session: opened };
  };

  return {
    /**
     * Starts a checkout, or resumes the unfinished one of the device's cookie. The merchant is that of the caller's key;
     * null without a key: the invoice's link then names the merchant. Throws `invoice-link-is-…` for an invoice without a
     * link that can be paid; `merchant-setup` for a new cart of a closed merchant.
     *
     * @param storeResponse null for a call that cannot be repeated: it has no idempotency key
     */
    checkOut: async (
      keyHolder: Merchant | null,
      request: CheckoutRequest,
      resumeToken: string | null,
      storeResponse: StoreCheckoutResponse | null,
    ): Promise<CheckoutResult> => {
      const prefill = parseCustomer(request.customer ?? null);
      const link = await findLink(request);
      const linkId = link?.id ?? null;
      const merchant = await findMerchant(keyHolder, link);
      const redirectUrl = await parseRedirectUrl(request.seller?.redirectUrl, (origin) =>
        merchants.origins.isRedirect(origin, merchant.id),
      );
      const change = {
        cartTotal: toCents(request.cartTotal),
        minimumPurchase: merchant.minimumPurchase,
        redirectUrl,
        orderReference: request.orderReference ?? null,
        tracking: omitEmpty(request.tracking),
        renderType: request.platform?.renderType ?? null,
      };
      const open = async (trx: Executor, device: Device | null): Promise<CheckoutResult> => {
        const criteria = { source: request.requestSource, linkId, cart: change };
        const resumed = device && (await findUnfinished(trx, merchant, criteria, device));
        const existing = resumed?.row ?? null;
        const frozen = existing !== null && (await applications.isSigned(trx, existing.applicationId));
        if (link !== null && existing === null) invoiceLinks.checkOpen(link);
        if (link !== null && existing !== null)
          await invoiceLinks.checkUsable(trx, link.id, {
            applicationId: existing.applicationId,
            signed: frozen,
          });
        // until it is unlocked, a session does not replace the merchant's customer details
        const given = resumed?.session.locked ? undefined : prefill;
        if (existing) await applications.reopen(trx, existing.applicationId, request.language, given);
        const newCheckout = {
          ...change,
          merchantId: merchant.id,
          requestSource: request.requestSource,
          invoiceLinkId: linkId,
          now: now(),
        };
        const { checkoutId, session } = resumed
          ? await resume(trx, resumed, device.token, frozen ? null : change)
          : await start(trx, merchant, newCheckout, link, request.language, prefill);
        const total: Cents = frozen && existing ? existing.cartTotal : change.cartTotal;
        const minimum: Cents = frozen && existing ? existing.minimumPurchase : change.minimumPurchase;
        const isQualified = isAmountQualified(toEntry(request.requestSource), total, minimum);
        const cart = {
          amount: request.requestSource === requestSources.cart ? total : null,
          number: null,
        };
        const result: CheckoutResult = {
          resumeToken: session.resumeToken,
          body: {
            sessionToken: session.sessionToken,
            checkoutId,
            minimumPurchaseAmount: toDollars(minimum),
            isAmountQualified: isQualified,
            ...(!resumed && isQualified && { firstScreen: toFirstScreen(merchant, link ?? cart) }),
          },
        };
        await storeResponse?.(trx, result);
        return result;
      };
      const device = resumeToken === null ? null : await findDevice(resumeToken);
      // only what is resumed is locked, and only a repeatable call stores its response
      const isOneStatement = !device?.session && storeResponse === null;
      return isOneStatement ? open(database, device) : inTransaction(database, (trx) => open(trx, device));
    },
  };
}
