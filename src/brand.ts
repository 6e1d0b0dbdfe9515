import { brand } from './brand/names';

export { brand };

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
