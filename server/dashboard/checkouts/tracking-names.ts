import type { Tracking } from '../../src/intake/checkouts';

/** What a page passes about its visit, in the order that it is shown and exported in. */
export const trackingNames = [
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmContent',
  'utmTerm',
  'gclid',
  'trackingId',
  'trackingUrl',
] as const satisfies readonly (keyof Tracking)[];
