import type { Label } from '../layout/find-labels';

/** Added up to the confidence. */
export const numberWeights = {
  /** `Invoice number`, `Facture n°` */
  number: 0.9,
  /** `Invoice 1042` */
  title: 0.84,
  /** `No.`, `Reference` */
  weakNumber: 0.55,
  /** A weak label below or beside the title `Invoice`. */
  weakAtTitle: 0.33,
  /** `No.` in one block with the dates. */
  weakAmongDates: 0.31,
  /** `No.` at the top of the first page. */
  weakNearTop: 0.29,
  besideInCell: 0.05,
  besideNear: 0.03,
  /** Alone in its row: labels at the left edge of a block, values at its right. */
  besideFar: 0,
  below: 0.03,
  /** A single digit, if that is expected. */
  ordinal: 0.06,
  aloneOfItsKind: 0.04,
  repeated: 0.05,
  rival: -0.25,
  /** In a sentence, which may mention other invoices. */
  inSentence: -0.2,
  /** `Invoice 1041` in a list further down. */
  inList: -0.12,
};

/** A text that may be the invoice's number. */
export interface NumberCandidate {
  readonly value: string;
  readonly score: number;
  readonly role: Label['role'];
  /** Words of its label; none without one. */
  readonly words?: string;
  /** Line of its label. */
  readonly line?: number;
}

/** In letter heights: a value this near is that of its label. */
export const NEAR_GAP = 12;
