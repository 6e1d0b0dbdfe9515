import { addDays, dateIn, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { AnalyticsReport, ReportedEvent } from '@tamarack/core/protocol/analytics';
import { cleanItem } from '@tamarack/core/recording/clean-item';
import type { RecordingReport } from '@tamarack/core/recording/recorded-items';
import { authorize, type Operator } from '../../parties/operators';
import { type Executor, isId } from '../../platform/database';
import { findCheckout } from '../checkouts';
import { buildFunnel, type Funnel } from './funnel';
import type { AnalyticsVendor } from './ports';
import * as counts from './repository';
import type { CountedEvent } from './tables';

/** Maximum number of concurrent requests to the vendor; further reports are not forwarded. */
const maxForwarded = 20;

/** Retention of counts in days: a year, and a month to compare it with. */
const retentionDays = 400;

export interface AnalyticsService extends ReturnType<typeof createAnalyticsService> {}

export function createAnalyticsService(deps: {
  readonly database: Executor;
  /** Null: nothing is forwarded. */
  readonly vendor: AnalyticsVendor | null;
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
}) {
  const { database, vendor, warn, now } = deps;
  let failing = false;
  let forwarded = 0;
  /** The caller does not wait for the vendor. */
  const forward = async (send: (to: AnalyticsVendor) => Promise<void>): Promise<void> => {
    if (vendor === null || forwarded >= maxForwarded) return;
    forwarded++;
    try {
      await send(vendor);
      failing = false;
    } catch (error) {
      if (!failing)
        warn({ err: error }, 'events were not forwarded to the analytics vendor; check its URL and key');
      failing = true;
    } finally {
      forwarded--;
    }
  };
  const today = (): PlainDate => dateIn(now());
  const find = async (checkoutId: string) =>
    isId(checkoutId) ? findCheckout(database, checkoutId) : undefined;
  return {
    /**
     * Counts the events for the checkout's merchant; events of an unknown checkout are dropped. Forwards them to the vendor if
     * the report has a visit ID. Resolves to whether the widget is to record the visit: true if there is a vendor that the
     * report's customer agreed to, for an unknown checkout as well.
     */
    report: async ({ checkoutId, language, visit, events }: AnalyticsReport): Promise<boolean> => {
      const isRecorded = vendor !== null && visit !== undefined;
      const checkout = await find(checkoutId);
      if (!checkout) return isRecorded;
      const { merchantId } = checkout;
      if (visit !== undefined)
        void forward((to) => to.send({ visit, merchantId, language, at: now(), events }));
      await counts.addCounts(database, { merchantId, day: today(), language }, countEvents(events));
      return isRecorded;
    },

    /** Masks a part of a recording again and forwards it to the vendor. Without one, or of an unknown checkout, it is dropped. */
    record: async ({ checkoutId, visit, recorded }: RecordingReport): Promise<void> => {
      if (vendor === null || !(await find(checkoutId))) return;
      void forward((to) => to.record({ visit, items: recorded.map(cleanItem) }));
    },

    /** The funnel of the last days, including today, for one merchant or all. Throws `forbidden`. */
    getFunnel: async (
      operator: Operator,
      { days, merchantId }: { readonly days: number; readonly merchantId: string | null },
    ): Promise<Funnel> => {
      authorize(operator, 'analytics.read');
      const to = today();
      const from = addDays(to, 1 - days);
      return buildFunnel(await counts.sumCounts(database, { from, to, merchantId }), { from, to });
    },

    /** Removes old counts. */
    sweep: (): Promise<void> => counts.removeBefore(database, addDays(today(), -retentionDays)),
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
