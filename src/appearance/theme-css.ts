import { brand } from '../brand';
import type { Appearance } from './appearance';
import { ensureContrast, getContrast, mix } from './colour';
import { type ColourName, dark, light, type Palette } from './palettes';

const black = '#000000';
const white = '#ffffff';
/** WCAG 2, level AA: 4.5 for text, 3 for parts of controls. */
const textRatio = 4.5;
const controlRatio = 3;

/** Prefix of the custom properties, which exist in the dialog and the secure frames only. */
const propertyPrefix = `--${brand.id}-`;

type BrandColours = Pick<
  Palette,
  'blue' | 'blueDark' | 'blueTint' | 'blueEdge' | 'bluePale' | 'focusRing' | 'main' | 'mainDark' | 'onMain'
>;

interface Backgrounds {
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  /** The palest text colour that is used on tints. */
  readonly muted: string;
  /** Black or white, towards which a colour is mixed for more contrast. */
  readonly contrasting: string;
}

const backgrounds = {
  light: { ...light, contrasting: black },
  dark: { ...dark, contrasting: white },
} as const satisfies Record<'light' | 'dark', Backgrounds>;

const toRing = (colour: string, share: number): string => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${share}%)`;
};

/** Colours derived from the brand colour. Text in them is legible on surface, sunken and the tint. */
const deriveBrandColours = (
  colour: string,
  { surface, sunken, line, muted, contrasting }: Backgrounds,
): BrandColours => {
  const isDark = contrasting === white;
  const tints = (isDark ? [0.22, 0.16, 0.1, 0.05] : [0.085, 0.04]).map((share) =>
    mix(surface, colour, share),
  );
  const blueTint = tints.find((tint) => getContrast(muted, tint) >= textRatio) ?? sunken;
  const blue = ensureContrast(colour, [surface, sunken, blueTint], textRatio, contrasting);
  const main = ensureContrast(colour, [surface], controlRatio, contrasting);
  const onMain = getContrast(main, white) >= textRatio ? white : black;
  return {
    blue,
    blueDark: mix(blue, contrasting, 0.2),
    blueTint,
    blueEdge: mix(surface, blue, 0.28),
    bluePale: ensureContrast(mix(surface, blue, 0.3), [line], 1.2, contrasting),
    focusRing: toRing(blue, isDark ? 60 : 45),
    main,
    // away from its text colour, so that the contrast increases
    mainDark: mix(main, onMain === white ? black : white, 0.16),
    onMain,
  };
};

const fonts = {
  system: undefined,
  sans: "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif",
  serif: "Georgia,'Times New Roman','Liberation Serif',serif",
  rounded: "ui-rounded,'Hiragino Maru Gothic ProN',Quicksand,'Arial Rounded MT Bold',Calibri,sans-serif",
} as const satisfies Record<NonNullable<Appearance['font']>, string | undefined>;

/** Spacing and the minimum height of a control, in CSS pixels. */
const compact = { 'space-s': 8, 'space-m': 12, 'space-l': 18, 'space-xl': 24, 'space-xxl': 36, target: 44 };

const toDeclarations = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${propertyPrefix}${name}:${value}${typeof value === 'number' ? 'px' : ''};`)
    .join('');

const toRadii = (radius: number) => ({
  'radius-small': Math.round((radius * 2) / 3),
  'radius-medium': radius,
  'radius-large': Math.round((radius * 4) / 3),
});

/** Colours of the dark theme for a brand colour. */
export const buildDarkPalette = (brandColour: string = light.blue): Palette => ({
  ...dark,
  ...deriveBrandColours(brandColour.toLowerCase(), backgrounds.dark),
});

/** Colours of the light theme that differ from its defaults. */
export const buildLightColours = (brandColour: string | undefined): Partial<Record<ColourName, string>> =>
  brandColour === undefined ? {} : deriveBrandColours(brandColour.toLowerCase(), backgrounds.light);

/**
 * Style sheet of an appearance: custom properties and the colour scheme of one element. All values are built from validated
 * tokens.
 *
 * @param scope CSS selector of the element
 */
export const buildAppearanceCss = (appearance: Appearance, scope: string): string => {
  const { theme = 'light', brandColour, borderRadius, font = 'system', density } = appearance;
  const family = fonts[font];
  const base = toDeclarations({
    ...(theme === 'dark' ? {} : buildLightColours(brandColour)),
    ...(borderRadius === undefined ? {} : toRadii(borderRadius)),
    ...(family === undefined ? {} : { 'font-family': family }),
    ...(density === 'compact' ? compact : {}),
  });
  const darkened = `${scope}{${toDeclarations({ ...buildDarkPalette(brandColour), scheme: 'dark' })}color-scheme:dark}`;
  return [
    base && `${scope}{${base}}`,
    theme === 'dark' ? darkened : theme === 'auto' && `@media (prefers-color-scheme:dark){${darkened}}`,
  ]
    .filter(Boolean)
    .join('');
};

/** A correction of the brand colour for more contrast. */
export interface ContrastCorrection {
  readonly theme: 'light' | 'dark';
  readonly use: 'text' | 'buttons';
  readonly colour: string;
  /** Contrast of the given colour, and the required one. */
  readonly contrast: number;
  readonly required: number;
}

/** Lists the corrections of the brand colour, for a warning to the page's developer. */
export const listContrastCorrections = ({
  theme = 'light',
  brandColour,
}: Appearance): readonly ContrastCorrection[] => {
  if (brandColour === undefined) return [];
  const given = brandColour.toLowerCase();
  const themes = theme === 'auto' ? (['light', 'dark'] as const) : [theme];
  return themes.flatMap((name) => {
    const background = backgrounds[name];
    const { blue, main, blueTint } = deriveBrandColours(given, background);
    const worst = Math.min(
      ...[background.surface, background.sunken, blueTint].map((each) => getContrast(given, each)),
    );
    const text = { theme: name, use: 'text', colour: blue, contrast: worst, required: textRatio } as const;
    const buttons = {
      theme: name,
      use: 'buttons',
      colour: main,
      contrast: getContrast(given, background.surface),
      required: controlRatio,
    } as const;
    return [...(blue === given ? [] : [text]), ...(main === given ? [] : [buttons])];
  });
};
