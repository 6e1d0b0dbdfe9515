import { toNumberKey } from '../../../../reader';
import type { MerchantsService } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { isProblem } from '../../../platform/errors';
import type { Keys, SealingKeys } from '../../../platform/keys';
import type { LinkMails } from '../mails/link-mails';
import { generateLinkId } from '../mails/link-url';
import { insertLinks, isWithinRest, type LinkRow, listRests, type NewLink } from '../repository';
import { listByLinkIds, listOpenNumbers } from '../search/search-repository';
import type { Moment } from '../status';
import { type InvoiceLinkInput, type LinkTerms, parseLinkInput } from './parse-link-input';

/** Links that are created together, at most. */
export const maxLinksAtOnce = 1_000;

/** A problem of one link of a batch. */
export interface LinkFault {
  /** Its position in the input, from 0. */
  readonly index: number;
  readonly field: string;
  readonly code: string;
}

/** Undoes the transaction: some of its invoices are already financed. */
export class FinancedInvoices extends Error {
  override readonly name = 'FinancedInvoices';
  constructor(readonly faults: readonly LinkFault[]) {
    super('some of the invoices are already financed');
  }
}

type ParsedLink = LinkTerms & { readonly numberKey: string; readonly input: InvoiceLinkInput };

/** All faults of all links, or the links. Inputs that are null have faults of their own and are left out. */
export function parseLinks(
  inputs: readonly (InvoiceLinkInput | null)[],
  sites: readonly string[],
  now: Date,
): { readonly links: readonly ParsedLink[]; readonly faults: readonly LinkFault[] } {
  const links: ParsedLink[] = [];
  const faults: LinkFault[] = [];
  const firstByNumber = new Map<string, number>();
  for (const [index, input] of inputs.entries()) {
    if (input === null) continue;
    const numberKey = toNumberKey(input.invoiceId);
    if (firstByNumber.has(numberKey)) faults.push({ index, field: 'invoiceId', code: 'invoiceTwice' });
    else if (numberKey !== '') firstByNumber.set(numberKey, index);
    try {
      links.push({ ...parseLinkInput(input, sites, now), numberKey, input });
    } catch (error) {
      if (!isProblem(error) || error.type !== 'validation-failed') throw error;
      for (const { path, code } of error.details.errors ?? [])
        faults.push({ index, field: path.slice(1), code });
    }
  }
  return { links, faults };
}

/** Faults of invoices that already have an open link: a file that is uploaded twice creates its links once. */
export async function findOpenLinkFaults(
  trx: Executor,
  merchantId: string,
  inputs: readonly (InvoiceLinkInput | null)[],
  at: Moment,
): Promise<LinkFault[]> {
  const keys = inputs.map((input) => (input === null ? '' : toNumberKey(input.invoiceId)));
  const open = await listOpenNumbers(trx, merchantId, [...new Set(keys)].filter(Boolean), at);
  return keys.flatMap((key, index) =>
    open.has(key) ? [{ index, field: 'invoiceId', code: 'invoiceLinkOpen' }] : [],
  );
}

/**
 * Inserts links and queues their mails. Throws `FinancedInvoices`; `rate-limited` where more mails are requested than
 * the merchant or an address may be sent.
 */
export async function insertParsedLinks(
  trx: Executor,
  merchantId: string,
  parsed: readonly ParsedLink[],
  {
    keys,
    mails,
    at,
  }: {
    readonly keys: SealingKeys & Pick<Keys, 'decrypt'>;
    readonly mails: LinkMails;
    readonly at: Moment;
  },
): Promise<readonly LinkRow[]> {
  const rests = await listRests(
    trx,
    merchantId,
    parsed.map(({ numberKey }) => numberKey),
  );
  const newLinks: readonly NewLink[] = parsed.map(({ input, ...terms }) => ({
    ...terms,
    isForRest: isWithinRest(rests, terms.numberKey, terms.amount),
    linkId: generateLinkId(),
    merchantId,
    language: input.language,
    now: at.now,
  }));
  await insertLinks(trx, keys, newLinks);
  const rows = await listByLinkIds(
    trx,
    keys,
    newLinks.map(({ linkId }) => linkId),
    at,
  );
  if (rows.length !== newLinks.length) throw new Error('a link was not inserted');
  const faults = rows.flatMap(({ usedAt }, index) =>
    usedAt === null ? [] : [{ index, field: 'invoiceId', code: 'invoiceUsed' }],
  );
  if (faults.length > 0) throw new FinancedInvoices(faults);
  await mails.queueAll(
    trx,
    merchantId,
    rows.flatMap(({ id, customerEmail }, index) =>
      parsed[index]?.input.sendEmail && customerEmail !== null ? [{ linkId: id, to: customerEmail }] : [],
    ),
  );
  return rows;
}

/** The merchant's sites; one without any is its own. */
export async function listLinkSites(
  trx: Executor,
  merchants: Pick<MerchantsService, 'sites'>,
  merchant: { readonly id: string; readonly name: string },
): Promise<readonly string[]> {
  const sites = await merchants.sites(trx, merchant.id);
  return sites.length > 0 ? sites : [merchant.name];
}
