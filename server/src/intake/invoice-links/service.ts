import { dateIn } from '@tamarack/core/calendar/plain-date';
import { toCents } from '@tamarack/core/money/cents';
import type { z } from 'zod';
import { toNumberKey } from '../../../reader';
import { authorizeMerchant, type Member } from '../../parties/members';
import { lockMerchant, type MerchantsService } from '../../parties/merchants';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { problem } from '../../platform/errors';
import { createChannel } from '../../platform/events';
import type { PageRequest, StoreResponse } from '../../platform/http';
import type { Keys, SealingKeys } from '../../platform/keys';
import {
  FinancedInvoices,
  findOpenLinkFaults,
  insertParsedLinks,
  type LinkFault,
  listLinkSites,
  parseLinks,
} from './create/create-links';
import { type InvoiceLinkInput, parseLinkInput } from './create/parse-link-input';
import type { InvoiceLinkEvent } from './events';
import type { InvoiceKey } from './linked-invoices';
import type { LinkMails } from './mails/link-mails';
import { generateLinkId } from './mails/link-url';
import * as links from './repository';
import type { invoiceLinkList, invoiceLinkQuery } from './schemas';
import { findLinks, type LinkSearch } from './search/search';
import type { Moment } from './status';
import { type InvoiceLink, toLinkSnapshot, toLinkView } from './view';

type LinkAct = (
  merchantId: string,
  linkId: string,
  storeResponse: StoreResponse<InvoiceLink>,
  by?: Member | null,
) => Promise<InvoiceLink>;

/** A merchant's actions on its own links, of its server or, with `by`, of a member; others are `not-found`. */
export interface InvoiceLinksService extends ReturnType<typeof createInvoiceLinksService> {}

/** Maximum number of links of one invoice, far above actual use. */
const maxLinksPerInvoice = 1000;

