import { brand } from '../brand';
import { blueDark } from '../brand/shades';
import { blueTint } from '../brand/tints';
import { edge, ink, line, muted, sunken, white } from './base-colours';
import { danger, dangerDark, dangerTint, ok, okTint, warn, warnTint } from './status-colours';

const { blue, navy } = brand.colours;

const colours = {
  blue,
  'blue-dark': blueDark,
  'blue-tint': blueTint,
  navy,
  ink,
  muted,
  line,
  edge,
  white,
  sunken,
  ok,
  'ok-tint': okTint,
  warn,
  'warn-tint': warnTint,
  danger,
  'danger-dark': dangerDark,
  'danger-tint': dangerTint,
};

/** Custom properties of the checkout's colours, for the style sheets of the server's pages. */
export const pageColours = `:root{${Object.entries(colours)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')}}`;
