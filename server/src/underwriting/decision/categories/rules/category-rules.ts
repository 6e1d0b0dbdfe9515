import type { Category } from '../category';
import type { CueKind, operationTable } from './cues';
import type { NameKind } from './names';

/**
 * The conditions of a rule, all of which must hold: cues and kinds of names, `|` between alternatives, `-` before those
 * that exclude the line. A cue counts in the bank's own words; with `~` before it, also at the end of the counterparty's
 * name, and with `*`, anywhere in it. Conditions with `#` test the line's structure: `#name` any counterparty,
 * `#fullName` one of two words, `#received`, `#sent` and `#purchase` the operation, `#small` and `#feeSized` the amount,
 * `#owner` and `#business` the holder's names.
 */
export interface CategoryRule {
  readonly id: string;
  readonly category: Category;
  readonly direction: 'credit' | 'debit' | 'either';
  readonly when: string;
}

/** Rules with one owner. */
export interface CategoryRuleGroup {
  readonly owner: string;
  /** The version that added them. */
  readonly since: string;
  readonly rules: readonly CategoryRule[];
}

export interface CategoryRules {
  readonly version: string;
  readonly synonyms: string;
  readonly filler: string;
  /** Those of every version, and what a later one added. */
  readonly cues: Readonly<Record<CueKind, string>> & Readonly<Record<string, string>>;
  readonly names: Readonly<Record<NameKind, string>>;
  readonly operations: Readonly<Record<keyof typeof operationTable, string>>;
  readonly purchaseOperations: string;
  /** After an operation: it was reversed or charged for, and is no name. */
  readonly undone: string;
  /** Words that are never part of a name. */
  readonly noise: string;
  /** Words of banks: part of a name only within a counterparty's name. */
  readonly bankWords: string;
  /** Cents. A fee for a returned payment is at most this. */
  readonly smallFee: number;
  /** The owner is also recognized by given name and first of two surnames: "MELANIE BOUCHARD" is Mélanie Bouchard-Roy. */
  readonly firstSurname?: true;
  /** In order: the first that holds gives the category. */
  readonly groups: readonly CategoryRuleGroup[];
}
