import { brand } from '../brand';

/**
 * Appearance of the checkout on a merchant's page: a fixed set of validated tokens. The page passes them to the widget, the
 * loader to the provider's window, and the widget to the secure frames. CSS text is never passed on.
 */

export const appearanceThemes = ['light', 'dark', 'auto'] as const;
/** System font families: a secure frame cannot load a page's fonts. */
export const appearanceFonts = ['system', 'sans', 'serif', 'rounded'] as const;
export const appearanceDensities = ['regular', 'compact'] as const;
/** CSS pixels. */
const maxRadius = 20;

/** Tokens of the checkout, the pay button and the price message's example. */
export interface Appearance {
  /** `light`, `dark`, or `auto`, which follows the customer's device (`prefers-color-scheme`). Default `light`. */
  readonly theme?: (typeof appearanceThemes)[number] | undefined;
  /** Colour of buttons, links, progress and icons, as `#rrggbb`. Darkened or lightened if its contrast is too low. */
  readonly brandColour?: string | undefined;
  /** Corner radius of cards in CSS pixels, an integer from 0 to 20; fields have two thirds of it. Default 12. */
  readonly borderRadius?: number | undefined;
  /** `system`, `sans`, `serif` or `rounded`. Default `system`. */
  readonly font?: (typeof appearanceFonts)[number] | undefined;
  /** `regular`, or `compact` with less space; text remains legible and touch targets large enough. Default `regular`. */
  readonly density?: (typeof appearanceDensities)[number] | undefined;
  /**
   * URL of your logo, http(s), shown at the top. The page's Content Security Policy (`img-src`) must allow it. Default: the
   * logo that you uploaded in the dashboard, which needs no such permission.
   */
  readonly logo?: string | undefined;
}

const isOneOf =
  (values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

const rules: Readonly<
  Record<keyof Appearance, { readonly expected: string; readonly isValid: (value: unknown) => boolean }>
> = {
  theme: { expected: appearanceThemes.join(', '), isValid: isOneOf(appearanceThemes) },
  brandColour: {
    expected: `a colour as ${brand.colours.blue}`,
    isValid: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  },
  borderRadius: {
    expected: `a whole number from 0 to ${maxRadius}`,
    isValid: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxRadius,
  },
  font: { expected: appearanceFonts.join(', '), isValid: isOneOf(appearanceFonts) },
  density: { expected: appearanceDensities.join(', '), isValid: isOneOf(appearanceDensities) },
  logo: {
    expected: 'an http(s) address of at most 2000 characters',
    isValid: (value) =>
      typeof value === 'string' && value.length <= 2000 && /^https?:\/\/[^\s"'()\\]+$/i.test(value),
  },
};

export const appearanceTokens = Object.keys(rules);

export interface AppearanceProblem {
  readonly name: string;
  /** Allowed values; null for an unknown name. */
  readonly expected: string | null;
  readonly actual: unknown;
}

/** Returns the valid values and lists the others. Undefined and null count as omitted. */
export const parseAppearance = (
  input: unknown,
): { readonly appearance: Appearance; readonly problems: readonly AppearanceProblem[] } => {
  const appearance: Record<string, unknown> = {};
  const problems: AppearanceProblem[] = [];
  for (const [name, value] of Object.entries(Object(input) as object)) {
    if (value === undefined || value === null) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name as keyof Appearance] : undefined;
    if (rule?.isValid(value)) appearance[name] = value;
    else problems.push({ name, expected: rule?.expected ?? null, actual: value });
  }
  return { appearance, problems };
};

/** Query parameters for a secure frame's URL, without the logo; empty for the default appearance. */
export const buildAppearanceQuery = ({ logo: _, ...tokens }: Appearance): string => {
  const parts = Object.entries(tokens)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`);
  return parts.join('');
};

/** Parses the query parameters; missing or invalid ones keep their defaults. */
export const readAppearanceQuery = (query: Readonly<Record<string, unknown>>): Appearance => {
  const { theme, brandColour, borderRadius, font, density } = query;
  const radius = typeof borderRadius === 'string' && borderRadius !== '' ? Number(borderRadius) : undefined;
  return parseAppearance({ theme, brandColour, borderRadius: radius, font, density }).appearance;
};
