import { type Cents, toDollars } from '@tamarack/core/money/cents';
import { listPersonAgreements } from '../../../financing/agreements';
import { listPersonCaptures } from '../../../financing/authorizations';
import { listPersonInvoices } from '../../../financing/invoices';
import { listPersonAlerts, listPersonPasskeys, listPersonReviews } from '../../../intake/accounts';
import {
  listPersonEmails,
  type Person,
  type PersonApplication,
  type Prefill,
} from '../../../intake/applications';
import { listOpenedLinkIds, listPersonCheckouts } from '../../../intake/checkouts';
import { listPersonLinks } from '../../../intake/invoice-links';
import { type AuditAct, listApplicationEvents, listArchivedPeriods } from '../../../platform/audit';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { listApplicationMails } from '../../../platform/mail';
import { listPersonAccounts, listPersonConnections } from '../../../underwriting/banking';
import { listPersonLines, listPersonLoanEntries } from '../../../underwriting/credit';
import type { Features } from '../../../underwriting/decision';
import { listPersonDocuments } from '../../../underwriting/documents';
import { listPersonChecks, listPersonOwnership } from '../../../underwriting/due-diligence';
import {
  isAnnouncedKind,
  listPersonReviews as listManualReviews,
  listPersonRequests,
} from '../../../underwriting/review-queue';
import { type EvidenceRecord, toEvidenceRecord } from '../../../underwriting/reviews';
import { listPersonDecisions, type ScoringService } from '../../../underwriting/scoring';
import { listRefunds } from '../../refunds';
import { toDollarFigures } from './figures';

/** More than any application has. */
const maxEvents = 10_000;

export interface CollectDeps {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt' | 'keyedHash'>;
  readonly scoring: Pick<ScoringService, 'bankDataSummary' | 'decisionEvidence'>;
}

/** Everything held on a person, by section. Amounts in dollars; of the SIN and account numbers, the last digits. */
export async function collectPersonalData(person: Person, { database, keys, scoring }: CollectDeps) {
  const { customer, applications } = person;
  const ids = applications.map(({ id }) => id);
  const bankSummaries = [];
  const decisionEvidence = [];
  const trail = [];
  for (const id of ids) {
    const summary = await scoring.bankDataSummary(database, id);
    if (summary) bankSummaries.push({ applicationId: id, summaryInCents: summary });
    for (const [decisionId, evidence] of await scoring.decisionEvidence(database, id))
      decisionEvidence.push(withoutMatchEvidence(toEvidenceRecord(decisionId, evidence)));
    for (const { at, actor, act, details } of await listApplicationEvents(database, id, maxEvents))
      if (!undisclosedActs.has(act) && !isUndisclosedReview(act, details['kind']))
        trail.push({ at, actor: toActorKind(actor), act, details: withoutStaff(details) });
  }
  const links = await listPersonLinks(database, keys, {
    emails: listPersonEmails(person),
    ids: await listOpenedLinkIds(database, ids),
  });
  const checkouts = await listPersonCheckouts(database, ids);
  return {
    customer: customer ? [withoutId(customer)] : [],
    applications: applications.map(toApplication),
    givenByMerchants: applications.flatMap(toPrefilled),
    checkouts: checkouts.map(({ cartTotal, lineItems, metadata, ...checkout }) => ({
      ...checkout,
      cartTotal: toDollars(cartTotal),
      lineItems: (lineItems ?? []).map(({ name: item, reference: itemNumber, ...line }) => ({
        item,
        itemNumber,
        ...line,
      })),
      metadata: Object.entries(metadata ?? {}).map(([name, value]) => `${name}: ${value}`),
    })),
    invoices: (await listPersonInvoices(database, ids)).map(({ amount, payable, fileId: _, ...invoice }) => ({
      ...invoice,
      amount: toAmount(amount),
      payable: toAmount(payable),
    })),
    invoiceLinks: links.map((link) => ({ ...link, amount: toDollars(link.amount) })),
    banks: await listPersonConnections(database, ids),
    bankAccounts: await listPersonAccounts(database, ids),
    bankSummaries,
    documents: (await listPersonDocuments(database, ids)).map(({ fileId: _, ...document }) => document),
    checks: await listPersonChecks(database, keys, ids),
    owners: await listPersonOwnership(database, keys, ids),
    decisions: (await listPersonDecisions(database, ids)).map(({ reasons, features, ...decision }) => ({
      ...decision,
      reasons: reasons.filter((reason) => reason !== undisclosed),
      features: toDollarFigures(withoutMatches(features)),
      limit: toDollars(decision.limit),
    })),
    decisionEvidence,
    creditLines: (await listPersonLines(database, ids)).map((line) => ({
      ...line,
      limit: toDollars(line.limit),
      used: toDollars(line.used),
    })),
    repayments: (await listPersonLoanEntries(database, ids)).map((entry) => ({
      ...entry,
      principal: toDollars(entry.principal),
    })),
    reviews: (await listManualReviews(database, ids)).filter(({ kind }) => isAnnouncedKind(kind)),
    requests: await listPersonRequests(database, ids),
    agreements: await listPersonAgreements(database, keys, ids),
    captures: (await listPersonCaptures(database, ids)).map(({ amount, fee, instalments, ...capture }) => ({
      ...capture,
      amount: toDollars(amount),
      fee: toAmount(fee),
      payments: (instalments ?? []).map(({ payment }) => ({ payment: toDollars(payment) })),
    })),
    refunds: await collectRefunds(database, checkouts),
    passkeys: customer ? await listPersonPasskeys(database, customer.id) : [],
    alerts: await listPersonAlerts(database, keys, ids),
    accountReviews: await listPersonReviews(database, ids),
    mails: await listApplicationMails(database, keys, ids),
    trail,
    archivedTrail: [...(await listArchivedPeriods(database, ids))],
  };
}

