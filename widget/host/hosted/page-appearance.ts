import { type Appearance, readAppearanceQuery } from '@tamarack/core/appearance/appearance';
import { brand } from '@tamarack/core/brand';

const key = `${brand.id}Appearance`;

/**
 * The appearance that the merchant's page gave to the window; it stays in the tab's history entry, as the page's language
 * does. Never a logo, because anybody can write an address.
 */
export const readPageAppearance = (query: URLSearchParams): Appearance | undefined => {
  const state = history.state as Record<string, unknown> | null;
  const given = readAppearanceQuery(Object.fromEntries(query));
  if (Object.keys(given).length > 0) {
    history.replaceState({ ...state, [key]: given }, '');
    return given;
  }
  const { logo: _, ...kept } = (state?.[key] ?? {}) as Appearance;
  return Object.keys(kept).length > 0 ? kept : undefined;
};
