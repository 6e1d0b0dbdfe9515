import { createHash, timingSafeEqual } from 'node:crypto';
import { hourMs } from '@tamarack/core/calendar/durations';
import type { Executor } from '../database';
import type { ArchiveStore } from '../files';
import type { Keys } from '../keys';
import { listArchives } from './archive/archive-repository';
import { readArchives } from './archive/read-archives';
import {
  countSealedAfter,
  countUnsealedBefore,
  findLastSeal,
  insertSeal,
  listSealedEvents,
  listSeals,
  type Seal,
  type SealedEvent,
} from './seal-repository';

/** Maximum number of events of one seal. */
const batchSize = 1000;
/** Unsealed events older than this are a problem: sealing runs every minute. */
const overdueMs = hourMs;

/** The last seal. A copy kept elsewhere shows if the end of the trail is cut off. */
export interface SealHead {
  readonly number: number;
  /** Hexadecimal digits of its code. */
  readonly code: string;
}

interface TrailCheck {
  readonly seals: number;
  readonly events: number;
  readonly head: SealHead | null;
  /** The problems found, as sentences. */
  readonly problems: readonly string[];
}

/**
 * Seals the audit trail: a chain of message authentication codes over batches of events, each over the code before. Its
 * key is not in the database, so nobody can change, remove or insert sealed events there unnoticed.
 */
export interface AuditSeals extends ReturnType<typeof createAuditSeals> {}

export function createAuditSeals(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'keyedHash'>;
  /** Null: only a trail without archived months can be checked. */
  readonly archives: Pick<ArchiveStore, 'open'> | null;
  readonly now: () => Date;
}) {
  const { database, keys, archives, now } = deps;

  const compute = (number: number, previous: Buffer | null, events: readonly SealedEvent[]): Buffer =>
    keys.keyedHash('auditSeal', `${number} ${previous?.toString('hex') ?? ''} ${hashEvents(events)}`);

  const check = async (expected?: SealHead): Promise<TrailCheck> => {
    const problems: string[] = [];
    const listed = await listArchives(database);
    const archived = readArchives(listed, archives);
    let previous: Seal | null = null;
    let seals = 0;
    let events = 0;
    for (;;) {
      const page: readonly Seal[] = await listSeals(database, previous?.number ?? 0, 100);
      if (page.length === 0) break;
      for (const seal of page) {
        const stored = await listSealedEvents(database, seal.number);
        const sealed = merge(await archived.take(seal.number), stored);
        const due = (previous?.number ?? 0) + 1;
        if (seal.number !== due) problems.push(`Seals ${due} to ${seal.number - 1} are missing.`);
        if (sealed.length !== seal.eventCount)
          problems.push(`Seal ${seal.number} covers ${seal.eventCount} events; ${sealed.length} are there.`);
        else if (!timingSafeEqual(compute(seal.number, previous?.mac ?? null, sealed), seal.mac))
          problems.push(`Seal ${seal.number} does not match its events, or the seal before it.`);
        if (expected?.number === seal.number && toHead(seal).code !== expected.code)
          problems.push(`Seal ${seal.number} is not the one that was noted.`);
        previous = seal;
        seals += 1;
        events += sealed.length;
      }
    }
    const orphans = await countSealedAfter(database, previous?.number ?? 0);
    if (orphans > 0) problems.push(`${orphans} events have a seal that is missing at the end of the chain.`);
    if (expected && (previous?.number ?? 0) < expected.number)
      problems.push(`Seal ${expected.number} was noted, and the trail ends at ${previous?.number ?? 0}.`);
    // a month that was archived meanwhile was found neither in its partition nor in a file
    if ((await listArchives(database)).length !== listed.length) return check(expected);
    const overdue = await countUnsealedBefore(database, new Date(now().getTime() - overdueMs));
    if (overdue > 0) problems.push(`${overdue} events have had no seal for over an hour.`);
    return {
      seals,
      events,
      head: previous && toHead(previous),
      problems: [...archived.problems, ...problems],
    };
  };

  return {
    /** Seals the events that have no seal yet. */
    seal: async (): Promise<void> => {
      for (;;) {
        const events = await listSealedEvents(database, null, batchSize);
        if (events.length === 0) return;
        const last = await findLastSeal(database);
        const number = (last?.number ?? 0) + 1;
        const mac = compute(number, last?.mac ?? null, events);
        const ids = events.map(({ id }) => id);
        await insertSeal(database, { number, eventCount: events.length, mac }, ids, now());
      }
    },

    getHead: async (): Promise<SealHead | null> => {
      const last = await findLastSeal(database);
      return last ? toHead(last) : null;
    },

    /** Reads the whole trail, archived months included. `expected`: a head that was noted before. */
    check,
  };
}

const toHead = ({ number, mac }: Seal): SealHead => ({ number, code: mac.toString('hex').slice(0, 32) });

/** By id, as they were sealed. A seal at the end of a month can have events that are archived and others that are not. */
const merge = (archived: readonly SealedEvent[], stored: readonly SealedEvent[]): readonly SealedEvent[] =>
  archived.length === 0 ? stored : [...archived, ...stored].sort((a, b) => (a.id < b.id ? -1 : 1));

/** SHA-256 over one line per event. */
function hashEvents(events: readonly SealedEvent[]): string {
  const hash = createHash('sha256');
  for (const { id, application_id, actor, act, details, at } of events)
    hash.update(`${JSON.stringify([id, application_id, actor, act, details, at.toISOString()])}\n`);
  return hash.digest('hex');
}
