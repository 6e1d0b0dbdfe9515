/** A listed person or entity. */
export interface ListedEntry {
  /** Reference in the list: regulations, schedule and item. */
  readonly reference: string;
  readonly kind: 'person' | 'entity';
  /** The listed name, then its aliases. */
  readonly names: readonly string[];
  /** Possible dates of birth of a person, each `YYYY-MM-DD` or `YYYY`; may be empty. */
  readonly born: readonly string[];
}

/** One edition of the list. */
export interface SanctionsEdition {
  readonly entries: readonly ListedEntry[];
  /** SHA-256 of the file, in hexadecimal. */
  readonly fingerprint: string;
  /** Date of its latest listing; the list itself has no date. */
  readonly latestListing: string | null;
  /** Modification time of the file. */
  readonly publishedAt: Date;
}

/** Why the list is not current or not available. */
export type ListProblem = 'notConfigured' | 'missing' | 'damaged' | 'old';

/** The government's consolidated sanctions list, which the server's operator keeps up to date. */
export interface SanctionsList {
  /**
   * Returns the last edition that could be read, or null, and the current problem. A damaged or missing file leaves the
   * previous edition in use.
   */
  read(): Promise<{ readonly edition: SanctionsEdition | null; readonly problem: ListProblem | null }>;
}
