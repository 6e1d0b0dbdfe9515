import type { Step } from '@tamarack/core/flow/steps';
import type { Language } from '@tamarack/core/language';

/** What is reported: never a value that somebody typed. */
export type AnalyticsEvent =
  | { readonly name: 'step'; readonly step: Step }
  | { readonly name: 'pageView'; readonly title: 'Cart total is less than minimum amount' }
  | { readonly name: 'language'; readonly language: Language }
  | { readonly name: 'problem'; readonly type: string }
  | { readonly name: 'end'; readonly end: 'approved' | 'rejected' | 'abandoned' | 'closed' };

export interface Analytics {
  track(event: AnalyticsEvent): void;
}

/** Reports nothing, to nobody. */
export const noAnalytics: Analytics = { track: () => {} };
