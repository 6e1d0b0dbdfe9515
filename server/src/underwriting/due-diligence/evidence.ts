import type { EnteredBusiness, RegistryFinding } from './registry/match-record';
import type { ListProblem } from './screening/sanctions-list';
import type { ListMatch } from './screening/screen-names';

/** Whose name was compared with the list. */
export type NamedRole = 'applicant' | 'business' | 'owner' | 'director';

/** Somebody who owns a share of a business, or directs it. */
export interface RecordedPerson {
  readonly role: 'owner' | 'director';
  readonly first: string;
  readonly last: string;
  /** `YYYY-MM-DD`; null where nobody gave it. */
  readonly born: string | null;
  /** Percent of the business; null of a director who owns less than 25. */
  readonly share: number | null;
}

/** The edition that names were compared with. */
export interface ListEvidence {
  readonly fingerprint: string;
  /** `YYYY-MM-DD`: the latest listing in it. */
  readonly latestListing: string | null;
  /** When the file was written. */
  readonly publishedAt: string;
}

/** What a check found, as it is stored. */
export interface CheckEvidence {
  readonly registry: RegistryFinding;
  readonly asked: EnteredBusiness;
  /** Null: there was no list to compare with. */
  readonly list: ListEvidence | null;
  readonly listProblem: ListProblem | null;
  readonly names: readonly {
    readonly role: NamedRole;
    readonly name: string;
    readonly born: string | null;
    /** Similar names of people who were born at another time: no match. */
    readonly others: readonly MatchedEntry[];
  }[];
}

interface MatchedEntry {
  readonly name: string;
  readonly reference: string;
  readonly born: readonly string[];
}

/** A name and the entry that it may be, as they are stored. */
export interface MatchEvidence {
  readonly role: NamedRole;
  readonly name: string;
  readonly born: string | null;
  readonly listed: MatchedEntry;
  readonly birth: ListMatch['born'];
  readonly list: ListEvidence;
}
