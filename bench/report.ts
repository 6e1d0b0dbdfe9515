/** What a bench prints; `kept` false where a figure broke a promise. */
export interface Report {
  readonly text: string;
  readonly passed: boolean;
}
