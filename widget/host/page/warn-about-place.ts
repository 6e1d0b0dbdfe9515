import { brand } from '@tamarack/core/brand';

/** Warns the page's developer that the customer cannot see the checkout in its element. */
export const warnAboutPlace = (mount: string | object, place: Element | undefined): void => {
  const problem = place ? findHiding(place) : 'is not on the page. The checkout opens in a dialog';
  // biome-ignore lint/suspicious/noConsole: written for the page's developer
  if (problem) console.warn(`${brand.product}: the element ${String(mount)} of mount ${problem}.`);
};

/** Does nothing if an old browser cannot determine that. */
const findHiding = (place: Element): string | undefined =>
  place.checkVisibility && !place.checkVisibility()
    ? 'is not displayed. The checkout is in it, unseen until the page displays it'
    : undefined;
