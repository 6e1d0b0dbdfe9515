/** Acts of a person on an agreement before they sign it, recorded as evidence of the signature. */
export const signingActs = ['opened', 'scrolledToEnd', 'languageChosen', 'boxTicked', 'nameTyped'] as const;
export type SigningAct = (typeof signingActs)[number];
