import { edge, ink, line, muted, sunken, white } from '@tamarack/core/appearance/base-colours';
import type { Palette } from '@tamarack/core/appearance/palettes';
import {
  danger,
  dangerDark,
  dangerTint,
  ok,
  okTint,
  warn,
  warnTint,
} from '@tamarack/core/appearance/status-colours';
import { brand } from '@tamarack/core/brand';
import { blueDark } from '@tamarack/core/brand/shades';
import { blueEdge, blueTint } from '@tamarack/core/brand/tints';
import { createProperties } from './properties';

/** Every text colour on white or on its own tint passes WCAG AA (4.5:1); lines and rings pass 3:1. */
const colours = {
  blue: brand.colours.blue,
  blueDark,
  blueTint,
  navy: brand.colours.navy,
  ink,
  muted,
  line,
  edge,
  surface: white,
  sunken,
  main: brand.colours.blue,
  mainDark: blueDark,
  onMain: white,
  ok,
  okTint,
  warn,
  warnTint,
  warnEdge: '#e0a63a',
  dangerTint,
  okEdge: '#b5dfc6',
  blueEdge,
  dangerEdge: '#efb4b0',
  danger,
  dangerDark,
  onFill: white,
} as const satisfies Partial<Palette>;

const spaces = { s: '12px', m: '16px', l: '24px', xl: '32px', xxl: '48px' };
const radii = { small: '8px', medium: '12px', large: '16px' };

const { define, declare } = createProperties();

/** px and em only: rem follows the host page's root font size. */
export const tokens = {
  colour: define(colours),
  font: {
    small: '14px',
    /** Inputs are always 16 px: iOS zooms in on anything smaller. */
    body: '16px',
    large: '18px',
    heading: '20px',
    title: '26px',
    titleWide: '32px',
    display: '40px',
  },
  space: { xxs: '4px', xs: '8px', ...define(spaces, 'space-') },
  radius: define(radii, 'radius-'),
  /** Minimum size of a control. */
  ...define({ target: '48px' }),
  width: { screen: '600px', wide: '880px' },
  motion: '160ms ease-out',
  /** The dialog's body, or the page's element, is wider than on a phone; the dialog's body is in windows of 652 px and more. */
  wideScreen: '@container (min-width: 588px)',
} as const;

/** Declarations of the defaults for the dialog or a secure frame's document: values that the page sets have no effect. */
export const tokenDefaults = declare();
