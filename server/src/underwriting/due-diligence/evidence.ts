import type { EnteredBusiness, RegistryFinding } from './registry/match-record';
import type { ListProblem } from './screening/sanctions-list';
import type { ListMatch } from './screening/screen-names';

/** Role of a screened name. */
export type NamedRole = 'applicant' | 'business' | 'owner' | 'director';

/** An owner or director of a business, as an operator recorded them. */
export interface RecordedPerson {
  readonly role: 'owner' | 'director';
  readonly first: string;
  readonly last: string;
  /** `YYYY-MM-DD`; null if unknown. */
  readonly born: string | null;
  /** Share of the business in percent; null for a director who owns less than 25%. */
  readonly share: number | null;
}

/** The edition of the sanctions list that names were screened against. */
export interface ListEvidence {
  readonly fingerprint: string;
  /** `YYYY-MM-DD`: date of its latest listing. */
  readonly latestListing: string | null;
  /** Modification time of the file. */
  readonly publishedAt: string;
}

/** Result of a check, as stored. */
export interface CheckEvidence {
  readonly registry: RegistryFinding;
  readonly asked: EnteredBusiness;
  /** Null if no list was available. */
  readonly list: ListEvidence | null;
  readonly listProblem: ListProblem | null;
  readonly names: readonly {
    readonly role: NamedRole;
    readonly name: string;
    readonly born: string | null;
    /** Entries with a similar name and another date of birth: not matches. */
    readonly others: readonly MatchedEntry[];
  }[];
}

interface MatchedEntry {
  readonly name: string;
  readonly reference: string;
  readonly born: readonly string[];
}

/** A possible match of a name and an entry, as stored. */
export interface MatchEvidence {
  readonly role: NamedRole;
  readonly name: string;
  readonly born: string | null;
  readonly listed: MatchedEntry;
  readonly birth: ListMatch['born'];
  readonly list: ListEvidence;
}
