import type { Word } from './page-words';

/** A piece of text as a PDF draws it, placed on the page: points from its top left corner. */
export interface TextPiece {
  readonly text: string;
  /** Where its baseline begins. */
  readonly x: number;
  readonly y: number;
  /** The way its letters run: 1, 0 is to the right, 0, 1 down the page. */
  readonly alongX: number;
  readonly alongY: number;
  readonly width: number;
  readonly size: number;
}

/** A size of page, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** How far a line may lean and still be one that is read across, as the sine of the angle. */
const LEANING = 0.1;
/** Of the size of the letters: a wider gap parts two words. */
const WORD_GAP = 0.15;
/** Of the size of the letters, from the baseline up. */
const ASCENT = 0.8;

/**
 * The words of a page's pieces, in their order. The page is turned by quarters so that most of its letters run to the
 * right; those that run another way (a stamp across the page, a note at its side) are left out, and so is what lies beyond
 * the page's edges.
 */
export function wordsOf(
  pieces: readonly TextPiece[],
  size: PageSize,
): PageSize & { readonly words: readonly Word[] } {
  const turns = quarterTurns(pieces);
  const turned = turns % 2 === 0 ? size : { width: size.height, height: size.width };
  const words = joined(pieces.map((piece) => turn(piece, turns, size)).filter(isAcross))
    .flatMap(split)
    .filter((word) => isOn(word, turned));
  return { ...turned, words };
}

/** How often the page has to be turned against the clock. */
function quarterTurns(pieces: readonly TextPiece[]): number {
  const letters = [0, 0, 0, 0];
  for (const { alongX, alongY, text } of pieces) {
    const quarter = (Math.round(Math.atan2(alongY, alongX) / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + text.trim().length;
  }
  return letters.indexOf(Math.max(...letters));
}

function turn(piece: TextPiece, turns: number, { width, height }: PageSize): TextPiece {
  const { x, y, alongX, alongY } = piece;
  switch (turns) {
    case 1:
      return { ...piece, x: y, y: width - x, alongX: alongY, alongY: -alongX };
    case 2:
      return { ...piece, x: width - x, y: height - y, alongX: -alongX, alongY: -alongY };
    case 3:
      return { ...piece, x: height - y, y: x, alongX: -alongY, alongY: alongX };
    default:
      return piece;
  }
}

const isAcross = ({ alongX, alongY }: TextPiece): boolean => alongX > 0 && Math.abs(alongY) < LEANING;

const isOn = (word: Word, { width, height }: PageSize): boolean =>
  word.x + word.width > 0 && word.x < width && word.y + word.height > 0 && word.y < height;

/** Pieces that lie next to each other are of one word: some files draw every letter for itself. */
function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  let ended = true;
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.text.trim() === '') {
      ended ||= piece.text !== '';
    } else if (last && !ended && touches(last, piece)) {
      all[all.length - 1] = { ...last, text: last.text + piece.text, width: piece.x + piece.width - last.x };
    } else {
      all.push(piece);
      ended = false;
    }
  }
  return all;
}

function touches(last: TextPiece, next: TextPiece): boolean {
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

/** Its words, each with its share of the width. */
function split(piece: TextPiece): Word[] {
  const all = shareOf(piece.text);
  const words: Word[] = [];
  let before = 0;
  for (const part of piece.text.split(/(\s)/)) {
    const text = part.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
    const share = shareOf(part);
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

const shareOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);

/** How wide a letter is beside the others, in most typefaces. */
function widthOf(letter: string): number {
  if (/[\s.,:;'|!iljI()[\]/-]/.test(letter)) return 0.3;
  if (/[mwMW@%]/.test(letter)) return 0.85;
  return /[A-ZÀ-Þ&]/.test(letter) ? 0.7 : 0.55;
}
