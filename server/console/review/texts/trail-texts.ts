import { getText } from '../../../pages/parts/get-text';
import type { AuditAct } from '../../../src/platform/audit';
import { requestItemTexts } from '../../../src/underwriting/review-queue';
import type { ReviewView } from '../../../src/underwriting/reviews';
import { languageTexts } from '../../parts/language-texts';
import { reviewKindTexts } from '../../parts/review-kind-texts';
import { type ActDetails, formatCents } from './act-details';
import { outcomeTexts } from './application-texts';
import { merchantActTexts } from './merchant-act-texts';
import { personActTexts } from './person-act-texts';

type AuditItem = ReviewView['trail'][number];
type Details = ActDetails;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const decisions: Readonly<Record<string, string>> = {
  approve: 'approved the application',
  reject: 'rejected the application',
};
const uploads: Readonly<Record<string, string>> = {
  statement: 'a bank statement',
  voidCheque: 'a void cheque',
  supporting: 'a requested document',
};
const refusals: Readonly<Record<string, string>> = {
  passwordProtected: 'password-protected',
  broken: 'unreadable',
  infected: 'malware found',
};

const formatItems = (items: Details[string] | undefined): string =>
  String(items ?? '')
    .split(' ')
    .filter((code) => code !== '')
    .map((code) =>
      Object.hasOwn(requestItemTexts, code)
        ? requestItemTexts[code as keyof typeof requestItemTexts].en
        : code,
    )
    .map(lowerFirst)
    .join('; ');

const formatReduction = ({ amountCents }: Details): string =>
  `reduced the merchant’s payout by ${formatCents(amountCents)}`;

