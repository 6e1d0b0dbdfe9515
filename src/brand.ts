/** Names of the product and its provider. How to reach it stands in `contact.ts`; everything else derives from here. */
export const brand = {
  /** Lower-case id: prefixes events, request sources, element names. */
  id: 'tamarack',
  /** Name of the global object and display name of the product. */
  product: 'Tamarack',
  /** The lender named in agreements and in "not approved for {provider} financing". */
  provider: 'Tamarack Capital Inc.',
  providerShort: 'Tamarack',
  website: 'https://tamarack.example',
  colours: { blue: '#0b5fd8', navy: '#0a1f44' },
} as const;

/** `requestSource` of a checkout request. */
export const requestSources = {
  cart: `${brand.id}DirectApp`,
  invoice: `${brand.id}Invoice`,
  preQualification: `${brand.id}PreQualificationWidget`,
} as const;

export type RequestSource = (typeof requestSources)[keyof typeof requestSources];

/** Window events on the merchant's page. */
export const eventNames = {
  ready: `${brand.id}-ready`,
  approved: `${brand.id}-approved`,
  rejected: `${brand.id}-rejected`,
  abandoned: `${brand.id}-abandoned`,
} as const;
