import type { ReasonCode } from './codes';
import { reasonsEn } from './en';
import { reasonsFr } from './fr';

/** A reason in both languages. */
export interface DescribedReason {
  readonly code: ReasonCode;
  readonly en: string;
  readonly fr: string;
}

/** The text for a reason of a later release, which runs beside this one, or ran before a rollback to this one. */
const unknownReason = { en: 'Another reason. Ask us for it.', fr: 'Un autre motif. Demandez-le-nous.' };

export function describeReason(code: ReasonCode): DescribedReason {
  const [en, fr]: readonly (string | undefined)[] = [reasonsEn[code], reasonsFr[code]];
  return { code, en: en ?? unknownReason.en, fr: fr ?? unknownReason.fr };
}
