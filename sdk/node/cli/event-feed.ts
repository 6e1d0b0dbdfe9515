import type { Output } from '../client/types';
import type { Events } from '../resources/events';

export type ListedEvent = Output<'Merchant_ListEvents'>['items'][number];

/** Events are listed when their transaction commits, so an older event can appear after a newer one. */
const overlapMs = 60_000;

/**
 * Returns a function that lists the events since its last call, oldest first, starting now. It compares the API's timestamps
 * only: this machine's clock does not matter.
 */
export async function createEventFeed(
  events: Pick<Events, 'list'>,
): Promise<() => Promise<readonly ListedEvent[]>> {
  const seen = new Map<string, number>();
  let newest = Number.NEGATIVE_INFINITY;
  const readUnseen = async (): Promise<readonly ListedEvent[]> => {
    let since = newest - overlapMs;
    const found: ListedEvent[] = [];
    for await (const event of events.list({ limit: 100 })) {
      const time = Date.parse(event.timestamp);
      if (!Number.isFinite(since)) since = time - overlapMs;
      if (time < since) break;
      if (!seen.has(event.eventId)) found.push(event);
    }
    for (const { eventId, timestamp } of found) {
      seen.set(eventId, Date.parse(timestamp));
      newest = Math.max(newest, Date.parse(timestamp));
    }
    for (const [id, time] of seen) if (time < newest - 2 * overlapMs) seen.delete(id);
    return found.reverse();
  };
  await readUnseen();
  return readUnseen;
}
