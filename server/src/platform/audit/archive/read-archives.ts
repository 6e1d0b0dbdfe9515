import type { ArchiveStore } from '../../files';
import { type ArchivedEvent, parseLine, readLines } from './archive-lines';
import type { Archive } from './archive-repository';

/** The archived events by their seals. */
interface ArchivedEvents {
  /** The events of a seal. Call it with rising numbers: each archive is read once, from its beginning. */
  take(seal: number): Promise<readonly ArchivedEvent[]>;
  /** Archives that cannot be read, as sentences. */
  readonly problems: readonly string[];
}

/** @param store null: no archive can be read */
export function readArchives(
  archives: readonly Archive[],
  store: Pick<ArchiveStore, 'open'> | null,
): ArchivedEvents {
  const problems: string[] = [];
  const sources = archives.map((archive) => ({ ...archive, events: readArchive(archive, store, problems) }));

  return {
    problems,
    take: async (seal) => {
      const taken: ArchivedEvent[] = [];
      for (const { firstSeal, lastSeal, events } of sources)
        if (firstSeal <= seal && seal <= lastSeal) taken.push(...(await events.take(seal)));
      return taken;
    },
  };
}

function readArchive(
  { partition, fileId }: Archive,
  store: Pick<ArchiveStore, 'open'> | null,
  problems: string[],
): Pick<ArchivedEvents, 'take'> {
  let lines: AsyncGenerator<string> | undefined;
  let next: ArchivedEvent | undefined;
  let ended = false;

  const advance = async (): Promise<void> => {
    try {
      if (!store) throw new Error('no store');
      lines ??= readLines(await store.open(fileId));
      const { value, done } = await lines.next();
      next = done ? undefined : parseLine(value);
      ended = done ?? false;
    } catch {
      problems.push(`The archive of ${partition} cannot be read, or is not what was written.`);
      next = undefined;
      ended = true;
    }
  };

  return {
    take: async (seal) => {
      const taken: ArchivedEvent[] = [];
      while (!ended && (next === undefined || next.seal <= seal)) {
        if (next?.seal === seal) taken.push(next);
        await advance();
      }
      return taken;
    },
  };
}
