import type { BureauReport } from '../../decision';

/** Subject of a bureau request. The SIN is sent in the body only; the adapter never stores it. */
export interface BureauQuery {
  readonly first: string;
  readonly last: string;
  readonly dob: string;
  readonly sin: string | null;
  readonly address: {
    readonly street: string;
    readonly city: string;
    readonly province: string;
    readonly postal: string;
  };
  readonly business: { readonly legal: string; readonly province: string };
}

/** The credit bureau. A soft check: it does not affect the applicant's score. */
export interface Bureau {
  /** Null when there is no response this time: a retry can succeed. */
  fetchReport(
    query: BureauQuery,
    today: string,
  ): Promise<Exclude<BureauReport, { status: 'unavailable' }> | null>;
}
