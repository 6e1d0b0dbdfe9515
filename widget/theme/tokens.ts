import { brand } from '@tamarack/core/brand';
import { blueDark, edge, ink, line, muted, sunken } from './base-colours';

/** Every text colour on white or on its own tint passes WCAG AA (4.5:1); lines and rings pass 3:1. */
const colour = {
  blue: brand.colours.blue,
  blueDark,
  blueTint: '#eaf2fd',
  navy: brand.colours.navy,
  ink,
  muted,
  line,
  edge,
  white: '#ffffff',
  sunken,
  ok: '#0f6b3c',
  okTint: '#e8f6ee',
  warn: '#7a4a00',
  warnTint: '#fff5e0',
  warnEdge: '#e0a63a',
  danger: '#b3211b',
  dangerDark: '#8f1a15',
  dangerTint: '#fdeeed',
} as const;

/** px and em only: rem follows the host page's root font size. */
export const tokens = {
  colour,
  font: {
    family: `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif`,
    small: '14px',
    /** Inputs stay at 16 px: iOS zooms in on anything smaller. */
    body: '16px',
    large: '18px',
    heading: '20px',
    title: '26px',
    titleWide: '32px',
    display: '40px',
  },
  space: {
    xxs: '4px',
    xs: '8px',
    s: '12px',
    m: '16px',
    l: '24px',
    xl: '32px',
    xxl: '48px',
  },
  radius: { small: '8px', medium: '12px', large: '16px', round: '999px' },
  /** Minimum size of a control. */
  target: '48px',
  width: { screen: '600px', wide: '880px' },
  shadow: {
    card: '0 1px 2px rgb(10 31 68 / 6%), 0 4px 16px rgb(10 31 68 / 6%)',
    float: '0 4px 12px rgb(10 31 68 / 14%), 0 12px 40px rgb(10 31 68 / 18%)',
  },
  motion: '160ms ease-out',
  /** The dialog's body, or the page's element, is wider than on a phone. The dialog's is it in windows of 652 px. */
  wideScreen: '@container (min-width: 588px)',
} as const;
