import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import { type Route, routes } from '@tamarack/core/flow/steps';
import type { Language } from '@tamarack/core/language';
import type { CountedEvent } from './tables';

export interface Sum {
  readonly event: CountedEvent;
  readonly value: string;
  readonly language: Language;
  readonly count: number;
}

/** A screen in the order of the flow. */
export interface FunnelStep {
  readonly route: Route;
  /** Openings of a checkout that reached it. */
  readonly reached: number;
  /** How often it was shown. */
  readonly shown: number;
}

export interface Tally {
  readonly value: string;
  readonly count: number;
}

/** What was reported in a period. An opening that resumes a checkout counts again. */
export interface Funnel {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Those that anybody reached, in the order of the flow. */
  readonly steps: readonly FunnelStep[];
  /** Largest first, as all below. */
  readonly ends: readonly Tally[];
  readonly problems: readonly Tally[];
  readonly pageViews: readonly Tally[];
  /** Screens by the language that they were shown in. */
  readonly languages: readonly Tally[];
  /** Changes of the language, by the one that was chosen. */
  readonly languageChanges: readonly Tally[];
}

/** Arranges sums for reading. Routes of other versions of the flow are left out. */
export function buildFunnel(
  sums: readonly Sum[],
  period: { readonly from: PlainDate; readonly to: PlainDate },
): Funnel {
  const tally = (event: CountedEvent, getName: (sum: Sum) => string = ({ value }) => value): Tally[] => {
    const totals = new Map<string, number>();
    for (const sum of sums.filter((one) => one.event === event))
      totals.set(getName(sum), (totals.get(getName(sum)) ?? 0) + sum.count);
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
