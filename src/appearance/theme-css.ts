import { brand } from '../brand';
import type { Appearance } from './appearance';
import { ensureContrast, getContrast, mix } from './colour';
import { type ColourName, dark, light, type Palette } from './palettes';

const black = '#000000';
const white = '#ffffff';
/** WCAG 2, level AA: text; parts of controls. */
const textRatio = 4.5;
const controlRatio = 3;

/** Prefix of the custom properties, which stand within the dialog and the secure frames only. */
const propertyPrefix = `--${brand.id}-`;

type BrandPart = Pick<
  Palette,
  'blue' | 'blueDark' | 'blueTint' | 'blueEdge' | 'bluePale' | 'focusRing' | 'main' | 'mainDark' | 'onMain'
>;

interface Ground {
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  /** The palest text that stands on tints. */
  readonly muted: string;
  /** Where a colour goes to be read on the surface. */
  readonly far: string;
}

const grounds = {
  light: { ...light, far: black },
  dark: { ...dark, far: white },
} as const satisfies Record<'light' | 'dark', Ground>;

const toRing = (colour: string, share: number): string => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${share}%)`;
};

/** What follows from the brand's colour on a ground. Text in it can be read on surface, sunken and its own tint. */
const deriveBrand = (colour: string, { surface, sunken, line, muted, far }: Ground): BrandPart => {
  const isDark = far === white;
  const tints = (isDark ? [0.22, 0.16, 0.1, 0.05] : [0.085, 0.04]).map((share) =>
    mix(surface, colour, share),
  );
  const blueTint = tints.find((tint) => getContrast(muted, tint) >= textRatio) ?? sunken;
  const blue = ensureContrast(colour, [surface, sunken, blueTint], textRatio, far);
  const main = ensureContrast(colour, [surface], controlRatio, far);
  const onMain = getContrast(main, white) >= textRatio ? white : black;
  return {
    blue,
    blueDark: mix(blue, far, 0.2),
    blueTint,
    blueEdge: mix(surface, blue, 0.28),
    bluePale: ensureContrast(mix(surface, blue, 0.3), [line], 1.2, far),
    focusRing: toRing(blue, isDark ? 60 : 45),
    main,
    // away from the text on it
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

/** Space in CSS pixels, and the least height of a control. */
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

/** Colours of the dark theme for a brand's colour. */
export const buildDarkPalette = (brandColour: string = light.blue): Palette => ({
  ...dark,
  ...deriveBrand(brandColour.toLowerCase(), grounds.dark),
});

/** Colours of the light theme that differ from the default ones. */
export const buildLightColours = (brandColour: string | undefined): Partial<Record<ColourName, string>> =>
  brandColour === undefined ? {} : deriveBrand(brandColour.toLowerCase(), grounds.light);

/**
 * The style sheet of an appearance: custom properties and the colour scheme of one element, and nothing else. Every value in
 * it is made here from validated tokens.
 *
 * @param scope selector of the element
 */
export const buildAppearanceCss = (appearance: Appearance, scope: string): string => {
  const { theme = 'light', brandColour, borderRadius, font = 'system', density } = appearance;
  const family = fonts[font];
  const always = toDeclarations({
    ...(theme === 'dark' ? {} : buildLightColours(brandColour)),
    ...(borderRadius === undefined ? {} : toRadii(borderRadius)),
    ...(family === undefined ? {} : { 'font-family': family }),
    ...(density === 'compact' ? compact : {}),
  });
  const darkened = `${scope}{${toDeclarations({ ...buildDarkPalette(brandColour), scheme: 'dark' })}color-scheme:dark}`;
  return [
    always && `${scope}{${always}}`,
    theme === 'dark' ? darkened : theme === 'auto' && `@media (prefers-color-scheme:dark){${darkened}}`,
  ]
    .filter(Boolean)
    .join('');
};

/** A brand's colour that was changed because it could not be read. */
export interface Mending {
  readonly theme: 'light' | 'dark';
  readonly use: 'text' | 'buttons';
  readonly colour: string;
  /** Of the colour as it was given, and what it has to be. */
  readonly contrast: number;
  readonly needed: number;
}

/** Lists what the contrast changes of an appearance's colour, for a warning to the page's developer. */
export const listMendings = ({ theme = 'light', brandColour }: Appearance): readonly Mending[] => {
  if (brandColour === undefined) return [];
  const given = brandColour.toLowerCase();
  const shown = theme === 'auto' ? (['light', 'dark'] as const) : [theme];
  return shown.flatMap((name) => {
    const ground = grounds[name];
    const { blue, main, blueTint } = deriveBrand(given, ground);
    const worst = Math.min(
      ...[ground.surface, ground.sunken, blueTint].map((each) => getContrast(given, each)),
    );
    const text = { theme: name, use: 'text', colour: blue, contrast: worst, needed: textRatio } as const;
    const buttons = {
      theme: name,
      use: 'buttons',
      colour: main,
      contrast: getContrast(given, ground.surface),
      needed: controlRatio,
    } as const;
    return [...(blue === given ? [] : [text]), ...(main === given ? [] : [buttons])];
  });
};
