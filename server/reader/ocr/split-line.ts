import type { Word } from '../document/document-words';
import { LINE_HEIGHT, type LineImage } from './line-image';
import { getMedian } from './median';
import type { ReadCharacter } from './recognize-line';

/** Minimum width of a gap between words, in pixels of the line's image. */
const MIN_SPACE = 7;
/** Minimum gap between words as a multiple of the line's median gap: monospaced letters are far apart. */
const WIDE_GAP = 2.2;
/** Factor for gaps between digits, which are wider than those between letters: a `1` has as much space beside it as a blank. */
const WIDE_DIGITS = 2;
/** Rows at the top and bottom that may show neighbouring lines. */
const EDGE = 5;
/** Contrast from which on a pixel is ink, as a share of the line's contrast. */
const INK = 0.35;

interface Extent {
  readonly from: number;
  readonly to: number;
}

/** Splits a line into words with boxes in pixels of the page, at recognized spaces and at gaps as wide as one. */
export function splitLine(image: LineImage, characters: readonly ReadCharacter[]): Word[] {
  const ink = findInk(image);
  const gaps = characters
    .slice(1)
    .map((next, index) => findGap(ink.columns, characters[index]?.middle ?? 0, next.middle));
  const widths = gaps
    .map(({ from, to }) => to - from)
    .filter((_, index) => isPrinted(characters[index]) && isPrinted(characters[index + 1]));
  const least = Math.max(MIN_SPACE, getMedian(widths) * WIDE_GAP);

  const words: Word[] = [];
  let current: ReadCharacter[] = [];
  let from = 0;
  const end = (to: number): void => {
    if (current.length > 0) words.push(toWord(image, ink, current, { from, to }));
    current = [];
  };
  for (const [index, character] of characters.entries()) {
    const gap = index === 0 ? null : (gaps[index - 1] ?? null);
    const previous = characters[index - 1];
    const limit = isFigure(previous) && isFigure(character) ? least * WIDE_DIGITS : least;
    if (gap && (gap.to - gap.from >= limit || !isPrinted(character) || !isPrinted(previous))) {
      end(isPrinted(previous) ? gap.from : gap.to);
      from = gap.to;
    }
    if (isPrinted(character)) current.push(character);
  }
  end(image.width);
  return words;
}

const isPrinted = (character: ReadCharacter | undefined): boolean =>
  character !== undefined && character.text !== ' ';

const isFigure = (character: ReadCharacter | undefined): boolean => /^[\d.,$-]$/.test(character?.text ?? '');

interface Ink {
  /** Whether each column has ink. */
  readonly columns: Uint8Array;
  readonly isInk: (at: number) => boolean;
}

function findInk({ width, height, pixels }: LineImage): Ink {
  const sorted = pixels.toSorted();
  const paper = sorted[Math.floor(sorted.length * 0.85)] as number;
  const print = sorted[Math.floor(sorted.length * 0.02)] as number;
  const limit = paper - (paper - print) * INK;
  const isInk = (at: number): boolean => (pixels[at] as number) < limit;
  const columns = new Uint8Array(width);
  for (let row = EDGE; row < height - EDGE; row++)
    for (let column = 0; column < width; column++) if (isInk(row * width + column)) columns[column] = 1;
  return { columns, isInk };
}

/** The longest run of columns without ink between the middles of two characters; empty, halfway, if there is none. */
function findGap(columns: Uint8Array, first: number, second: number): Extent {
  const halfway = Math.round((first + second) / 2);
  let best: Extent = { from: halfway, to: halfway };
  let start = Math.max(0, Math.round(first));
  for (let column = start; column <= Math.min(columns.length, Math.round(second)); column++) {
    if (column < second && columns[column] === 0) continue;
    if (column - start > best.to - best.from) best = { from: start, to: column };
    start = column + 1;
  }
  return best;
}

function toWord(
  image: LineImage,
  ink: Ink,
  characters: readonly ReadCharacter[],
  { from, to }: Extent,
): Word {
  const box = findBox(image, ink, from, to);
  const { line, scale } = image;
  const x = line.left + box.left / scale;
  const width = (box.right - box.left) / scale;
  const top = line.middle + line.slope * (x + width / 2 - line.left) - line.height / 2;
  return {
    text: characters.map(({ text }) => text).join(''),
    x,
    y: top + box.top / scale,
    width,
    height: (box.bottom - box.top) / scale,
    confidence: Math.min(...characters.map(({ probability }) => probability)),
  };
}

/** The ink between two columns. */
function findBox({ width, height }: LineImage, { isInk }: Ink, from: number, to: number) {
  let [left, right, top, bottom] = [to, from, height, 0];
  for (let row = EDGE; row < height - EDGE; row++)
    for (let column = from; column < Math.min(to, width); column++)
      if (isInk(row * width + column)) {
        left = Math.min(left, column);
        right = Math.max(right, column + 1);
        top = Math.min(top, row);
        bottom = Math.max(bottom, row + 1);
      }
  return right > left
    ? { left, right, top, bottom }
    : { left: from, right: Math.max(to, from + 1), top: LINE_HEIGHT / 4, bottom: (LINE_HEIGHT * 3) / 4 };
}
