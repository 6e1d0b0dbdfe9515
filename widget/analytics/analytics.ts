import type { Route, Step } from '@tamarack/core/flow/steps';
import type { Language } from '@tamarack/core/language';
import type { PageTitle, ReportedEnd, ReportedProblem } from '@tamarack/core/protocol/analytics';

/** Reported events. None contains a value that the applicant typed. */
export type AnalyticsEvent =
  | { readonly name: 'step'; readonly step: Step; readonly route: Route }
  | { readonly name: 'pageView'; readonly title: PageTitle }
  | { readonly name: 'language'; readonly language: Language }
  | { readonly name: 'problem'; readonly type: ReportedProblem }
  | { readonly name: 'end'; readonly end: ReportedEnd };

/** The route that a mount shows; see `widget/router`. */
export interface CurrentLocation {
  /** Null until the application is loaded. */
  current(): Route | null;
  /** Calls back with each new route, but not with the current one. Returns the unsubscribe function. */
  subscribe(listener: (route: Route | null) => void): () => void;
}

export interface Analytics {
  track(event: AnalyticsEvent): void;
  /** Called once for each mount, before its first event. */
  attach?(location: CurrentLocation): void;
  /** Called once the mount has ended: sends the queued events. */
  stop?(): void;
}

/** Reports nothing. */
export const noAnalytics: Analytics = { track: () => {} };