/** Labels of audit acts by code. The actor is shown next to them. */
const actTexts: Readonly<Record<AuditAct, (details: Details) => string>> = {
  'application.eligibility': ({ eligibility }) => `answered the eligibility question: ${eligibility}`,
  'application.personal': ({ sinGiven }) =>
    sinGiven === true ? 'saved their personal details, with a SIN' : 'saved their personal details',
  'application.business': () => 'saved the business details',
  'application.sin': () => 'provided their SIN',
  'application.language': ({ language }) => `changed the language to ${getText(languageTexts, language)}`,
  'application.abandoned': () => 'left the checkout',
  'application.takenUp': () => 'resumed the application from another checkout',
  'application.resumed': () => 'returned to the application',
  'application.renewed': () => 'started a new application to replace one that had ended',
  'application.carriedOver': () => 'reused the details of an earlier application',
  'checkout.created': () => 'created the checkout from their server',
  'checkout.started': () => 'started the checkout',
  'checkout.resumed': () => 'returned to the checkout',
  'checkout.cancelled': () => 'cancelled the checkout',
  'checkout.refunded': ({ amountCents }) => `refunded ${formatCents(amountCents)}`,
  'checkout.captured': ({ amountCents }) =>
    `captured ${formatCents(amountCents)}, which is now owed and paid out`,
  'checkout.released': ({ amountCents, reason }) =>
    `released ${formatCents(amountCents)}${reason === 'expired' ? ': not captured within 30 days' : ''}`,
  'link.followed': () => 'opened a locked session from an email link',
  'invoice.entered': () => 'entered an invoice',
  'invoice.uploaded': () => 'uploaded an invoice',
  'invoice.infected': () => 'rejected an invoice: malware found',
  'invoice.confirmed': () => 'confirmed the invoice',
  'invoice.partialConfirmed': () => 'agreed to finance part of the invoice',
  'invoice.forgotten': () => 'deleted an invoice that was never signed',
  'invoiceLink.created': () => 'created an invoice link',
  'invoiceLink.sent': () => 'emailed an invoice link to the customer',
  'invoiceLink.rejected': () => 'rejected the invoice of a link',
  'invoiceLink.deactivated': () => 'deactivated an invoice link',
  'bank.connected': ({ institution }) =>
    `connected a bank account${typeof institution === 'string' ? ` (${institution})` : ''}`,
  'bank.bypassed': () => 'skipped the bank connection (test environment)',
  'bank.failed': ({ trouble }) => `received no data from the bank (${trouble})`,
  'bank.disconnected': () => 'disconnected the bank',
  'document.uploaded': ({ kind }) => `uploaded ${getText(uploads, kind)}`,
  'document.refused': ({ problem }) => `rejected a document: ${getText(refusals, problem)}`,
  'document.months': () => 'set the months of a statement',
  'document.removed': () => 'removed a document',
  'document.seen': () => 'viewed a document',
  'document.downloaded': () => 'downloaded a document',
  'documents.submitted': () => 'submitted the documents',
  'documents.forgotten': ({ documents }) => `deleted ${documents} documents that were never submitted`,
  'scoring.decided': ({ outcome, rulesVersion }) =>
    rulesVersion === 'person'
      ? `stored the decision: ${lowerFirst(getText(outcomeTexts, outcome))}`
      : `decided by the rules (${rulesVersion}): ${lowerFirst(getText(outcomeTexts, outcome))}`,
  'dueDiligence.checked': () => 'looked the business up and compared the names with the sanctions list',
  'dueDiligence.matchFound': ({ matches }) =>
    `compared the names with a newer sanctions list, and found ${matches === 1 ? 'a possible match' : `${matches} possible matches`}`,
  'dueDiligence.matchResolved': ({ state }) =>
    state === 'confirmed'
      ? 'confirmed that a name is the one on the sanctions list'
      : 'cleared a possible match with the sanctions list',
  'dueDiligence.ownershipRecorded': ({ people }) =>
    `recorded owners and directors of the business (${people === 1 ? 'a person' : `${people} people`})`,
  'qualification.finalReviewRequested': () => 'requested a final review of the full amount',
  'reconsideration.requested': () => 'requested a review of the rejection by a person',
  'review.opened': ({ kind }) =>
    `added the application to the queue: ${lowerFirst(getText(reviewKindTexts, kind))}`,
  'review.reopened': () => 'returned the application to the queue',
  'review.seen': () => 'viewed the application',
  'review.asked': ({ items }) => `requested information from the applicant: ${formatItems(items)}`,
  'review.answered': ({ documents }) =>
    documents === 0
      ? 'responded without documents'
      : `responded with ${documents === 1 ? 'a document' : `${documents} documents`}`,
  'review.proposed': ({ limitCents }) => `proposed to approve the application for ${formatCents(limitCents)}`,
  'review.confirmed': ({ limitCents }) => `confirmed the approval for ${formatCents(limitCents)}`,
  'review.returned': ({ limitCents }) => `returned the proposed approval for ${formatCents(limitCents)}`,
  'review.closed': () => 'closed the review with its last possible match',
  'review.decided': ({ decision }) => getText(decisions, decision),
  'option.selected': () => 'selected a payment plan',
  'option.cancelled': () => 'cancelled the selected payment plan because the amount changed',
  'account.emailChanged': ({ onHold }) =>
    `changed the account’s email address${onHold ? ': codes go to the former one until the hold ends' : ''}`,
  'account.newDevice': () => 'gave the second proof on a new device',
  'account.frozen': ({ emailRestored }) =>
    `reported “This was not me”: the credit line is frozen${emailRestored ? ', and the former email address is back' : ''}`,
  'account.numberReleased': () => 'started as a new customer with a number that belonged to another customer',
  'account.passkeyAdded': () => 'created a passkey',
  'account.passkeyRemoved': () => 'removed a passkey of the customer',
  'account.reviewOpened': ({ reason }) =>
    `sent the purchase to account security (${reason === 'amount' ? 'amount on a new device' : 'recent change of the email address or the bank account'})`,
  'account.reviewResolved': ({ outcome }) =>
    `${outcome === 'cleared' ? 'allowed' : 'refused'} the purchase in account security`,
  'account.unfrozen': () => 'lifted the freeze of the credit line',
  'agreement.signed': () => 'signed the agreement',
  'purchase.completed': () => 'completed the purchase',
  'loan.repaid': ({ principalCents }) => `recorded a repayment of ${formatCents(principalCents)}`,
  'loan.repaymentReturned': ({ principalCents }) =>
    `recorded a returned repayment of ${formatCents(principalCents)}`,
  'loan.overpaymentRefunded': ({ principalCents }) =>
    `recorded that an overpayment of ${formatCents(principalCents)} was paid back`,
  'loan.writtenOff': ({ principalCents }) => `recorded a write-off of ${formatCents(principalCents)}`,
  'payout.opened': ({ amountCents }) => `created the merchant’s payout of ${formatCents(amountCents)}`,
  'payout.recoveryOpened': ({ amountCents }) => `recorded ${formatCents(amountCents)} owed by the merchant`,
  'payout.reduced': formatReduction,
  'payout.lessened': formatReduction,
  'payout.cancelled': () => 'cancelled the merchant’s payout after a full refund',
  'payout.sent': () => 'sent the merchant’s payout',
  'payout.paid': () => 'recorded the merchant’s payout as paid',
  'payout.settled': ({ withheldCents }) =>
    `settled the merchant’s payout: ${formatCents(withheldCents)} withheld for refunds`,
  'payout.returned': ({ code }) =>
    `recorded that the bank returned the merchant’s payout${typeof code === 'string' ? ` (code ${code})` : ''}`,
  'payout.retried': () => 'retried the returned payout',
  'payoutBatch.made': ({ sequence, entries }) => `created payout batch ${sequence} with ${entries} payments`,
  'payoutBatch.sent': ({ sequence }) => `sent payout batch ${sequence}`,
  'payoutReport.taken': ({ report, lines, refused }) =>
    `processed bank report ${report}: ${lines} lines, ${refused} rejected`,
  ...merchantActTexts,
  ...personActTexts,
  'payee.set': () => 'set the merchant’s payout account',
  'payee.changeProposed': () => 'proposed a change of the merchant’s payout account',
  'payee.changeConfirmed': () => 'confirmed a change of the merchant’s payout account',
  'payee.changeCancelled': () => 'cancelled a change of the merchant’s payout account',
  'job.retried': () => 'ran a failed job again',
  'member.loggedIn': () => 'logged in to the dashboard',
  'member.loggedOut': () => 'logged out of the dashboard',
  'member.sessionsEnded': () => 'ended sessions of the dashboard',
  'operator.changeProposed': ({ roles }) => `proposed an operator with the roles ${roles}`,
  'operator.changeRefused': () => 'was not allowed to confirm an operator or roles',
  'operator.changeCancelled': () => 'cancelled a proposed operator or proposed roles',
  'operator.created': () => 'created an operator',
  'operator.disabled': () => 'disabled an operator',
  'operator.loggedIn': () => 'logged in',
  'operator.loggedOut': () => 'logged out',
  'operator.loginFailed': () => 'failed to log in',
  'operator.invited': () => 'sent a link to create a passkey',
  'operator.passkeyAdded': () => 'created a passkey',
  'operator.passkeyRemoved': () => 'removed a passkey',
  'operator.keyCreated': () => 'created a key',
  'operator.keyRevoked': () => 'revoked a key',
  'operator.keyLogin': () => 'logged in with a key in an emergency',
  'operator.rolesChanged': ({ roles }) => `changed an operator’s roles to ${roles}`,
  'operator.sessionRefused': () => 'was logged out: the session appeared in another browser or network',
  'operator.sessionsEnded': () => 'ended sessions',
  'webhookEndpoint.created': () => 'created a webhook endpoint',
  'webhookEndpoint.changed': () => 'updated a webhook endpoint',
  'webhookEndpoint.secretRotated': () => 'rotated a webhook endpoint’s secret',
  'webhookEndpoint.pinged': () => 'sent a test event to a webhook endpoint',
  'webhookEvent.resent': () => 'resent a webhook event',
  'webhookEndpoint.removed': () => 'removed a webhook endpoint',
  'verification.manyNumbers': ({ by, numbers }) =>
    `noticed that codes were sent to ${numbers} different phone numbers ${by === 'network' ? 'from this network' : 'in this application'}`,
  'verification.contested': ({ channel, codes }) =>
    `noticed that this ${channel === 'phone' ? 'phone number' : 'email address'} got ${codes} codes in a day, so that its owner may have to wait for one`,
  'verification.passkeyVerified': () => 'confirmed with a passkey',
  'verification.phoneSent': () => 'requested a code for the phone number',
  'verification.phoneRefused': ({ attempts }) =>
    `entered a wrong code for the phone number (attempt ${attempts})`,
  'verification.phoneVerified': () => 'verified the phone number',
  'verification.phoneChanged': () => 'changed the phone number',
  'verification.emailSent': () => 'requested a code for the email address',
  'verification.emailRefused': ({ attempts }) =>
    `entered a wrong code for the email address (attempt ${attempts})`,
  'verification.emailVerified': () => 'verified the email address',
  'verification.emailChanged': () => 'changed the email address',
};

