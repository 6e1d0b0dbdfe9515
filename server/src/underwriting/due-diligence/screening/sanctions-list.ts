/** A person or an entity of the list. */
export interface ListedEntry {
  /** How the list names it: regulations, schedule and item. */
  readonly reference: string;
  readonly kind: 'person' | 'entity';
  /** As listed, then its aliases. */
  readonly names: readonly string[];
  /** Of a person: each `YYYY-MM-DD` or `YYYY`, where the list has it. */
  readonly born: readonly string[];
}

/** One edition of the list. */
export interface SanctionsEdition {
  readonly entries: readonly ListedEntry[];
  /** SHA-256 of the file, in hexadecimal. */
  readonly fingerprint: string;
  /** The latest date of listing in it; the list has no date of its own. */
  readonly latestListing: string | null;
  /** When the file was written. */
  readonly publishedAt: Date;
}

/** Why no current list is in use, or none at all. */
export type ListProblem = 'notConfigured' | 'missing' | 'damaged' | 'old';

/** The consolidated list of sanctions: of the government, kept current by whoever runs the server. */
export interface SanctionsList {
  /**
   * The last edition that could be read, null where there was none, and what is wrong: a damaged or missing file leaves
   * the edition before it in use.
   */
  read(): Promise<{ readonly edition: SanctionsEdition | null; readonly problem: ListProblem | null }>;
}
