import { type RequestSource, requestSources } from '@tamarack/core/brand';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import { type Cents, toCents, toDollars } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import type { Merchant, MerchantsService } from '../../parties/merchants/service';
import { recordAudit } from '../../platform/audit/repository';
import { type Executor, inTransaction } from '../../platform/database/executor';
import { isId } from '../../platform/database/ids';
import { problem } from '../../platform/errors/problem';
import type { CheckoutNews } from '../../settlement/merchant-checkouts/events';
import type { Resumable, SessionsService } from '../sessions/service';
import type { InvoiceLinksPort, InvoicesPort } from './ports';
import { checkRedirect } from './redirect';
import * as checkouts from './repository';
import type { checkoutRequest, checkoutResponse } from './schemas';
import type { CheckoutStatus } from './tables';

type CheckoutRequest = z.output<typeof checkoutRequest>;
type CheckoutResponse = z.output<typeof checkoutResponse>;

/** What a checkout asks of the areas that hang on its application. */
export interface CartPort {
  /** An agreement is signed: the cart's total can change no more. */
  isSigned(executor: Executor, applicationId: string): Promise<boolean>;
  /** The cart's total changed: a chosen option and an unsigned agreement are void. */
  cartChanged(executor: Executor, applicationId: string): Promise<void>;
}

export interface CheckedOut {
  readonly answer: CheckoutResponse;
  /** For the device's resume cookie. */
  readonly resumeToken: string;
}

/** In the checkout's transaction: keeps the answer for a repeated call, which must not start a second checkout. */
export type Keep = (trx: Executor, done: CheckedOut) => Promise<void>;

export interface CheckoutsService {
  /**
   * Starts a checkout, or takes up the unfinished one the device's cookie names. The merchant is the one of the caller's
   * key; null: it gave none, and an invoice's link has to name the merchant. Throws `invoice-link-is-…` for an invoice
   * without a link by which it can be paid.
   */
  checkOut(
    keyHolder: Merchant | null,
    request: CheckoutRequest,
    resumeToken: string | null,
    keep: Keep,
  ): Promise<CheckedOut>;
  get(executor: Executor, id: string): Promise<checkouts.CheckoutRow>;
  /** In the transaction of what led to it; the merchant is told, where it is another status than before. */
  setStatus(trx: Executor, id: string, status: CheckoutStatus): Promise<void>;
}

/** Nothing goes on from here: the device's next checkout is a new one. */
const ended: readonly CheckoutStatus[] = ['completed', 'cancelled'];

const entries: Readonly<Record<RequestSource, Facts['entry']>> = {
  [requestSources.cart]: 'cart',
  [requestSources.invoice]: 'invoiceLink',
  [requestSources.preQualification]: 'preQualification',
};

export function createCheckoutsService(deps: {
  readonly database: Executor;
  readonly merchants: MerchantsService;
  readonly sessions: SessionsService;
  readonly cart: CartPort;
  readonly links: InvoiceLinksPort;
  readonly invoices: InvoicesPort;
  readonly news: Pick<CheckoutNews, 'statusChanged'>;
  readonly now: () => Date;
}): CheckoutsService {
  const { database, merchants, sessions, cart, links, invoices, news, now } = deps;

  const get = async (executor: Executor, id: string): Promise<checkouts.CheckoutRow> => {
    const row = isId(id) ? await checkouts.findCheckout(executor, id) : undefined;
    if (!row) throw problem('not-found');
    return row;
  };

  /** The row of the link that the request is about; null for what is no invoice. */
  const linkOf = async ({ requestSource, invoiceLinkId }: CheckoutRequest) => {
    if (requestSource !== requestSources.invoice && invoiceLinkId === undefined) return null;
    if (requestSource !== requestSources.invoice || invoiceLinkId === undefined)
      throw problem('invoice-link-is-invalid');
    return links.find(database, invoiceLinkId);
  };

  const merchantOf = async (
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

  const unfinished = async (
    trx: Executor,
    merchant: Merchant,
    about: { readonly source: RequestSource; readonly linkId: string | null },
    token: string | null,
  ): Promise<{ readonly row: checkouts.CheckoutRow; readonly session: Resumable } | null> => {
    const session = token ? await sessions.resumable(trx, token) : null;
    if (!session || session.merchantId !== merchant.id) return null;
    // a cart must not change between what is signed and its signing
    await checkouts.lockApplication(trx, session.applicationId);
    const row = await checkouts.lockCheckout(trx, session.checkoutId);
    if (!row || ended.includes(row.status) || row.requestSource !== about.source) return null;
    if (row.invoiceLinkId !== about.linkId) return null;
    // another tab's phone code has just put the checkout on an earlier application
    if (row.applicationId !== session.applicationId) return unfinished(trx, merchant, about, token);
    return { row, session };
  };

  const start = async (trx: Executor, checkout: checkouts.NewCheckout): Promise<string> => {
    const { id, applicationId } = await checkouts.insertCheckout(trx, checkout);
    const { invoiceLinkId: linkId } = checkout;
    if (linkId !== null) await links.put(trx, { applicationId, linkId });
    return id;
  };

  const changeLanguage = async (trx: Executor, applicationId: string, language: Language): Promise<void> => {
    if (!(await checkouts.updateLanguage(trx, applicationId, language, now()))) return;
    await recordAudit(trx, {
      applicationId,
      actor: 'applicant',
      act: 'application.language',
      details: { language },
      at: now(),
    });
  };

  return {
    get,

    checkOut: async (keyHolder, request, resumeToken, keep) => {
      const link = await linkOf(request);
      const linkId = link?.id ?? null;
      const merchant = await merchantOf(keyHolder, link);
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
        const resumed = await unfinished(trx, merchant, about, resumeToken);
        const found = resumed?.row ?? null;
        const frozen = found !== null && (await cart.isSigned(trx, found.applicationId));
        if (linkId !== null)
          await links.admit(trx, linkId, found && { applicationId: found.applicationId, signed: frozen });
        if (found && !frozen) {
          await checkouts.updateCart(trx, found.id, change);
          if (found.cartTotal !== change.cartTotal) await cart.cartChanged(trx, found.applicationId);
          await invoices.cameBack(trx, found.applicationId);
        }
        if (found && request.language) await changeLanguage(trx, found.applicationId, request.language);
        const started = {
          ...change,
          merchantId: merchant.id,
          requestSource: request.requestSource,
          entry: entries[request.requestSource],
          language: request.language,
          invoiceLinkId: linkId,
          tracking: request.tracking ? present(request.tracking) : null,
          now: now(),
        };
        const checkoutId = found?.id ?? (await start(trx, started));
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
            isAmountQualified: amountQualified(entries[request.requestSource], total, minimum),
          },
        };
        await keep(trx, done);
        return done;
      });
    },

    setStatus: async (trx, id, status) => {
      const changed = await checkouts.setStatus(trx, id, status, status === 'completed' ? now() : null);
      if (changed) await news.statusChanged(trx, changed);
    },
  };
}

/** Where an application begins, by who asked for the checkout. */
export function entryOf(source: RequestSource): Facts['entry'] {
  return entries[source];
}

/** The cart reaches the minimum; where there is no cart there is nothing to reach. */
export function amountQualified(entry: Facts['entry'], cartTotal: Cents, minimum: Cents): boolean {
  return entry !== 'cart' || cartTotal >= minimum;
}

function present(tracking: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tracking).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
}
