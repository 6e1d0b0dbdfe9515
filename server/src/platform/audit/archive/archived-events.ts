import { type Executor, getIdTime } from '../../database';
import type { ArchiveStore } from '../../files';
import { firstIdFrom } from '../partitions';
import { type ArchivedEvent, parseLine, readLines } from './archive-lines';
import { type Archive, listArchives } from './archive-repository';

/** From the first to the last event of an archive. */
interface ArchivedPeriod {
  readonly from: Date;
  readonly until: Date;
}

/** The periods whose archives can have events of one of these applications. */
export async function listArchivedPeriods(
  executor: Executor,
  applicationIds: readonly string[],
): Promise<readonly ArchivedPeriod[]> {
  const archives = await listArchives(executor);
  return archives
    .filter((archive) => applicationIds.some((id) => canContain(archive, id)))
    .map(({ firstId, lastId }) => ({ from: getIdTime(firstId), until: getIdTime(lastId) }));
}

/** Archived events of an application, oldest first. Reads whole archives: this takes minutes. */
export async function listArchivedEvents(
  executor: Executor,
  store: Pick<ArchiveStore, 'open'>,
  applicationId: string,
): Promise<readonly ArchivedEvent[]> {
  const found: ArchivedEvent[] = [];
  for (const archive of await listArchives(executor)) {
    if (!canContain(archive, applicationId)) continue;
    for await (const line of readLines(await store.open(archive.fileId))) {
      // searching the line is faster than parsing it
      const event = line.includes(applicationId) ? parseLine(line) : undefined;
      if (event?.application_id === applicationId) found.push(event);
    }
  }
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** An application has no events from before its creation. */
const canContain = ({ lastId }: Archive, applicationId: string): boolean =>
  lastId >= firstIdFrom(getIdTime(applicationId));
