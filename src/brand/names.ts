/**
 * Names of the product and its provider. This file, its neighbours and `contact.ts` are the brand of a build without a brand
 * file, and hold nothing but constants, which a white label build replaces: `build/brand.mjs`, docs/white-label.md.
 */
export const brand = {
  /** Lower-case id: prefixes events, request sources, element names, cookies and custom properties; names the loader's file. */
  id: 'tamarack',
  /** Display name of the product. */
  product: 'Tamarack',
  /** The lender named in agreements and in the customer's consents. */
  provider: 'Tamarack Capital Inc.',
  /** In "not approved for {provider} financing". */
  providerShort: 'Tamarack',
  website: 'https://tamarack.example',
  colours: { blue: '#0b5fd8', navy: '#0a1f44' },
} as const;

/** Name of the global object, and prefix of the API's headers. Not in `brand`, which the widget's first chunk carries whole. */
export const globalName = 'Tamarack';