export function createInvoiceLinksService(deps: {
  readonly database: Executor;
  readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
  readonly merchants: Pick<MerchantsService, 'get' | 'sites'>;
  readonly mails: LinkMails;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}) {
  const { database, keys, merchants, mails, publicUrl, now } = deps;
  const events = createChannel<InvoiceLinkEvent>();
  const getMoment = (): Moment => ({ now: now(), today: dateIn(now()) });

  const audit = (trx: Executor, { id }: links.LinkRow, act: AuditAct, actor: string) =>
    recordAudit(trx, {
      applicationId: null,
      actor,
      act,
      details: { invoiceLinkId: id },
      at: now(),
    });

  const checkOpen = async (trx: Executor, merchantId: string): Promise<void> => {
    if ((await merchants.get(trx, merchantId)).closedAt !== null)
      throw problem('step-not-allowed', { detail: 'The merchant’s account is closed.' });
  };

  const getOwn = async (executor: Executor, merchantId: string, linkId: string): Promise<links.LinkRow> => {
    const row = await links.findByLinkId(executor, keys, linkId, getMoment());
    if (row?.merchantId !== merchantId) throw problem('not-found');
    return row;
  };

  const respond = async (
    trx: Executor,
    merchantId: string,
    linkId: string,
    storeResponse: StoreResponse<InvoiceLink>,
  ): Promise<InvoiceLink> => {
    const view = toLinkView(await getOwn(trx, merchantId, linkId), publicUrl);
    await storeResponse(trx, view);
    return view;
  };

  const defineAct =
    (work: (trx: Executor, row: links.LinkRow, actor: string) => Promise<void>): LinkAct =>
    async (merchantId, linkId, storeResponse, by = null) => {
      const actor = authorizeMerchant(by, merchantId, 'invoiceLinks.manage');
      return inTransaction(database, async (trx) => {
        await links.lockLinks(trx, await getOwn(trx, merchantId, linkId));
        // after the lock: its previous owner may have signed
        await work(trx, await getOwn(trx, merchantId, linkId), actor);
        return respond(trx, merchantId, linkId, storeResponse);
      });
    };

  const revokeAs = (as: 'rejected' | 'deactivated') =>
    defineAct(async (trx, row, actor) => {
      if (row.usedAt !== null)
        throw problem('step-not-allowed', {
          detail:
            'The invoice is financed. Refund its checkout with POST /v1/merchant/checkouts/{id}/refunds.',
        });
      if ((as === 'rejected' ? row.rejectedAt : row.deactivatedAt) !== null) return;
      await links.updateLink(
        trx,
        row.id,
        as === 'rejected' ? { rejected_at: now() } : { deactivated_at: now() },
      );
      await audit(trx, row, `invoiceLink.${as}`, actor);
      await events.publish(trx, { type: as, merchantId: row.merchantId, link: toLinkSnapshot(row, as) });
    });

  const createAll = async (
    trx: Executor,
    merchant: { readonly id: string; readonly name: string },
    inputs: readonly (InvoiceLinkInput | null)[],
    actor: string,
  ): Promise<{ readonly created: number; readonly faults: readonly LinkFault[] }> => {
    const { id: merchantId } = merchant;
    // one list after the other: the second sees the links of the first
    await lockMerchant(trx, merchantId);
    await checkOpen(trx, merchantId);
    const at = getMoment();
    const parsed = parseLinks(inputs, await listLinkSites(trx, merchants, merchant), at.now);
    const faults = [...parsed.faults, ...(await findOpenLinkFaults(trx, merchantId, inputs, at))];
    if (faults.length > 0 || inputs.includes(null)) return { created: 0, faults };
    for (const row of await insertParsedLinks(trx, merchantId, parsed.links, { keys, mails, at })) {
      await audit(trx, row, 'invoiceLink.created', actor);
      await events.publish(trx, { type: 'created', merchantId, link: toLinkSnapshot(row, 'open') });
    }
    return { created: inputs.length, faults: [] };
  };

  const find = async (
    merchantId: string,
    search: LinkSearch,
    page: PageRequest,
  ): Promise<{ items: InvoiceLink[]; nextCursor: string | null }> => {
    const { rows, nextCursor } = await findLinks(database, keys, merchantId, search, page, getMoment());
    return { items: rows.map((row) => toLinkView(row, publicUrl)), nextCursor };
  };

  return {
    events,

    /**
     * Call it in the transaction that finances an invoice, after financing, with the instant of it: publishes which of its
     * links are used by that.
     */
    publishUsed: async (
      trx: Executor,
      { merchantId, numberKey, at }: InvoiceKey & { readonly at: Date },
    ): Promise<void> => {
      const invoice = { merchantId, numberKey };
      for (const row of await links.listLinksOfInvoice(trx, keys, invoice, maxLinksPerInvoice, getMoment()))
        if (row.rejectedAt === null && row.deactivatedAt === null && row.usedAt?.getTime() === at.getTime())
          await events.publish(trx, { type: 'used', merchantId, link: toLinkSnapshot(row, 'used') });
    },

    /** Links that match a member's search, newest first. Throws `validation-failed` for an invalid cursor. */
    search: find,

    /** The sites that its links may name; a merchant without any is its own. */
    listSites: (merchant: { readonly id: string; readonly name: string }): Promise<readonly string[]> =>
      listLinkSites(database, merchants, merchant),

    /**
     * Creates all links, up to a thousand, or none: then it returns the problems of each. An invoice with an open link
     * is a fault, so that the same list is created once. Throws `rate-limited` where more mails are requested than may be
     * sent; `step-not-allowed` once the merchant is closed.
     *
     * @param inputs null for one that the caller found faults in
     */
    createAll: async (
      merchant: { readonly id: string; readonly name: string },
      inputs: readonly (InvoiceLinkInput | null)[],
      by: Member,
    ): Promise<{ readonly created: number; readonly faults: readonly LinkFault[] }> => {
      const actor = authorizeMerchant(by, merchant.id, 'invoiceLinks.manage');
      try {
        return await inTransaction(database, (trx) => createAll(trx, merchant, inputs, actor));
      } catch (error) {
        if (error instanceof FinancedInvoices) return { created: 0, faults: error.faults };
        throw error;
      }
    },

    /**
     * Throws `validation-failed`; `invoice-is-used` if the invoice is already financed; `rate-limited` where the
     * customer was mailed too often; `step-not-allowed` once the merchant is closed.
     */
    create: async (
      merchant: { readonly id: string; readonly name: string },
      input: InvoiceLinkInput,
      storeResponse: StoreResponse<InvoiceLink>,
      by: Member | null = null,
    ): Promise<InvoiceLink> => {
      const { id: merchantId } = merchant;
      const actor = authorizeMerchant(by, merchantId, 'invoiceLinks.manage');
      return inTransaction(database, async (trx) => {
        await checkOpen(trx, merchantId);
        const terms = parseLinkInput(input, await listLinkSites(trx, merchants, merchant), now());
        const linkId = generateLinkId();
        const key = toNumberKey(terms.number);
        const { language } = input;
        await links.insertLink(trx, keys, {
          ...terms,
          linkId,
          merchantId,
          numberKey: key,
          isForRest: links.isWithinRest(await links.listRests(trx, merchantId, [key]), key, terms.amount),
          language,
          now: now(),
        });
        const row = await getOwn(trx, merchantId, linkId);
        if (row.usedAt !== null) throw problem('invoice-is-used');
        await audit(trx, row, 'invoiceLink.created', actor);
        if (input.sendEmail && terms.customerEmail !== null)
          await mails.queue(trx, { linkId: row.id, merchantId, to: terms.customerEmail });
        await events.publish(trx, { type: 'created', merchantId, link: toLinkSnapshot(row, 'open') });
        return respond(trx, merchantId, linkId, storeResponse);
      });
    },

    /** Newest first. Throws `validation-failed` for an invalid cursor. */
    list: async (
      merchantId: string,
      { cursor, limit, ...filters }: z.output<typeof invoiceLinkQuery>,
    ): Promise<z.input<typeof invoiceLinkList>> => {
      const search: LinkSearch = {
        number: filters.invoiceId ?? '',
        customer: '',
        amount: filters.amount === undefined ? null : toCents(filters.amount),
        status: filters.status ?? null,
        from: filters.from ?? null,
        to: filters.to ?? null,
      };
      return find(merchantId, search, { cursor: cursor ?? null, limit });
    },

    get: async (merchantId: string, linkId: string): Promise<InvoiceLink> =>
      toLinkView(await getOwn(database, merchantId, linkId), publicUrl),

    /** The merchant rejects payment of the invoice over time. Idempotent. Throws `step-not-allowed` once it is used. */
    reject: revokeAs('rejected'),

    /** The merchant revokes the link. Idempotent. Throws `step-not-allowed` once it is used. */
    deactivate: revokeAs('deactivated'),

    /** Mails the link to the customer, again if it was mailed before. Throws `step-not-allowed` unless it is open. */
    send: defineAct(async (trx, row, actor) => {
      const { id, merchantId, customerEmail: to, status } = row;
      if (status !== 'open') throw problem('step-not-allowed', { detail: `The link is ${status}.` });
      if (to === null) throw problem('step-not-allowed', { detail: 'The link has no customerEmail.' });
      await checkOpen(trx, merchantId);
      await mails.queue(trx, { linkId: id, merchantId, to });
      await audit(trx, row, 'invoiceLink.sent', actor);
    }),
  };
}
