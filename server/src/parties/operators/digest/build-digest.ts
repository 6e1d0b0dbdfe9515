import { isBusinessDay } from '@tamarack/core/calendar/business-days';
import { dateIn, providerZone } from '@tamarack/core/calendar/plain-date';

/** An act of the audit trail. */
export interface DigestEvent {
  readonly at: Date;
  readonly actor: string;
  readonly act: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

const counters = [
  'logins',
  'failedLogins',
  'applications',
  'sins',
  'documents',
  'decisions',
  'payouts',
  'merchants',
  'people',
  'access',
  'numberAlarms',
  'contestedAlarms',
  'outOfHours',
] as const;
export type DigestCounter = (typeof counters)[number];

export type Unusual =
  | 'keyLogin'
  | 'failedLogins'
  | 'sessionRefused'
  | 'manyDocuments'
  | 'contested'
  | 'manyNumbers'
  | 'outOfHours';

export interface DigestLine {
  /** Null for attempts that name no operator. */
  readonly operatorId: string | null;
  readonly counts: Readonly<Record<DigestCounter, number>>;
  readonly unusual: readonly Unusual[];
}

/** Hours of the provider's zone in which operators usually work, on business days. */
const usualHours = { from: 7, until: 20 };
/** More documents than a reviewer opens on a full day. */
const manyDocuments = 60;
/** More than a person mistypes. */
const manyFailedLogins = 5;

/** No acts of an operator: the alarms on strangers who have codes sent to many numbers, or too many to one. */
const numberAlarm = 'verification.manyNumbers';
const contestedAlarm = 'verification.contested';
const alarms: readonly string[] = [numberAlarm, contestedAlarm];

const hourFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: providerZone,
  hourCycle: 'h23',
  hour: 'numeric',
});

function isOutOfHours(at: Date): boolean {
  const hour = Number(hourFormat.format(at));
  return !isBusinessDay(dateIn(at)) || hour < usualHours.from || hour >= usualHours.until;
}

/** The counters that an act raises. */
function listCounters({ act, details }: DigestEvent): readonly DigestCounter[] {
  if (act === 'operator.loggedIn') return ['logins'];
  if (act === 'operator.loginFailed') return ['failedLogins'];
  if (act === 'operator.loggedOut') return [];
  if (act === 'review.seen') return ['applications', ...countSin(details)];
  if (act === 'document.seen' || act === 'document.downloaded') return ['documents'];
  if (act.startsWith('review.')) return ['decisions'];
  if (act.startsWith('payee.') || act.startsWith('payout')) return ['payouts'];
  if (act.startsWith('merchant.')) return ['merchants'];
  if (act === numberAlarm) return ['numberAlarms'];
  if (act === contestedAlarm) return ['contestedAlarms'];
  if (act.startsWith('person.')) return ['people', ...countSin(details), ...countFiles(details)];
  return act.startsWith('operator.') ? ['access'] : [];
}

/** A page or an export with the last digits of a SIN. */
const countSin = ({ sin }: DigestEvent['details']): readonly DigestCounter[] =>
  sin === true ? ['sins'] : [];

/** Documents in an export. */
const countFiles = ({ files }: DigestEvent['details']): readonly DigestCounter[] =>
  typeof files === 'number' ? Array.from({ length: files }, () => 'documents') : [];

/** A line for each operator who did anything, by id; attempts without an operator last. */
export function buildDigest(events: readonly DigestEvent[]): DigestLine[] {
  const lines = new Map<string | null, { counts: Record<DigestCounter, number>; acts: Set<string> }>();
  for (const event of events) {
    const operatorId = event.actor.startsWith('operator:') ? event.actor.slice('operator:'.length) : null;
    const line = lines.get(operatorId) ?? {
      counts: Object.fromEntries(counters.map((each) => [each, 0])) as Record<DigestCounter, number>,
      acts: new Set<string>(),
    };
    lines.set(operatorId, line);
    line.acts.add(event.act);
    for (const counter of listCounters(event)) line.counts[counter] += 1;
    if (!alarms.includes(event.act) && isOutOfHours(event.at)) line.counts.outOfHours += 1;
  }
  return [...lines]
    .sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : a.localeCompare(b)))
    .map(([operatorId, { counts, acts }]) => ({ operatorId, counts, unusual: listUnusual(counts, acts) }));
}

function listUnusual(
  { failedLogins, documents, outOfHours }: DigestLine['counts'],
  acts: ReadonlySet<string>,
): Unusual[] {
  return [
    ...(acts.has('operator.keyLogin') ? (['keyLogin'] as const) : []),
    ...(failedLogins >= manyFailedLogins ? (['failedLogins'] as const) : []),
    ...(acts.has('operator.sessionRefused') ? (['sessionRefused'] as const) : []),
    ...(documents >= manyDocuments ? (['manyDocuments'] as const) : []),
    ...(acts.has(contestedAlarm) ? (['contested'] as const) : []),
    ...(acts.has(numberAlarm) ? (['manyNumbers'] as const) : []),
    ...(outOfHours > 0 ? (['outOfHours'] as const) : []),
  ];
}
