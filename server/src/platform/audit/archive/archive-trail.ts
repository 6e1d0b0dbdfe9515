import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type Executor, inTransaction, lowestIdAt } from '../../database';
import type { ArchiveStore } from '../../files';
import { type ArchivedEvent, parseLine, readLines, toLine } from './archive-lines';
import {
  type Archive,
  type Contents,
  countEvents,
  countUnsealed,
  listEventsAfter,
  listPartitionsBefore,
  lockPartition,
  type OldPartition,
  replaceByArchive,
} from './archive-repository';

const pageSize = 5000;
const beforeAll = { seal: 0, id: '00000000-0000-0000-0000-000000000000' };

/** The action taken on a partition, or planned in a dry run. */
export interface ArchivedPartition {
  readonly name: string;
  readonly events: number;
  /** Null in a dry run, and if the partition is kept. */
  readonly archive: Archive | null;
  /** Events without a seal. If there are any, the partition is kept. */
  readonly unsealed: number;
}

/**
 * Moves the partitions that end before a time to the archive: writes each as NDJSON, compressed and encrypted, reads it back,
 * and only then drops it. The seals are kept, so that the chain can be verified across the archive.
 *
 * @param owner connections of the role that owns the tables
 * @param apply false for a dry run
 */
export async function archiveTrail(
  { owner, store, now }: { readonly owner: Executor; readonly store: ArchiveStore; readonly now: () => Date },
  { before, apply }: { readonly before: Date; readonly apply: boolean },
): Promise<readonly ArchivedPartition[]> {
  const done: ArchivedPartition[] = [];
  for (const partition of await listPartitionsBefore(owner, lowestIdAt(before))) {
    const events = await countEvents(owner, partition);
    const unsealed = await countUnsealed(owner, partition);
    const archive =
      apply && unsealed === 0 && events > 0 ? await archivePartition(owner, store, partition, now) : null;
    if (events > 0) done.push({ name: partition.name, events, archive, unsealed });
  }
  return done;
}

async function archivePartition(
  owner: Executor,
  store: ArchiveStore,
  partition: OldPartition,
  now: () => Date,
): Promise<Archive> {
  const written = createSummary();
  const fileId = await store.save(
    pipeline(Readable.from(writeLines(owner, partition, written)), createGzip(), () => undefined),
  );
  const read = createSummary();
  for await (const line of readLines(await store.open(fileId))) read.add(parseLine(line), `${line}\n`);
  const manifest = written.get();
  if (!manifest.sha256.equals(read.get().sha256))
    throw new Error(`The archive of ${partition.name} is not what was written; nothing was dropped.`);
  const archive = { ...manifest, partition: partition.name, fileId };
  await inTransaction(owner, async (trx) => {
    await lockPartition(trx, partition);
    if ((await countEvents(trx, partition)) !== archive.eventCount)
      throw new Error(`Events were added to ${partition.name} meanwhile: nothing was dropped. Try again.`);
    await store.retain(trx, fileId);
    await replaceByArchive(trx, archive, now());
  });
  return archive;
}

async function* writeLines(
  owner: Executor,
  partition: OldPartition,
  summary: Summary,
): AsyncGenerator<string> {
  let after: Pick<ArchivedEvent, 'seal' | 'id'> = beforeAll;
  for (;;) {
    const page = await listEventsAfter(owner, partition, after, pageSize);
    const last = page.at(-1);
    if (!last) return;
    after = last;
    yield page
      .map((event) => {
        const line = toLine(event);
        summary.add(event, line);
        return line;
      })
      .join('');
  }
}

interface Summary extends ReturnType<typeof createSummary> {}

function createSummary() {
  const hash = createHash('sha256');
  let eventCount = 0;
  let ids: readonly [string, string] | undefined;
  let seals: readonly [number, number] | undefined;
  return {
    add: ({ seal, id }: ArchivedEvent, line: string): void => {
      hash.update(line);
      eventCount += 1;
      ids = ids ? [id < ids[0] ? id : ids[0], id > ids[1] ? id : ids[1]] : [id, id];
      // sorted by seal
      seals = [seals?.[0] ?? seal, seal];
    },

    /** Call it once, after the last event. */
    get: (): Contents & Pick<Archive, 'sha256'> => {
      if (!ids || !seals) throw new Error('there is no event');
      const [firstId, lastId] = ids;
      const [firstSeal, lastSeal] = seals;
      return { eventCount, firstId, lastId, firstSeal, lastSeal, sha256: hash.digest() };
    },
  };
}
