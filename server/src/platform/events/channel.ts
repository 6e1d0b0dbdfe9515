import type { Executor } from '../database';

/** Handles an event in the transaction that published it: a rejection rolls that transaction back. */
type Subscriber<Event> = (trx: Executor, event: Event) => Promise<void>;

/**
 * Lets an area notify the areas above it without depending on them. The area owns the channel and its event type; the
 * areas above subscribe when they are created. docs/architecture.md lists every channel.
 */
export interface Channel<Event> {
  /** Runs in the caller's transaction; subscribers run one after the other, in the order of their subscription. */
  publish(trx: Executor, event: Event): Promise<void>;
  subscribe(subscriber: Subscriber<Event>): void;
}

export function createChannel<Event>(): Channel<Event> {
  const subscribers: Subscriber<Event>[] = [];
  return {
    publish: async (trx, event) => {
      for (const subscriber of subscribers) await subscriber(trx, event);
    },
    subscribe: (subscriber) => {
      subscribers.push(subscriber);
    },
  };
}
