import type { EntityType } from '@tamarack/core/validation/business/entity-types';
import { toFoldedWords } from '../../intake/reference';

/** Legal forms as the registries name them, in both languages. The first match wins: specific ones come first. */
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

/** Entity type of a registry's description, such as `Ontario Business Corporation` or `Société en nom collectif`. */
export function toEntityType(description: string): EntityType | null {
  const folded = toFoldedWords(description).join(' ');
  return forms.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
