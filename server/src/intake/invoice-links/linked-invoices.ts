import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Executor } from '../../platform/database/executor';
import { problem } from '../../platform/errors/problem';
import type { EventsPort, InvoicesPort } from './ports';
import * as links from './repository';
import { type Moment, refusalOfBegun, refusals } from './status';
import { linkEvent } from './view';

interface Numbered {
  readonly merchantId: string;
  readonly numberKey: string;
}

/** What a link is to whoever pays by it. */
export interface LinkedInvoices {
  /** By what stands in its address; the id is the row's. Throws `invoice-link-is-invalid` for what is none. */
  find(executor: Executor, linkId: string): Promise<{ readonly id: string; readonly merchantId: string }>;
  /** What stands in the address of a link. */
  linkIdOf(executor: Executor, id: string): Promise<string | null>;
  /**
   * In a checkout's transaction, under its application's lock. To begin, the link has to be open. Who goes on with a
   * checkout that began in time is stopped only where another has paid the invoice, or the merchant took the link back;
   * and not where it has come to its end, whose screen is theirs to see. Throws `invoice-link-is-…`.
   */
  admit(trx: Executor, id: string, goesOn: GoesOn | null): Promise<void>;
  /** Under the application's lock: the link's invoice takes the place of the one before. */
  put(trx: Executor, move: { readonly applicationId: string; readonly linkId: string }): Promise<void>;
  /**
   * In the transaction that signs an invoice: holds its links, and throws `invoice-link-is-…` where it is of one by
   * which it cannot be paid any more, or the merchant rejected the invoice and made no new link for it. An expired one
   * stops nobody who began in time.
   */
  hold(trx: Executor, invoice: Numbered & { readonly linkId: string | null }): Promise<void>;
  /** In the same transaction, once the invoice is financed: its links are used, and the merchant is told. */
  used(trx: Executor, invoice: Numbered): Promise<void>;
}

interface GoesOn {
  readonly applicationId: string;
  readonly signed: boolean;
}

/** Links printed in the documentation. */
const publicLinks = /^sandbox-/;

/** More links of one invoice than any merchant makes. */
const mostOfOne = 1000;

export function createLinkedInvoices(deps: {
  readonly invoices: InvoicesPort;
  readonly events: EventsPort;
  readonly now: () => Date;
  /** Whether links that everybody can read in the documentation are some here. */
  readonly sandbox: boolean;
}): LinkedInvoices {
  const { invoices, events, now, sandbox } = deps;
  const moment = (): Moment => ({ now: now(), today: dateIn(now()) });

  const ofId = async (executor: Executor, id: string): Promise<links.LinkRow> => {
    const row = await links.findLink(executor, id, moment());
    if (!row) throw problem('invoice-link-is-invalid');
    return row;
  };

  const refuseTakenBack = ({ usedAt, rejectedAt, deactivatedAt }: links.LinkRow): void => {
    const refusal = refusalOfBegun({ used: usedAt !== null, rejectedAt, deactivatedAt });
    if (refusal !== null) throw problem(refusal);
  };

  return {
    find: async (executor, linkId) => {
      // also on a database that a sandbox has used before
      const known = sandbox || !publicLinks.test(linkId);
      const row = known ? await links.findByLinkId(executor, linkId, moment()) : undefined;
      if (!row) throw problem('invoice-link-is-invalid');
      return { id: row.id, merchantId: row.merchantId };
    },

    linkIdOf: async (executor, id) => (await links.findLink(executor, id, moment()))?.linkId ?? null,

    admit: async (trx, id, goesOn) => {
      const row = await ofId(trx, id);
      if (goesOn === null) {
        if (row.status !== 'open') throw problem(refusals[row.status]);
      } else if (!goesOn.signed && !(await links.isRejected(trx, goesOn.applicationId))) {
        refuseTakenBack(row);
      }
    },

    put: async (trx, { applicationId, linkId }) => {
      const { merchantId, site, number, amount } = await ofId(trx, linkId);
      await invoices.place(trx, {
        applicationId,
        merchantId,
        from: { source: 'link', linkId },
        state: 'entered',
        site,
        number,
        amount,
        payable: null,
        now: now(),
      });
    },

    hold: async (trx, invoice) => {
      await links.holdLinks(trx, invoice);
      if (invoice.linkId !== null) return refuseTakenBack(await ofId(trx, invoice.linkId));
      // by hand or as a file: what its merchant said last of the invoice holds
      const { merchantId, numberKey } = invoice;
      const [last] = await links.listLinks(trx, merchantId, { before: null, limit: 1, numberKey }, moment());
      if (last && last.rejectedAt !== null) throw problem(refusals.rejected);
    },

    used: async (trx, { merchantId, numberKey }) => {
      const wanted = { before: null, limit: mostOfOne, numberKey };
      for (const row of await links.listLinks(trx, merchantId, wanted, moment()))
        if (row.rejectedAt === null && row.deactivatedAt === null)
          await events.emit(trx, { merchantId, type: 'invoice_link.used', data: linkEvent(row, 'used') });
    },
  };
}