const isAuditAct = (act: string): act is AuditAct => Object.hasOwn(actTexts, act);

/**
 * Label of an act; one stored by an earlier version is derived from its code: `session.locked` becomes `session
 * locked`.
 */
export function formatAct({ act, details }: Pick<AuditItem, 'act' | 'details'>): string {
  return isAuditAct(act)
    ? actTexts[act](details)
    : act.replaceAll('.', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Label of the actor. Operators by their names. */
export function formatActor(actor: string, names: ReadonlyMap<string, string>): string {
  if (actor === 'applicant') return 'Applicant';
  if (actor === 'system') return 'System';
  if (actor.startsWith('merchant:')) return 'Merchant';
  if (actor.startsWith('member:'))
    return names.get(actor.slice('member:'.length)) ?? 'A member of the merchant';
  return formatOperator(actor.replace(/^operator:/, ''), names);
}

export const formatOperator = (id: string, names: ReadonlyMap<string, string>): string =>
  names.get(id) ?? 'An operator';

export interface TrailEntry extends Pick<AuditItem, 'actor' | 'act' | 'details'> {
  /** Time of the first and the last of them. */
  readonly from: string;
  readonly to: string;
  readonly times: number;
}

/** Acts of viewing: consecutive ones of the same person are grouped into one entry. */
const viewActs: ReadonlySet<string> = new Set(['review.seen', 'document.seen']);

/** The trail, newest first, with consecutive views of one person as one entry. */
export function groupEntries(trail: readonly AuditItem[]): readonly TrailEntry[] {
  const entries: TrailEntry[] = [];
  for (const { at, actor, act, details } of trail) {
    const last = entries.at(-1);
    if (last && viewActs.has(act) && last.act === act && last.actor === actor)
      entries[entries.length - 1] = { ...last, to: at, times: last.times + 1 };
    else entries.push({ actor, act, details, from: at, to: at, times: 1 });
  }
  return entries.reverse();
}

/** How long after a view another operator counts as present. */
const viewingMs = 10 * 60_000;

/** Other operators who viewed it within the last minutes, the latest view of each, newest first. */
export function listOtherViewers(
  trail: readonly AuditItem[],
  me: string,
  now: Date,
): readonly { readonly actor: string; readonly at: string }[] {
  const latest = new Map<string, string>();
  for (const { at, actor, act } of trail) {
    const other = actor.startsWith('operator:') && actor !== `operator:${me}`;
    if (other && viewActs.has(act) && now.getTime() - Date.parse(at) < viewingMs) latest.set(actor, at);
  }
  return [...latest].map(([actor, at]) => ({ actor, at })).sort((a, b) => (a.at < b.at ? 1 : -1));
}
