import type { BureauReport } from '../../decision';

/** Whom the bureau is asked about. The SIN travels in the body only, and is never kept by the adapter. */
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

/** The credit bureau. A soft check: it leaves no trace on the applicant's score. */
export interface Bureau {
  /** Null when no answer could be had this time: trying again can help. */
  report(query: BureauQuery, today: string): Promise<Exclude<BureauReport, { status: 'unavailable' }> | null>;
}
