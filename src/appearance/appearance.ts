/**
 * How the checkout looks on a merchant's page, as a closed list of validated values. The page gives them to the widget,
 * the loader to the provider's window, and the widget to the secure frames: no text of CSS is ever passed on.
 */

export const appearanceThemes = ['light', 'dark', 'auto'] as const;
/** Families that devices have: a secure frame loads no font of a page. */
export const appearanceFonts = ['system', 'sans', 'serif', 'rounded'] as const;
export const appearanceDensities = ['regular', 'compact'] as const;
/** In CSS pixels. */
const greatestRadius = 20;

export interface Appearance {
  /** `auto` follows the customer's device (`prefers-color-scheme`). Default `light`. */
  readonly theme?: (typeof appearanceThemes)[number] | undefined;
  /** Buttons, links, progress and marks, as `#rrggbb`. Darkened or lightened where text would become unreadable. */
  readonly brandColour?: string | undefined;
  /** Corners of cards in CSS pixels, a whole number from 0 to 20; those of fields are two thirds of it. Default 12. */
  readonly borderRadius?: number | undefined;
  /** Default `system`. */
  readonly font?: (typeof appearanceFonts)[number] | undefined;
  /** `compact` has less space between and around things; text and targets stay readable and large enough. Default `regular`. */
  readonly density?: (typeof appearanceDensities)[number] | undefined;
  /** Address of your logo, http(s), shown at the top. The page's policy (`img-src`) has to allow it. */
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
    expected: 'a colour as #0b5fd8',
    isValid: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  },
  borderRadius: {
    expected: `a whole number from 0 to ${greatestRadius}`,
    isValid: (value) =>
      Number.isInteger(value) && (value as number) >= 0 && (value as number) <= greatestRadius,
  },
  font: { expected: appearanceFonts.join(', '), isValid: isOneOf(appearanceFonts) },
  density: { expected: appearanceDensities.join(', '), isValid: isOneOf(appearanceDensities) },
  logo: {
    expected: 'an http(s) address of at most 2000 characters',
    isValid: (value) =>
      typeof value === 'string' && value.length <= 2000 && /^https?:\/\/[^\s"'()\\]+$/i.test(value),
  },
};

export interface AppearanceProblem {
  readonly name: string;
  /** What the value may be; null: there is no such value. */
  readonly expected: string | null;
}

/** Keeps what is valid and names the rest; undefined and null are nothing. */
export const parseAppearance = (
  input: unknown,
): { readonly appearance: Appearance; readonly problems: readonly AppearanceProblem[] } => {
  const appearance: Record<string, unknown> = {};
  const problems: AppearanceProblem[] = [];
  for (const [name, value] of Object.entries(Object(input) as object)) {
    if (value === undefined || value === null) continue;
    const rule = Object.hasOwn(rules, name) ? rules[name as keyof Appearance] : undefined;
    if (rule?.isValid(value)) appearance[name] = value;
    else problems.push({ name, expected: rule?.expected ?? null });
  }
  return { appearance, problems };
};

/** Query of a secure frame's address, which has no use for the logo; empty for the default look. */
export const buildAppearanceQuery = ({ logo: _, ...tokens }: Appearance): string => {
  const parts = Object.entries(tokens)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`);
  return parts.join('');
};

/** Reads it back; what is missing or not valid keeps its default. */
export const readAppearanceQuery = (query: Readonly<Record<string, unknown>>): Appearance => {
  const { theme, brandColour, borderRadius, font, density } = query;
  const radius = typeof borderRadius === 'string' && borderRadius !== '' ? Number(borderRadius) : undefined;
  return parseAppearance({ theme, brandColour, borderRadius: radius, font, density }).appearance;
};
