import { brand } from '@tamarack/core/brand';

/** Tells the page's developer that the customer does not see the checkout where it was to be. */
export const warnAboutPlace = (mount: string | object, place: Element | undefined): void => {
  const problem = place ? findHiding(place) : 'is not on the page. The checkout opens in a dialog';
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  if (problem) console.warn(`${brand.product}: the element ${String(mount)} of mount ${problem}.`);
};

/** Nothing if an old browser cannot tell. */
const findHiding = (place: Element): string | undefined =>
  place.checkVisibility && !place.checkVisibility()
    ? 'is not displayed. The checkout is in it, unseen until the page displays it'
    : undefined;
