import { tokens } from './tokens';

/** The system colour that replaces each colour of an illustration in forced-colours mode. */
const system = {
  surface: 'Canvas',
  sunken: 'Canvas',
  blueTint: 'Canvas',
  okTint: 'Canvas',
  line: 'GrayText',
  blueEdge: 'GrayText',
  edge: 'CanvasText',
  muted: 'CanvasText',
  navy: 'CanvasText',
  danger: 'CanvasText',
  okEdge: 'CanvasText',
  blue: 'Highlight',
  ok: 'Highlight',
} as const satisfies Partial<Record<keyof typeof tokens.colour, string>>;

/** The custom property that a token reads. */
const toProperty = (token: string): string => token.slice('var('.length, -1);

const declarations = Object.entries(system)
  .map(([name, value]) => `${toProperty(tokens.colour[name as keyof typeof system])}: ${value};`)
  .join('');

/**
 * For the root of an illustration. Browsers force the colours of its text and leave its shapes ours, so that the one could vanish on
 * the other.
 */
export const systemColours = `@media (forced-colors: active) { ${declarations} }`;
