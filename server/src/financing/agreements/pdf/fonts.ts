import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff';

export type Weight = 'text' | 'strong';

/** Subsets of the font, in order of precedence for a character. Names are written in Latin letters. */
const subsets = ['latin', 'latin-ext', 'vietnamese'] as const;
type Subset = (typeof subsets)[number];

const require = createRequire(import.meta.url);
const family = '@fontsource/source-sans-3';
const weights: Readonly<Record<Weight, number>> = { text: 400, strong: 600 };

// woff, not woff2: the library's font reader fails on accents in woff2
const file = (subset: Subset, weight: Weight): Buffer =>
  unpackWoff(
    readFileSync(require.resolve(`${family}/files/source-sans-3-${subset}-${weights[weight]}-normal.woff`)),
  );

const fontName = (subset: Subset, weight: Weight): string => `${subset}-${weight}`;

/** The Unicode range of each subset, from the package: `U+0000-00FF,U+0131,…`. */
function coverage(): (subset: Subset, code: number) => boolean {
  const listed: Record<Subset, string> = JSON.parse(
    readFileSync(require.resolve(`${family}/unicode.json`), 'utf8'),
  );
  const ranges = (subset: Subset): number[][] =>
    listed[subset].split(',').map((range) =>
      range
        .slice(2)
        .split('-')
        .map((end) => Number.parseInt(end, 16)),
    );
  const table = new Map(subsets.map((subset) => [subset, ranges(subset)]));
  return (subset, code) =>
    (table.get(subset) ?? []).some(([from = 0, to = from]) => code >= from && code <= to);
}

/** A run of text in one font. */
interface Run {
  readonly font: string;
  readonly text: string;
}

export interface Typesetter {
  /** Selects the font for measuring and writing. */
  readonly select: (weight: Weight, size: number) => void;
  /** Writes text at a position; a character missing from the main subset is taken from another one. */
  readonly write: (
    text: string,
    weight: Weight,
    size: number,
    place: { readonly x: number; readonly y: number },
    options: PDFKit.Mixins.TextOptions,
  ) => void;
}

/** The fonts of one document; a subset is read and embedded only when a character needs it. */
export function createTypesetter(document: PDFKit.PDFDocument): Typesetter {
  const covers = coverage();
  const registered = new Set<string>();
  const use = (subset: Subset, weight: Weight): string => {
    const name = fontName(subset, weight);
    if (!registered.has(name)) document.registerFont(name, file(subset, weight));
    registered.add(name);
    return name;
  };
  const subsetOf = (character: string): Subset =>
    subsets.find((subset) => covers(subset, character.codePointAt(0) ?? 0)) ?? 'latin';

  const runs = (text: string, weight: Weight): Run[] => {
    const found: { subset: Subset; text: string }[] = [];
    for (const character of text) {
      const subset = subsetOf(character);
      const last = found.at(-1);
      if (last?.subset === subset) last.text += character;
      else found.push({ subset, text: character });
    }
    return found.map((run) => ({ font: use(run.subset, weight), text: run.text }));
  };

  const select = (weight: Weight, size: number): void => {
    document.font(use('latin', weight)).fontSize(size);
  };
  return {
    select,
    write: (text, weight, size, place, options) => {
      const pieces = runs(text, weight);
      pieces.forEach((run, index) => {
        document.font(run.font).fontSize(size);
        const continued = index < pieces.length - 1;
        if (index === 0) document.text(run.text, place.x, place.y, { ...options, continued });
        else document.text(run.text, { ...options, continued });
      });
    },
  };
}
