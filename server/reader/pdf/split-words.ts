import type { Word } from '../document/document-words';

/** Text as a PDF draws it, in points from the top left corner of the page. */
export interface TextRun {
  readonly text: string;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  /** Unit vector of the writing direction: (1, 0) is to the right, (0, 1) down. */
  readonly directionX: number;
  readonly directionY: number;
  readonly width: number;
  readonly size: number;
}

/** In points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Maximum slope of a horizontal line, as the sine of its angle. */
const MAX_SLANT = 0.1;
/** Share of the font size; a wider gap separates words. */
const WORD_GAP = 0.15;
/** Share of the font size above the baseline. */
const ASCENT = 0.8;

/**
 * Splits text runs into words, in their order. The page is rotated by quarter turns so that most letters run to the right;
 * text in other directions (a stamp across the page, a note at its side) and outside the page is dropped.
 */
export function splitWords(
  pieces: readonly TextRun[],
  size: PageSize,
): PageSize & { readonly words: readonly Word[] } {
  const turns = countQuarterTurns(pieces);
  const turned = turns % 2 === 0 ? size : { width: size.height, height: size.width };
  const words = joinRuns(pieces.map((piece) => rotate(piece, turns, size)).filter(isHorizontal))
    .flatMap(splitRun)
    .filter((word) => isOnPage(word, turned));
  return { ...turned, words };
}

/** Counterclockwise quarter turns that make most letters run to the right. */
function countQuarterTurns(pieces: readonly TextRun[]): number {
  const letters = [0, 0, 0, 0];
  for (const { directionX, directionY, text } of pieces) {
    const quarter = (Math.round(Math.atan2(directionY, directionX) / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + text.trim().length;
  }
  return letters.indexOf(Math.max(...letters));
}

function rotate(piece: TextRun, turns: number, { width, height }: PageSize): TextRun {
  const { x, y, directionX, directionY } = piece;
  switch (turns) {
    case 1:
      return { ...piece, x: y, y: width - x, directionX: directionY, directionY: -directionX };
    case 2:
      return { ...piece, x: width - x, y: height - y, directionX: -directionX, directionY: -directionY };
    case 3:
      return { ...piece, x: height - y, y: x, directionX: -directionY, directionY: directionX };
    default:
      return piece;
  }
}

const isHorizontal = ({ directionX, directionY }: TextRun): boolean =>
  directionX > 0 && Math.abs(directionY) < MAX_SLANT;

const isOnPage = (word: Word, { width, height }: PageSize): boolean =>
  word.x + word.width > 0 && word.x < width && word.y + word.height > 0 && word.y < height;

/** Joins adjacent runs: some files draw every letter separately. */
function joinRuns(pieces: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  let ended = true;
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.text.trim() === '') {
      ended ||= piece.text !== '';
    } else if (last && !ended && isAdjacent(last, piece)) {
      all[all.length - 1] = { ...last, text: last.text + piece.text, width: piece.x + piece.width - last.x };
    } else {
      all.push(piece);
      ended = false;
    }
  }
  return all;
}

function isAdjacent(last: TextRun, next: TextRun): boolean {
  const size = Math.max(last.size, next.size);
  const smaller = Math.min(last.size, next.size);
  const gap = next.x - (last.x + last.width);
  return (
    Math.abs(next.y - last.y) < size * 0.2 &&
    smaller > size * 0.6 &&
    Math.abs(gap) < size * WORD_GAP &&
    next.x >= last.x
  );
}

/** Divides the width among the words by their estimated width. */
function splitRun(piece: TextRun): Word[] {
  const all = measureText(piece.text);
  const words: Word[] = [];
  let before = 0;
  for (const part of piece.text.split(/(\s)/)) {
    const text = part.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
    const share = measureText(part);
    if (text !== '')
      words.push({
        text,
        x: piece.x + (piece.width * before) / all,
        y: piece.y - piece.size * ASCENT,
        width: (piece.width * share) / all,
        height: piece.size,
        confidence: 1,
      });
    before += share;
  }
  return words;
}

const measureText = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + measureLetter(letter), 0);

/** Relative width in common typefaces. */
function measureLetter(letter: string): number {
  if (/[\s.,:;'|!iljI()[\]/-]/.test(letter)) return 0.3;
  if (/[mwMW@%]/.test(letter)) return 0.85;
  return /[A-ZÀ-Þ&]/.test(letter) ? 0.7 : 0.55;
}
