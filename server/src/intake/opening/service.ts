import { type RequestSource, requestSources } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Merchant, MerchantsService } from '../../parties/merchants';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type ApplicationsService, insertApplication, lockApplication } from '../applications';
import {
  type CartChange,
  type CheckoutRow,
  type CheckoutStatus,
  insertCheckout,
  isAmountQualified,
  lockCheckout,
  type NewCheckout,
  toEntry,
  updateCart,
} from '../checkouts';
import type { LinkedInvoices } from '../invoice-links';
import type { Resumable, SessionsService } from '../sessions';
import { checkRedirect } from './redirect';
import type { checkoutRequest, checkoutResponse } from './schemas';

type CheckoutRequest = z.output<typeof checkoutRequest>;
type CheckoutResponse = z.output<typeof checkoutResponse>;

interface CheckedOut {
  readonly answer: CheckoutResponse;
  /** For the device's resume cookie. */
  readonly resumeToken: string;
}

/**
 * Stores the response for a repeated call in the checkout's transaction, so that it does not start a second checkout.
 */
type Keep = (trx: Executor, done: CheckedOut) => Promise<void>;

export interface OpeningService {
  /**
   * Starts a checkout, or resumes the unfinished one of the device's cookie. The merchant is that of the caller's key;
   * null without a key: the invoice's link then names the merchant. Throws `invoice-link-is-…` for an invoice without a
   * link that can be paid.
   */
  checkOut(
    keyHolder: Merchant | null,
    request: CheckoutRequest,
    resumeToken: string | null,
    keep: Keep,
  ): Promise<CheckedOut>;
}

/** Nothing can be resumed: the device's next checkout is a new one. */
const ended: readonly CheckoutStatus[] = ['completed', 'cancelled'];

export function createOpeningService(deps: {
  readonly database: Executor;
  readonly merchants: MerchantsService;
  readonly sessions: SessionsService;
  readonly applications: ApplicationsService;
  readonly invoiceLinks: LinkedInvoices;
  readonly now: () => Date;
}): OpeningService {
  const { database, merchants, sessions, applications, invoiceLinks, now } = deps;

  /** The row of the requested link; null where the request is not about an invoice. */
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
        detail: 'merchantKey is missing: only an invoice’s link on the hosted page goes without.',
      });
    if (link !== null && link.merchantId !== keyHolder.id) throw problem('invoice-link-is-invalid');
    return keyHolder;
  };

  const findUnfinished = async (
    trx: Executor,
    merchant: Merchant,
    about: { readonly source: RequestSource; readonly linkId: string | null },
    token: string | null,
  ): Promise<{ readonly row: CheckoutRow; readonly session: Resumable } | null> => {
    const session = token ? await sessions.resumable(trx, token) : null;
    if (!session || session.merchantId !== merchant.id) return null;
    // a cart must not change between showing the agreement and signing it
    await lockApplication(trx, session.applicationId);
    const row = await lockCheckout(trx, session.checkoutId);
    if (!row || ended.includes(row.status) || row.requestSource !== about.source) return null;
    if (row.invoiceLinkId !== about.linkId) return null;
    // a phone verification in another tab has just moved the checkout to an earlier application
    if (row.applicationId !== session.applicationId) return findUnfinished(trx, merchant, about, token);
    return { row, session };
  };

  const start = async (
    trx: Executor,
    checkout: Omit<NewCheckout, 'applicationId'>,
    language: Language | undefined,
  ): Promise<string> => {
    const { merchantId, requestSource, invoiceLinkId } = checkout;
    const entry = toEntry(requestSource);
    const applicationId = await insertApplication(trx, { merchantId, entry, language, now: checkout.now });
    const id = await insertCheckout(trx, { ...checkout, applicationId });
    if (invoiceLinkId !== null)
      await applications.events.publish(trx, { type: 'invoiceLinked', applicationId, invoiceLinkId });
    return id;
  };

  const resume = async (
    trx: Executor,
    { id, applicationId, cartTotal }: CheckoutRow,
    change: CartChange,
  ): Promise<void> => {
    await updateCart(trx, id, change);
    if (cartTotal !== change.cartTotal)
      await applications.events.publish(trx, { type: 'cartChanged', applicationId });
    await applications.events.publish(trx, { type: 'resumed', applicationId });
  };

  return {
    checkOut: async (keyHolder, request, resumeToken, keep) => {
      const link = await findLink(request);
      const linkId = link?.id ?? null;
      const merchant = await findMerchant(keyHolder, link);
      const redirectUrl = await checkRedirect(request.seller?.redirectUrl, (origin) =>
        merchants.origins.belongs(origin, merchant.id),
      );
      const change = {
        cartTotal: toCents(request.cartTotal),
        minimumPurchase: merchant.minimumPurchase,
        redirectUrl,
        orderReference: request.orderReference ?? null,
      };
      return inTransaction(database, async (trx) => {
        const about = { source: request.requestSource, linkId };
        const resumed = await findUnfinished(trx, merchant, about, resumeToken);
        const found = resumed?.row ?? null;
        const frozen = found !== null && (await applications.isSigned(trx, found.applicationId));
        if (linkId !== null)
          await invoiceLinks.admit(
            trx,
            linkId,
            found && { applicationId: found.applicationId, signed: frozen },
          );
        if (found) await applications.reopen(trx, found.applicationId, request.language);
        if (found && !frozen) await resume(trx, found, change);
        const started = {
          ...change,
          merchantId: merchant.id,
          requestSource: request.requestSource,
          invoiceLinkId: linkId,
          tracking: request.tracking ? present(request.tracking) : null,
          now: now(),
        };
        const checkoutId = found?.id ?? (await start(trx, started, request.language));
        const createdAt = resumed?.session.createdAt;
        const opened = await sessions.open(
          trx,
          checkoutId,
          resumed && resumeToken ? { resumeToken, createdAt } : null,
        );
        await recordAudit(trx, {
          applicationId: found?.applicationId ?? null,
          actor: 'applicant',
          act: found ? 'checkout.resumed' : 'checkout.started',
          details: { checkoutId },
          at: now(),
        });
        const total: Cents = frozen && found ? found.cartTotal : change.cartTotal;
        const minimum: Cents = frozen && found ? found.minimumPurchase : change.minimumPurchase;
        const done: CheckedOut = {
          resumeToken: opened.resumeToken,
          answer: {
            sessionToken: opened.sessionToken,
            checkoutId,
            minimumPurchaseAmount: toDollars(minimum),
            isAmountQualified: isAmountQualified(toEntry(request.requestSource), total, minimum),
          },
        };
        await keep(trx, done);
        return done;
      });
    },
  };
}

function present(tracking: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tracking).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
}
