import type { ProblemType } from '../errors/catalogue';
import type { Route } from '../flow/steps';
import type { Language } from '../language';

/** Path of Analytics_Report. */
export const analyticsPath = '/v1/analytics';

/** Page views that are no step. */
export const pageTitles = ['Cart total is less than minimum amount'] as const;
export type PageTitle = (typeof pageTitles)[number];

/** Problems that no response of the API names. */
export const clientProblems = ['network', 'screen'] as const;
export type ReportedProblem = ProblemType | (typeof clientProblems)[number];

export const reportedEnds = ['approved', 'rejected', 'abandoned', 'closed'] as const;
export type ReportedEnd = (typeof reportedEnds)[number];

/** The events that the widget reports. Every value is from a fixed list, so none can contain the customer's input. */
export type ReportedEvent =
  /** A screen is shown; `first` in this opening of the checkout. */
  | { readonly name: 'step'; readonly route: Route; readonly first: boolean }
  | { readonly name: 'pageView'; readonly title: PageTitle }
  /** The customer switched to this language. */
  | { readonly name: 'language'; readonly language: Language }
  | { readonly name: 'problem'; readonly type: ReportedProblem }
  | { readonly name: 'end'; readonly end: ReportedEnd };

/** Events of one opening of a checkout, in their order. */
export interface AnalyticsReport {
  readonly checkoutId: string;
  /** Shown when the report was made. */
  readonly language: Language;
  /** Random, and kept only in memory. Present if the customer consented to a recording. */
  readonly visit?: string | undefined;
  readonly events: readonly ReportedEvent[];
}

/** Letters only: no number can be in it. */
export const visitPattern = /^[a-p]{32}$/;

/** Events of one report. */
export const maxReportedEvents = 50;
