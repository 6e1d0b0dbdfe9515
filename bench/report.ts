/** Result of a benchmark: what it prints, and whether its figures meet their targets. */
export interface Report {
  readonly text: string;
  readonly passed: boolean;
}
