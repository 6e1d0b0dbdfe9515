import type { EntityType } from '@tamarack/core/validation/entity-types';
import { toFoldedWords } from '../../intake/reference';

/** How the registries name legal forms, in both languages. The first that matches counts: narrow ones come first. */
const forms: readonly (readonly [RegExp, EntityType])[] = [
  [/\b(not for profit|non profit|sans but lucratif|society)\b/, 'nonProfit'],
  [/\b(co ?operatives?)\b/, 'cooperative'],
  [
    /\b(limited liability partnership|nom collectif a responsabilite limitee|llp)\b/,
    'limitedLiabilityPartnership',
  ],
  [/\b(limited partnership|commandite)\b/, 'limitedPartnership'],
  [/\b(partnership|nom collectif)\b/, 'generalPartnership'],
  [/\b(sole propriet\w*|proprietorship|entreprise individuelle|personne physique)\b/, 'soleProprietorship'],
  [/\b(corporations?|company|par actions|compagnie|societe)\b/, 'corporation'],
];

/** The legal form behind a registry's words: `Ontario Business Corporation`, `Société en nom collectif`. */
export function toEntityType(words: string): EntityType | null {
  const folded = toFoldedWords(words).join(' ');
  return forms.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
