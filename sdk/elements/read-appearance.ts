import type { Appearance } from '@tamarack/core/appearance/appearance';
import { appearanceAttributes } from './appearance-attributes';

/** The tokens of an element's attributes, not validated; undefined without any. */
export const readAppearance = (element: Element): Appearance | undefined => {
  const given = appearanceAttributes.flatMap((name) => {
    const text = element.getAttribute(name);
    const token = name.replace(/-./, ([, letter = '']) => letter.toUpperCase());
    // anything but digits remains text, which the warning quotes
    return text ? [[token, /^\d+$/.test(text) ? Number(text) : text]] : [];
  });
  return given[0] && Object.fromEntries(given);
};
