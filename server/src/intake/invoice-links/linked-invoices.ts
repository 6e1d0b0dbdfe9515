import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import * as links from './repository';
import { type Moment, refusalOfBegun, refusals } from './status';

/** What a link is to whoever pays by it. */
export interface LinkedInvoices {
  /** By what stands in its address; the id is the row's. Throws `invoice-link-is-invalid` for what is none. */
  find(executor: Executor, linkId: string): Promise<{ readonly id: string; readonly merchantId: string }>;
  /** The link of a row. Throws `invoice-link-is-invalid`. */
  get(executor: Executor, id: string): Promise<links.LinkRow>;
  /** What stands in the address of a link. */
  linkIdOf(executor: Executor, id: string): Promise<string | null>;
  /**
   * In a checkout's transaction, under its application's lock. To begin, the link has to be open. Who goes on with a
   * checkout that began in time is stopped only where another has paid the invoice, or the merchant took the link back;
   * and not where it has come to its end, whose screen is theirs to see. Throws `invoice-link-is-…`.
   */
  admit(trx: Executor, id: string, goesOn: GoesOn | null): Promise<void>;
  /**
   * In the transaction that signs an invoice: locks its links, and throws `invoice-link-is-…` where it is of one by
   * which it cannot be paid any more, or the merchant rejected the invoice and made no new link for it. An expired one
   * stops nobody who began in time.
   */
  lockPayable(trx: Executor, invoice: NumberedInvoice & { readonly linkId: string | null }): Promise<void>;
}

export interface NumberedInvoice {
  readonly merchantId: string;
  readonly numberKey: string;
}

interface GoesOn {
  readonly applicationId: string;
  readonly signed: boolean;
}

/** Links printed in the documentation. */
const publicLinks = /^sandbox-/;

export function createLinkedInvoices(deps: {
  readonly now: () => Date;
  /** Whether links that everybody can read in the documentation are some here. */
  readonly sandbox: boolean;
}): LinkedInvoices {
  const { now, sandbox } = deps;
  const moment = (): Moment => ({ now: now(), today: dateIn(now()) });

  const get = async (executor: Executor, id: string): Promise<links.LinkRow> => {
    const row = await links.findLink(executor, id, moment());
    if (!row) throw problem('invoice-link-is-invalid');
    return row;
  };

  const refuseTakenBack = ({ usedAt, rejectedAt, deactivatedAt }: links.LinkRow): void => {
    const refusal = refusalOfBegun({ used: usedAt !== null, rejectedAt, deactivatedAt });
    if (refusal !== null) throw problem(refusal);
  };

  return {
    get,

    find: async (executor, linkId) => {
      // also on a database that a sandbox has used before
      const known = sandbox || !publicLinks.test(linkId);
      const row = known ? await links.findByLinkId(executor, linkId, moment()) : undefined;
      if (!row) throw problem('invoice-link-is-invalid');
      return { id: row.id, merchantId: row.merchantId };
    },

    linkIdOf: async (executor, id) => (await links.findLink(executor, id, moment()))?.linkId ?? null,

    admit: async (trx, id, goesOn) => {
      const row = await get(trx, id);
      if (goesOn === null) {
        if (row.status !== 'open') throw problem(refusals[row.status]);
      } else if (!goesOn.signed && !(await links.isRejected(trx, goesOn.applicationId))) {
        refuseTakenBack(row);
      }
    },

    lockPayable: async (trx, invoice) => {
      await links.lockLinks(trx, invoice);
      if (invoice.linkId !== null) return refuseTakenBack(await get(trx, invoice.linkId));
      // by hand or as a file: what its merchant said last of the invoice counts
      const { merchantId, numberKey } = invoice;
      const [last] = await links.listLinks(trx, merchantId, { before: null, limit: 1, numberKey }, moment());
      if (last && last.rejectedAt !== null) throw problem(refusals.rejected);
    },
  };
}
