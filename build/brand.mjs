/**
 * The brand of a build. `npm run build -- --environment BRAND:brand.json` makes a white label build, and
 * `npm run build:server` with the same file its server: see docs/white-label.md. Without a file, the sources' own brand stays.
 */
import fs from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const text = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^<>]+$/, 'expected text without < and >');
const colour = z.string().regex(/^#[\da-f]{6}$/, 'expected six lower-case hexadecimal digits, as #1a7f5a');
const drawing = z.string().regex(/^[Mm][\d\s.,A-Za-z-]+$/, 'expected the path of an SVG');

const brandFile = z.strictObject({
  id: z.string().regex(/^[a-z][a-z\d]*$/, 'expected lower-case letters and digits'),
  global: z.string().regex(/^[A-Z][A-Za-z\d]*$/, 'expected letters and digits, the first a capital'),
  product: text,
  wordmark: text,
  provider: z.strictObject({ en: text, fr: text, short: text }),
  website: z.url({ protocol: /^https$/ }).regex(/[^/]$/, 'expected no slash at the end'),
  colours: z.strictObject({ main: colour, heading: colour }),
  mark: drawing,
  icon: drawing,
  contact: z.strictObject({
    address: text,
    supportEmail: z.email(),
    privacyEmail: z.email(),
    supportPhone: text,
  }),
});

const toChannels = (hex) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(' ');

/** Derives the shades of the colours. Refuses a colour with too little contrast for text, and names one that has enough. */
async function deriveShades({ main, heading }) {
  const { buildLightColours } = await tsImport('../src/appearance/theme-css.ts', import.meta.url);
  const [shades, headingShades] = [main, heading].map(buildLightColours);
  for (const [name, given, { blue }] of [
    ['main', main, shades],
    ['heading', heading, headingShades],
  ])
    if (blue !== given)
      throw new Error(`colours.${name}: ${given} has too little contrast for text; ${blue} has enough`);
  const { blueDark, blueTint, blueEdge, bluePale, focusRing } = shades;
  return {
    'brand/shades': { blueDark, shadow: toChannels(heading) },
    'brand/tints': { blueTint, blueEdge, bluePale, focusRing },
  };
}

/** Code of the modules that contain the brand, by path. */
async function buildModules(brand) {
  const { id, global, product, wordmark, provider, website, colours, mark, icon, contact } = brand;
  const names = {
    id,
    product,
    provider: provider.en,
    providerShort: provider.short,
    website,
    colours: { blue: colours.main, navy: colours.heading },
  };
  return new Map(
    Object.entries({
      'brand/names': { brand: names, globalName: global },
      'brand/legal-names': { providerFr: provider.fr },
      ...(await deriveShades(colours)),
      'brand/marks': { wordmark, mark, icon },
      contact: { contact },
    }).map(([name, constants]) => [path.join(root, `src/${name}.ts`), toCode(constants)]),
  );
}

const toCode = (constants) =>
  Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

/** Module specifiers, which are not renamed: files and workspaces keep their names. */
const specifier = /(\bfrom ?["'][^"'\n]+["']|\bimport\(["'][^"'\n]+["']\))/;
/** Browser code, and code that the server shares with it. */
const hasNames = (file) => /^(sdk|src|widget)\/.+\.tsx?$/.test(path.relative(root, file));

/** The brand of the sources. */
const { brand: own, globalName } = await tsImport('../src/brand/names.ts', import.meta.url);

/**
 * A brand for a build.
 *
 * @param {string} [file] default: the sources' own
 */
export async function loadBrand(file) {
  if (!file) {
    const none = { name: 'brand' };
    return { ...own, isWhiteLabel: false, rename: (text) => text, modules: none, declarations: none };
  }
  const { data, error } = brandFile.safeParse(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file} is not a valid brand file:\n${z.prettifyError(error)}`);
  const { id, global, product, provider, website } = data;
  const modules = await buildModules(data);
  /** Code or prose with the brand's names in place of the sources' own. */
  const rename = (text) =>
    text
      .replaceAll(own.provider, provider.en)
      .replaceAll(own.website, website)
      .replaceAll(globalName.toUpperCase(), product.toUpperCase())
      .replaceAll(globalName, global)
      .replaceAll(own.id, id);
  return {
    id,
    product,
    isWhiteLabel: true,
    rename,
    /** Replaces the brand's constants, and names such as `loadTamarack` and `TamarackError`, which are no constants. */
    modules: {
      name: 'brand',
      load: (module) => modules.get(module) ?? null,
      transform(code, module) {
        if (!hasNames(module)) return null;
        const parts = code.split(specifier);
        return {
          code: parts.map((part, index) => (index % 2 === 0 ? rename(part) : part)).join(''),
          map: null,
        };
      },
    },
    /** The same for type declarations, which rollup does not pass through `transform`. */
    declarations: { name: 'brand', renderChunk: rename },
  };
}

/** The brand of this build. */
export const brand = await loadBrand(process.env.BRAND);
