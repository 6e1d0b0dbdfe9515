import type { Palette } from '@tamarack/core/appearance/palettes';
import { createProperties } from './properties';

/** Colours that the first screen does not use. A file of its own keeps them out of the first screen's chunk. */
const colours = {
  bluePale: '#b9cdec',
  /** Background of a field or a file with an error. */
  dangerPale: '#fffafa',
  focusRing: 'rgb(11 95 216 / 45%)',
  errorRing: 'rgb(179 33 27 / 45%)',
  backdrop: 'rgb(10 31 68 / 55%)',
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
    card: '0 1px 2px rgb(10 31 68 / 6%), 0 4px 16px rgb(10 31 68 / 6%)',
    float: '0 4px 12px rgb(10 31 68 / 14%), 0 12px 40px rgb(10 31 68 / 18%)',
  },
} as const;

/** As `tokenDefaults`, for what is here. The engine brings them. */
export const lazyDefaults = declare();
