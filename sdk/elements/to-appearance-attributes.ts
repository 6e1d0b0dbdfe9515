import type { Appearance } from '@tamarack/core/appearance/appearance';

/** Attributes of an element for an appearance. */
export const toAppearanceAttributes = (
  appearance: Appearance,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    Object.entries(appearance).map(([token, value]) => [
      token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value?.toString(),
    ]),
  );
