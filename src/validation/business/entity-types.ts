/**
 * Legal forms of a business. For natural persons, the lower cap of the criminal rate applies to any amount
 * (Criminal Code, s. 347).
 */
export const entityTypes = [
  { code: 'soleProprietorship', naturalPerson: true },
  { code: 'generalPartnership', naturalPerson: false },
  { code: 'limitedPartnership', naturalPerson: false },
  { code: 'limitedLiabilityPartnership', naturalPerson: false },
  { code: 'corporation', naturalPerson: false },
  { code: 'cooperative', naturalPerson: false },
  { code: 'nonProfit', naturalPerson: false },
] as const;

export type EntityType = (typeof entityTypes)[number]['code'];

export function isEntityType(text: string): text is EntityType {
  return entityTypes.some(({ code }) => code === text);
}

/** Whether the borrower is a natural person. Unknown forms count as one, which is the stricter rule. */
export function isNaturalPerson(entity: string): boolean {
  return entityTypes.find(({ code }) => code === entity)?.naturalPerson ?? true;
}
