/** What a person does with an agreement before they sign it; the evidence of the signature contains it. */
export const signingActs = ['opened', 'scrolledToEnd', 'languageChosen', 'boxTicked', 'nameTyped'] as const;
export type SigningAct = (typeof signingActs)[number];
