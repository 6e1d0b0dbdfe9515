import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import * as links from './repository';
import { findRevocationProblem, type Moment, statusProblems } from './status';

/** The `id` is the row's. */
export type LinkedInvoice = Pick<
  links.StoredLink,
  'id' | 'merchantId' | 'site' | 'number' | 'amount' | 'status'
>;

/** A link from the payer's point of view, without decrypting whom it was sent to. */
export interface LinkedInvoices extends ReturnType<typeof createLinkedInvoices> {}

export interface InvoiceKey {
  readonly merchantId: string;
  readonly numberKey: string;
}

interface OngoingCheckout {
  readonly applicationId: string;
  readonly signed: boolean;
}

/** Links printed in the documentation. */
const publicLinks = /^sandbox-/;

export function createLinkedInvoices(deps: {
  readonly now: () => Date;
  /** Whether the links published in the documentation exist here. */
  readonly sandbox: boolean;
}) {
  const { now, sandbox } = deps;
  const getMoment = (): Moment => ({ now: now(), today: dateIn(now()) });

  const get = async (executor: Executor, id: string): Promise<links.StoredLink> => {
    const row = await links.findStored(executor, id, getMoment());
    if (!row) throw problem('invoice-link-is-invalid');
    return row;
  };

  const throwIfRevoked = ({ usedAt, rejectedAt, deactivatedAt }: links.StoredLink): void => {
    const refusal = findRevocationProblem({ used: usedAt !== null, rejectedAt, deactivatedAt });
    if (refusal !== null) throw problem(refusal);
  };

  return {
    /** Finds a link by its row's id. Throws `invoice-link-is-invalid`. */
    get,

    /**
     * Finds a link by the id in its URL; the result's id is the row's. Throws `invoice-link-is-invalid` for an unknown
     * one.
     */
    find: async (executor: Executor, linkId: string): Promise<LinkedInvoice> => {
      // also on a database that a sandbox used before
      const isAvailable = sandbox || !publicLinks.test(linkId);
      const row = isAvailable ? await links.findStoredByLinkId(executor, linkId, getMoment()) : undefined;
      if (!row) throw problem('invoice-link-is-invalid');
      return row;
    },

    /** The id in a link's URL. */
    findLinkId: async (executor: Executor, id: string): Promise<string | null> =>
      (await links.findStored(executor, id, getMoment()))?.linkId ?? null,

    /**
     * A link that was found has to be open to start a checkout. Throws `invoice-link-is-…`.
     */
    checkOpen: ({ status }: Pick<LinkedInvoice, 'status'>): void => {
      if (status !== 'open') throw problem(statusProblems[status]);
    },

    /**
     * Call it in a checkout's transaction, under its application's lock. A checkout that started in time is stopped only
     * where another one has paid the invoice or the merchant revoked the link, and not once it has ended, because its last
     * screen stays available. Throws `invoice-link-is-…`.
     */
    checkUsable: async (trx: Executor, id: string, ongoing: OngoingCheckout): Promise<void> => {
      if (ongoing.signed || (await links.isRejected(trx, ongoing.applicationId))) return;
      throwIfRevoked(await get(trx, id));
    },

    /**
     * Call it in the transaction that signs an invoice: locks its links, and throws `invoice-link-is-…` where its link
     * can no longer be paid, or the merchant rejected the invoice and created no new link for it. An expired link does
     * not stop a checkout that started in time.
     */
    lockPayable: async (
      trx: Executor,
      invoice: InvoiceKey & { readonly linkId: string | null },
    ): Promise<void> => {
      await links.lockLinks(trx, invoice);
      if (invoice.linkId !== null) return throwIfRevoked(await get(trx, invoice.linkId));
      // entered by hand or uploaded: the merchant's latest statement about the invoice counts
      const last = await links.findNewestStored(trx, invoice, getMoment());
      if (last && last.rejectedAt !== null) throw problem(statusProblems.rejected);
    },
  };
}
