import {
  type Appearance,
  appearanceDensities,
  appearanceFonts,
  appearanceThemes,
  buildAppearanceQuery,
  parseAppearance,
  readAppearanceQuery,
} from '@tamarack/core/appearance/appearance';
import { ensureContrast, getContrast, mix } from '@tamarack/core/appearance/colour';
import { type ColourName, dark, light, type Palette } from '@tamarack/core/appearance/palettes';
import {
  buildAppearanceCss,
  buildDarkPalette,
  buildLightColours,
  listContrastCorrections,
} from '@tamarack/core/appearance/theme-css';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sunken, white } from '../../../src/appearance/base-colours';
import { lazyDefaults } from '../../../widget/theme/lazy-tokens';
import { tokenDefaults, tokens } from '../../../widget/theme/tokens';

/** Default colours of the light theme, by name, as the dialog declares them. */
const defaults = Object.fromEntries(
  (tokenDefaults + lazyDefaults)
    .split(';')
    .map((each) => each.replace('--tamarack-', '').split(/:(.*)/s).slice(0, 2)),
) as Palette;
const toLong = (colour: string): string =>
  /^#\w{3}$/.test(colour) ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour;

/** Text on its backgrounds, as the components use them. */
const textPairs: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['ink', ['surface', 'sunken', 'blueTint', 'okTint', 'warnTint', 'dangerTint', 'dangerPale']],
  ['navy', ['surface', 'sunken', 'blueTint', 'okTint', 'warnTint', 'dangerTint']],
  ['muted', ['surface', 'sunken', 'blueTint', 'okTint', 'warnTint', 'dangerTint']],
  ['blue', ['surface', 'sunken', 'blueTint']],
  ['blueDark', ['surface', 'sunken']],
  ['onMain', ['main', 'mainDark']],
  ['onFill', ['ok', 'danger', 'dangerDark']],
  ['ok', ['surface', 'okTint']],
  ['warn', ['surface', 'warnTint']],
  ['danger', ['surface', 'dangerTint', 'dangerPale']],
];
/** Parts of controls on what they stand on. */
const controlPairs: readonly (readonly [ColourName, readonly ColourName[]])[] = [
  ['edge', ['surface', 'sunken']],
  ['main', ['surface']],
  ['blue', ['surface', 'sunken']],
  ['danger', ['surface']],
  ['ok', ['surface']],
];

const findUnreadable = (palette: Palette): string[] => {
  const check = (pairs: typeof textPairs, ratio: number) =>
    pairs.flatMap(([front, backs]) =>
      backs
        .map((back) => ({ back, contrast: getContrast(toLong(palette[front]), toLong(palette[back])) }))
        .filter(({ contrast }) => contrast < ratio)
        .map(({ back, contrast }) => `${front} on ${back}: ${contrast.toFixed(2)}`),
    );
  return [...check(textPairs, 4.5), ...check(controlPairs, 3)];
};

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b5fd8', '#0b5fd8', 1],
  ])('of %s on %s', (one, other, expected) => {
    expect(getContrast(one, other)).toBeCloseTo(expected, 2);
    expect(getContrast(other, one)).toBeCloseTo(expected, 2);
  });
  it('keeps a legible colour, and corrects another no more than needed', () => {
    expect(ensureContrast('#0b5fd8', ['#ffffff'], 4.5, '#000000')).toBe('#0b5fd8');
    const mended = ensureContrast('#ffd400', ['#ffffff'], 4.5, '#000000');
    expect(getContrast(mended, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(getContrast(mix(mended, '#ffd400', 0.06), '#ffffff')).toBeLessThan(4.5);
  });
});

describe('palettes', () => {
  it('have readable text and visible controls by default', () => {
    expect(findUnreadable(defaults)).toEqual([]);
    expect(findUnreadable(buildDarkPalette())).toEqual([]);
  });
  it('have them for any brand’s colour, on light and dark', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(findUnreadable({ ...defaults, ...buildLightColours(colour) })).toEqual([]);
        expect(findUnreadable(buildDarkPalette(colour))).toEqual([]);
      }),
      { numRuns: 300, examples: [['#ffffff'], ['#000000'], ['#ffd400'], ['#808080']] },
    );
  });
  it('know the default colours that a brand’s colour is read on', () => {
    expect(light).toMatchObject({
      surface: toLong(white),
      sunken,
      line: defaults.line,
      muted: defaults.muted,
    });
    expect(light.blue).toBe(defaults.blue);
    expect(Object.keys(tokens.colour).every((name) => name in buildDarkPalette())).toBe(true);
  });
  it('cover every colour of the dialog in the dark', () => {
    const names = Object.keys(defaults).filter((name) => /^(#|rgb)/.test(defaults[name as ColourName] ?? ''));
    const palette: Partial<Palette> = buildDarkPalette();
    expect(names.filter((name) => palette[name as ColourName] === undefined)).toEqual([]);
    expect(names.length).toBeGreaterThan(25);
  });
});