export type PersonalData = Awaited<ReturnType<typeof collectPersonalData>>;

/** What merchants refunded of purchases: it lowers what the person owes. */
async function collectRefunds(
  database: Executor,
  checkouts: Awaited<ReturnType<typeof listPersonCheckouts>>,
) {
  const applicationIds = new Map(checkouts.map(({ id, applicationId }) => [id, applicationId]));
  const refunds = await listRefunds(database, [...applicationIds.keys()]);
  return refunds.map(({ checkoutId, amount, reason, refundedAt }) => ({
    applicationId: applicationIds.get(checkoutId) ?? null,
    amount: toDollars(amount),
    reason,
    at: refundedAt,
  }));
}

const toAmount = (cents: Cents | null): number | null => (cents === null ? null : toDollars(cents));

/** A possible match with the sanctions list is not disclosed: it would alert a listed person. */
const undisclosed = 'namesToConfirm';

/** Also left out: reviews of kinds that applicants are not notified of, and their audit acts. */
const undisclosedActs: ReadonlySet<string> = new Set<AuditAct>([
  'dueDiligence.matchFound',
  'dueDiligence.matchResolved',
]);

const isUndisclosedReview = (act: string, kind: unknown): boolean =>
  act.startsWith('review.') && typeof kind === 'string' && !isAnnouncedKind(kind);

const withoutMatches = ({ namesToConfirm: _, ...features }: Partial<Features>): Partial<Features> => features;

const withoutMatchEvidence = (record: EvidenceRecord): EvidenceRecord => ({
  ...record,
  reasons: record.reasons.filter(({ code }) => code !== undisclosed),
  figures: record.figures.filter(({ feature }) => feature !== undisclosed),
});

const withoutId = <T extends { readonly id: string }>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;

function toApplication(application: PersonApplication) {
  const { id, merchantName, language, entry, startedAt, phone, email, personal, business, erasedAt } =
    application;
  const { sinLastThree } = application;
  return {
    applicationId: id,
    merchant: merchantName,
    entry,
    language,
    startedAt,
    phone,
    phoneVerifiedAt: application.phoneVerifiedAt,
    email,
    emailVerifiedAt: application.emailVerifiedAt,
    sin: sinLastThree === null ? null : `••• ••• ${sinLastThree}`,
    personal,
    business,
    erasedAt,
  };
}

/** The customer details that a merchant passed, until the forms are filled in. */
const toPrefilled = ({ id, merchantName, prefill }: PersonApplication) =>
  prefill ? [{ applicationId: id, merchant: merchantName, ...withoutReplaced(prefill) }] : [];

const withoutReplaced = ({ replaced: _, ...values }: Prefill) => values;

/** Who did it; of operators and merchants, not which one. */
const toActorKind = (actor: string): string => actor.split(':')[0] ?? actor;

/** Removes ids of operators, which are not data of this person. */
const withoutStaff = <T>(details: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(details).filter(([name]) => !/^operator|By(Id)?$/.test(name)));
