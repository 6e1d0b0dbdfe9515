import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { type Route, routes } from '@tamarack/core/flow/steps';
import type { Language } from '@tamarack/core/language';
import type { CountedEvent } from './tables';

export interface EventCount {
  readonly event: CountedEvent;
  readonly value: string;
  readonly language: Language;
  readonly count: number;
}

/** A screen in the order of the flow. */
export interface FunnelStep {
  readonly route: Route;
  /** In how many openings of a checkout it was reached. */
  readonly reached: number;
  /** How many times it was shown. */
  readonly shown: number;
}

export interface Tally {
  readonly value: string;
  readonly count: number;
}

/** Reported events of a period. Resuming a checkout counts as another opening. */
export interface Funnel {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Screens that were shown, in the order of the flow. */
  readonly steps: readonly FunnelStep[];
  /** Highest count first, as in all lists below. */
  readonly ends: readonly Tally[];
  readonly problems: readonly Tally[];
  readonly pageViews: readonly Tally[];
  /** Screens shown, by language. */
  readonly languages: readonly Tally[];
  /** Language changes, by the new language. */
  readonly languageChanges: readonly Tally[];
}

/** Groups the counts by event. Routes of other versions of the flow are left out. */
export function buildFunnel(
  counts: readonly EventCount[],
  period: { readonly from: PlainDate; readonly to: PlainDate },
): Funnel {
  const tally = (
    event: CountedEvent,
    getName: (count: EventCount) => string = ({ value }) => value,
  ): Tally[] => {
    const totals = new Map<string, number>();
    for (const each of counts.filter((one) => one.event === event))
      totals.set(getName(each), (totals.get(getName(each)) ?? 0) + each.count);
    return [...totals]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
  };
  const find = (tallies: readonly Tally[], route: Route): number =>
    tallies.find(({ value }) => value === route)?.count ?? 0;
  const [reached, shown] = [tally('reached'), tally('step')];
  return {
    ...period,
    steps: Object.values(routes)
      .map((route) => ({ route, reached: find(reached, route), shown: find(shown, route) }))
      .filter((step) => step.shown > 0),
    ends: tally('end'),
    problems: tally('problem'),
    pageViews: tally('pageView'),
    languages: tally('step', ({ language }) => language),
    languageChanges: tally('language'),
  };
}
