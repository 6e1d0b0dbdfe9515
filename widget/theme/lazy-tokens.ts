import type { Palette } from '@tamarack/core/appearance/palettes';
import { shadow } from '@tamarack/core/brand/shades';
import { bluePale, focusRing } from '@tamarack/core/brand/tints';
import { createProperties } from './properties';

/** Colours that the first screen does not use. A file of its own keeps them out of the first screen's chunk. */
const colours = {
  bluePale,
  /** Background of a field or a file with an error. */
  dangerPale: '#fffafa',
  focusRing,
  errorRing: 'rgb(179 33 27 / 45%)',
  backdrop: `rgb(${shadow} / 55%)`,
  hoverOnDark: 'rgb(255 255 255 / 15%)',
} as const satisfies Partial<Palette>;

const family = {
  family: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif`,
};

const { define, declare } = createProperties();

export const lazyTokens = {
  ...define(colours),
  ...define(family, 'font-'),
  /** `light` or `dark`, for frames and the browser's own controls. */
  ...define({ scheme: 'light' }),
  shadow: {
    card: `0 1px 2px rgb(${shadow} / 6%), 0 4px 16px rgb(${shadow} / 6%)`,
    float: `0 4px 12px rgb(${shadow} / 14%), 0 12px 40px rgb(${shadow} / 18%)`,
  },
} as const;

/** Declarations of these defaults, like `tokenDefaults`. Loaded with the engine. */
export const lazyDefaults = declare();
