import { brand } from '../brand';
import { darkInk, darkSkeleton, darkSurface } from './dark-base';

/** Colours of the checkout by their role. `widget/theme` has the default ones. */
const colourNames = [
  /** Text and lines in the brand colour, and their hover. */
  'blue',
  'blueDark',
  'blueTint',
  /** Headings. */
  'navy',
  'ink',
  'muted',
  'line',
  /** Borders of controls. */
  'edge',
  'surface',
  'sunken',
  /** The primary button, its hover and its text. */
  'main',
  'mainDark',
  'onMain',
  'ok',
  'okTint',
  'warn',
  'warnTint',
  'warnEdge',
  'danger',
  'dangerDark',
  'dangerTint',
  /** Text on `ok` and `danger`. */
  'onFill',
  'skeleton',
  'okEdge',
  'blueEdge',
  'bluePale',
  'dangerEdge',
  'dangerPale',
  'focusRing',
  'errorRing',
  'backdrop',
  'hoverOnDark',
] as const;
export type ColourName = (typeof colourNames)[number];
export type Palette = Readonly<Record<ColourName, string>>;

/** Backgrounds of the light theme, and the default brand colour. */
export const light = {
  muted: '#52607a',
  surface: '#ffffff',
  sunken: '#f5f7fb',
  line: '#dfe5ee',
  blue: brand.colours.blue,
} as const;

/** The dark theme, except the colours that are derived from the brand colour. */
export const dark = {
  navy: '#f1f4fa',
  ink: darkInk,
  muted: '#a7b2c6',
  line: '#323d50',
  edge: '#7786a1',
  surface: darkSurface,
  sunken: '#1d2532',
  ok: '#6fd49e',
  okTint: '#14301f',
  warn: '#f2c462',
  warnTint: '#33270c',
  warnEdge: '#b08428',
  danger: '#ff9d96',
  dangerDark: '#ffbcb7',
  dangerTint: '#3b1b1b',
  onFill: '#10151d',
  skeleton: darkSkeleton,
  okEdge: '#2c5f42',
  dangerEdge: '#7d3b38',
  dangerPale: '#26191d',
  errorRing: 'rgb(255 157 150 / 55%)',
  backdrop: 'rgb(0 0 0 / 65%)',
  hoverOnDark: 'rgb(0 0 0 / 12%)',
} as const satisfies Partial<Palette>;
