import type { Cents } from '@tamarack/core/money/cents';
import { toConfidence } from '../../values/confidence';
import type { FieldValue } from '../../values/invoice-reading';
import type { AmountEntry } from './amount-entries';

/** An amount that may be the total, with its position. */
export interface Candidate {
  readonly cents: Cents;
  readonly score: number;
  readonly entries: readonly AmountEntry[];
}

export const toFieldValue = ({ cents, score }: Candidate): FieldValue<Cents> => ({
  value: cents,
  confidence: toConfidence(score),
});