describe('parseAppearance', () => {
  it.each([
    [{ theme: 'dark', brandColour: '#0B5fd8', borderRadius: 0, font: 'serif', density: 'compact' }, []],
    [{ theme: undefined, brandColour: null }, []],
    [{ theme: 'night' }, ['theme']],
    [{ brandColour: 'red' }, ['brandColour']],
    [{ brandColour: '#fff' }, ['brandColour']],
    [{ brandColour: '#0b5fd8;}body{display:none}' }, ['brandColour']],
    [{ brandColour: ['#0b5fd8'] }, ['brandColour']],
    [{ borderRadius: 21 }, ['borderRadius']],
    [{ borderRadius: 1.5 }, ['borderRadius']],
    [{ borderRadius: '8' }, ['borderRadius']],
    [{ font: 'Comic Sans' }, ['font']],
    [{ logo: 'javascript:alert(1)' }, ['logo']],
    [{ logo: 'https://shop.example/a.png' }, []],
    [{ colour: '#0b5fd8', toString: 'x' }, ['colour', 'toString']],
    ['dark', ['0', '1', '2', '3']],
    [null, []],
  ])('%j: refuses %j', (input, names) => {
    const { appearance, problems } = parseAppearance(input);
    expect(problems.map(({ name }) => name)).toEqual(names);
    expect(Object.keys(appearance).filter((name) => (names as readonly string[]).includes(name))).toEqual([]);
  });
});

const appearances: fc.Arbitrary<Appearance> = fc.record(
  {
    theme: fc.constantFrom(...appearanceThemes),
    brandColour: colours,
    borderRadius: fc.integer({ min: 0, max: 20 }),
    font: fc.constantFrom(...appearanceFonts),
    density: fc.constantFrom(...appearanceDensities),
  },
  { requiredKeys: [] },
);

describe('the query of a frame', () => {
  it('brings every token, and no logo', () => {
    fc.assert(
      fc.property(appearances, (appearance) => {
        const query = buildAppearanceQuery({ ...appearance, logo: 'https://shop.example/a.png' });
        expect(readAppearanceQuery(Object.fromEntries(new URLSearchParams(query)))).toEqual(appearance);
      }),
    );
  });
  it('is empty for the default look', () => {
    expect(buildAppearanceQuery({})).toBe('');
    expect(buildAppearanceCss(readAppearanceQuery({}), ':root')).toBe('');
  });
  it('makes no other style, whatever it says', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('#0b5fd8}*{display:none', '12;color:red', '</style>', '1e1'),
    );
    const names = ['theme', 'brandColour', 'borderRadius', 'font', 'density', 'logo'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (query) => {
        const css = buildAppearanceCss(readAppearanceQuery(query), ':root');
        const rules = css.replace('@media (prefers-color-scheme:dark){', '').replace(/\}\}$/, '}');
        const declaration = String.raw`(--tamarack-[\w-]+:[^;{}<]+;)`;
        expect(rules).toMatch(new RegExp(`^(:root\\{${declaration}*(color-scheme:dark)?\\})*$`));
      }),
    );
  });
});

describe('buildAppearanceCss', () => {
  it('follows the device in the theme auto only', () => {
    expect(buildAppearanceCss({ theme: 'dark' }, ':root')).toMatch(/^:root\{.*color-scheme:dark\}$/);
    // in the light it is the default, which is why the gallery is looked at in the light and in the dark only
    expect(buildAppearanceCss({ theme: 'auto' }, ':root')).toMatch(
      /^@media \(prefers-color-scheme:dark\)\{:root\{[^{}]*color-scheme:dark\}\}$/,
    );
    expect(buildAppearanceCss({ theme: 'light' }, ':root')).toBe('');
  });
  it('sets corners and space that the dialog has', () => {
    const css = buildAppearanceCss({ borderRadius: 6, density: 'compact', font: 'serif' }, ':root');
    const set = [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
    expect(set).toContain('--tamarack-radius-small');
    expect(css).toContain(
      '--tamarack-radius-small:4px;--tamarack-radius-medium:6px;--tamarack-radius-large:8px;',
    );
    for (const name of set) expect(tokenDefaults + lazyDefaults).toContain(`${name}:`);
  });
});

describe('listContrastCorrections', () => {
  it('names each corrected colour and its use', () => {
    expect(listContrastCorrections({ brandColour: '#0a5c36' })).toEqual([]);
    expect(listContrastCorrections({})).toEqual([]);
    expect(listContrastCorrections({ brandColour: '#ffd400' })).toMatchObject([
      { theme: 'light', use: 'text', required: 4.5 },
      { theme: 'light', use: 'buttons', required: 3 },
    ]);
    expect(
      listContrastCorrections({ theme: 'auto', brandColour: '#001030' }).map(({ theme }) => theme),
    ).toContain('dark');
    expect(dark.surface).toMatch(/^#/);
  });
});
