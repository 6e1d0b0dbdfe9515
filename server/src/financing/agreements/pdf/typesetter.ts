import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff';

export type Weight = 'text' | 'strong';

/** Subsets of the font, in order of precedence for a character. Names are written in Latin letters. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
type Subset = (typeof subsets)[number];

const require = createRequire(import.meta.url);
const family = '@fontsource/source-sans-3';
const weights: Readonly<Record<Weight, number>> = { text: 400, strong: 600 };

// woff, not woff2: the library's font reader fails on accents in woff2
const readFont = (subset: Subset, weight: Weight): Buffer =>
  unpackWoff(
    readFileSync(require.resolve(`${family}/files/source-sans-3-${subset}-${weights[weight]}-normal.woff`)),
  );

const fontName = (subset: Subset, weight: Weight): string => `${subset}-${weight}`;

/** The Unicode range of each subset, from the package: `U+0000-00FF,U+0131,…`. */
function loadCoverage(): (subset: Subset, code: number) => boolean {
  const unicodeRanges: Record<Subset, string> = JSON.parse(
    readFileSync(require.resolve(`${family}/unicode.json`), 'utf8'),
  );
  const ranges = (subset: Subset): number[][] =>
    unicodeRanges[subset].split(',').map((range) =>
      range
        .slice(2)
        .split('-')
        .map((end) => Number.parseInt(end, 16)),
    );
  const table = new Map(subsets.map((subset) => [subset, ranges(subset)]));
  return (subset, code) =>
    (table.get(subset) ?? []).some(([from = 0, to = from]) => code >= from && code <= to);
}

/** Cache of laid-out words by font: without it, layout takes two thirds of a document's time. */
const layouts = new Map<string, Record<string, unknown>>();
const MAX_WORDS = 5000;

/** Shares the cache with the current font. Relies on the library's internals; if they change, rendering is only slower. */
function shareLayouts(document: PDFKit.PDFDocument, name: string): void {
  const font: unknown = Reflect.get(document, '_font');
  if (typeof font !== 'object' || font === null || !('layoutCache' in font)) return;
  const known = layouts.get(name);
  const words = known && Object.keys(known).length < MAX_WORDS ? known : Object.create(null);
  layouts.set(name, words);
  font.layoutCache = words;
}

/** A run of text in one font. */
interface Run {
  readonly font: string;
  readonly text: string;
}

export interface Typesetter extends ReturnType<typeof createTypesetter> {}

/** The fonts of one document; a subset is read and embedded only when a character needs it. */
export function createTypesetter(document: PDFKit.PDFDocument) {
  const covers = loadCoverage();
  const registered = new Set<string>();
  const ensureFont = (subset: Subset, weight: Weight): string => {
    const name = fontName(subset, weight);
    if (!registered.has(name)) {
      document.registerFont(name, readFont(subset, weight));
      shareLayouts(document.font(name), name);
    }
    registered.add(name);
    return name;
  };
  const findSubset = (character: string): Subset =>
    subsets.find((subset) => covers(subset, character.codePointAt(0) ?? 0)) ?? 'latin';

  const splitRuns = (text: string, weight: Weight): Run[] => {
    const runs: { subset: Subset; text: string }[] = [];
    for (const character of text) {
      const subset = findSubset(character);
      const last = runs.at(-1);
      if (last?.subset === subset) last.text += character;
      else runs.push({ subset, text: character });
    }
    return runs.map((run) => ({ font: ensureFont(run.subset, weight), text: run.text }));
  };
  return {
    /** Selects the font for measuring and writing. */
    select: (weight: Weight, size: number): void => {
      document.font(ensureFont('latin', weight)).fontSize(size);
    },

    /** Writes text at a position; a character missing from the main subset uses another one. */
    write: (
      text: string,
      weight: Weight,
      size: number,
      position: { readonly x: number; readonly y: number },
      options: PDFKit.Mixins.TextOptions,
    ): void => {
      const pieces = splitRuns(text, weight);
      pieces.forEach((run, index) => {
        document.font(run.font).fontSize(size);
        const continued = index < pieces.length - 1;
        if (index === 0) document.text(run.text, position.x, position.y, { ...options, continued });
        else document.text(run.text, { ...options, continued });
      });
    },
  };
}
