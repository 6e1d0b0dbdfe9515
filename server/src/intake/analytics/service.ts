import { addDays, dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { AnalyticsReport, ReportedEvent } from '@tamarack/core/protocol/analytics';
import { authorize, type Operator } from '../../parties/operators';
import { type Executor, isId } from '../../platform/database';
import { findCheckout } from '../checkouts';
import { buildFunnel, type Funnel } from './funnel';
import type { AnalyticsVendor, RecordedEvents } from './ports';
import * as counts from './repository';
import type { CountedEvent } from './tables';

/** Maximum number of concurrent requests to the vendor; further reports are not forwarded. */
const maxForwarded = 20;

/** Retention of counts in days: a year, and a month to compare it with. */
const retentionDays = 400;

export interface AnalyticsService {
  /**
   * Counts the events for the checkout's merchant; events of an unknown checkout are dropped. Forwards them to the vendor if
   * the report has a visit ID.
   */
  record(report: AnalyticsReport): Promise<void>;
  /** The funnel of the last days, including today, for one merchant or all. Throws `forbidden`. */
  getFunnel(
    operator: Operator,
    period: { readonly days: number; readonly merchantId: string | null },
  ): Promise<Funnel>;
  /** Removes old counts. */
  sweep(): Promise<void>;
}

export function createAnalyticsService(deps: {
  readonly database: Executor;
  /** Null: nothing is forwarded. */
  readonly vendor: AnalyticsVendor | null;
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
}): AnalyticsService {
  const { database, vendor, warn, now } = deps;
  let failing = false;
  let forwarded = 0;
  /** The caller does not wait for the vendor. */
  const forward = async (recorded: RecordedEvents): Promise<void> => {
    if (forwarded >= maxForwarded) return;
    forwarded++;
    try {
      await vendor?.send(recorded);
      failing = false;
    } catch {
      if (!failing) warn({}, 'the analytics vendor does not accept events');
      failing = true;
    } finally {
      forwarded--;
    }
  };
  const today = (): PlainDate => dateIn(now());
  return {
    record: async ({ checkoutId, language, visit, events }) => {
      const checkout = isId(checkoutId) ? await findCheckout(database, checkoutId) : undefined;
      if (!checkout) return;
      const key = { merchantId: checkout.merchantId, day: today(), language };
      if (visit !== undefined)
        void forward({ visit, merchantId: checkout.merchantId, language, at: now(), events });
      await counts.addCounts(database, key, countEvents(events));
    },

    getFunnel: async (operator, { days, merchantId }) => {
      authorize(operator, 'analytics.read');
      const to = today();
      const from = addDays(to, 1 - days);
      return buildFunnel(await counts.sumCounts(database, { from, to, merchantId }), { from, to });
    },

    sweep: () => counts.removeBefore(database, addDays(today(), -retentionDays)),
  };
}

function countEvents(events: readonly ReportedEvent[]): readonly counts.Addition[] {
  const additions = new Map<string, counts.Addition>();
  const add = (event: CountedEvent, value: string): void => {
    const key = `${event} ${value}`;
    additions.set(key, { event, value, count: (additions.get(key)?.count ?? 0) + 1 });
  };
  for (const event of events) {
    add(event.name, getValue(event));
    if (event.name === 'step' && event.first) add('reached', event.route);
  }
  return [...additions.values()];
}

function getValue(event: ReportedEvent): string {
  switch (event.name) {
    case 'step':
      return event.route;
    case 'pageView':
      return event.title;
    case 'language':
      return event.language;
    case 'problem':
      return event.type;
    case 'end':
      return event.end;
  }
}
