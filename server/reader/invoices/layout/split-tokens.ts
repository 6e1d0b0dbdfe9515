import type { PageWords, Word } from '../../document/document-words';

/** A word, or a part of a word that was glued to its label. */
export interface Token {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly bottom: number;
  readonly confidence: number;
}

export const getHeight = ({ y, bottom }: Token): number => bottom - y;
export const getMiddle = ({ y, bottom }: Token): number => (y + bottom) / 2;

/** An invoice has fewer; the rest is ignored to bound the time per file. */
export const maxTokens = 6_000;
const MAX_CHARACTERS = 300;

/** `46160,00S`, `46160,00s`, `S1,046.00` */
const misreadDollar = /(?<=^-?\d{1,9}[.,]\d{2})[Ss]$|^S(?=\d{1,3}(?:,\d{3})*\.\d{2}$)/;
/** Whole words: the `Q` of a tax, before its rate too, as a `g`, an `O` or a `9`, the `°` of `N°` as an `e`, the `û` of `dû` as an `o`. */
const misreadWords: readonly (readonly [RegExp, string])[] = [
  [/^TV[gO09](?=$|9[.,]975)/, 'TVQ'],
  [/^[gO0]ST(?=$|9[.,]975)/, 'QST'],
  [/^Ne$/, 'No'],
  [/^do$/i, 'du'],
];
/** `Invoice2026-48` */
const gluedTitle = /^(?:invoice|facture)(?=\d)/i;
const leaders = /[._·•*=~-]{3,}|[|¦]/g;
const punctuationOnly = /^[\s.,;:|/\\_'"`~*·•[\]{}=-]*$/;

/**
 * Where glued words are split: `Total:$5.00`, `Invoice#INV-1`, `No.1042`, `TOTAL$5.00`, `Total1,234.56`,
 * `Invoice/Facture`, `InvoiceNo:`, `HST13%`, `TPS@5%`, `TVH(15%)`.
 */
const seams = [
  /(?<=:)(?!\d)(?=\S)|(?<=[a-zà-ÿ]:)(?=\d)/giu,
  /(?<=#)(?=[\p{L}\p{N}])/gu,
  /(?<=^n[o°]\.?)(?=\d)/giu,
  /(?<=^(?!(?:CAD?|CDN|USD?|C)\$)[\p{L}.)]{2,40})(?=-?\$)/giu,
  /(?<=^(?!(?:CAD|CDN|USD|EUR|GBP))\p{L}{4,20})(?=\d[\d,. ]{0,14}[.,]\d{2}$)/giu,
  /(?<=^\p{L}{3,20}\p{Ll})(?=\d{1,3}$)/gu,
  /(?<=[\p{L}.°])(?=\/\p{L}{2})/gu,
  /(?<=\p{Ll})(?=\p{Lu}\p{L}*:)|(?<=\p{Ll})(?=\p{Lu}\p{Ll}+\p{Lu}\p{L}*:)/gu,
  /(?<=^[GHPQR]ST|^TP[SV]|^TV[QHP])(?=[@(,.]?\d{1,2}(?:[.,]\d{1,3})?(?:%|$))/gu,
];

/** Fast path: most words have no seam. */
const seamless = /^(?:\p{L}+|[\d.,]+)$/u;

/** The tokens of a page with their positions. */
export function splitTokens({ words }: PageWords): readonly Token[] {
  const tokens: Token[] = [];
  for (const word of words) {
    if (tokens.length >= maxTokens) break;
    if (word.width < 0 || word.height <= 0) continue;
    for (const token of splitWord(word)) {
      const raised = joinRaised(tokens.at(-1), token);
      if (raised) tokens.splice(-1, 1, raised);
      else tokens.push(token);
    }
  }
  return tokens.slice(0, maxTokens);
}

/** In letter heights. */
const RAISED_GAP = 0.3;

/** `N` and a raised `o` after it, in letters of their own. */
function joinRaised(last: Token | undefined, token: Token): Token | null {
  if (!last || !/^[Nn]$/.test(last.text) || !/^o$/.test(token.text)) return null;
  const height = last.bottom - last.y;
  const isRaised = token.bottom < last.bottom && token.bottom > last.y;
  const isNext = Math.abs(token.x - last.right) <= RAISED_GAP * height;
  return isRaised && isNext ? { ...last, text: `${last.text}o`, right: token.right } : null;
}

function correctWord(text: string): string {
  const corrected = misreadWords.reduce((word, [misread, meant]) => word.replace(misread, meant), text);
  return corrected.replace(misreadDollar, '$').replace(gluedTitle, '$& ');
}

function splitWord({ text, x, y, width, height, confidence }: Word): Token[] {
  const printed = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    // hyphens that do not break
    .replace(/[\u2010\u2011]/g, '-')
    .replace(leaders, (run) => ' '.repeat(run.length))
    // a worn comma
    .replace(/(?<=\d);(?=\d{2}(?!\d))/g, confidence < 1 ? ',' : ';');
  const normalized = confidence < 1 ? correctWord(printed) : printed;
  const letterWidth = width / Math.max(1, normalized.length);
  const tokens: Token[] = [];
  for (const run of normalized.matchAll(/\S+/g)) {
    let at = run.index;
    for (const piece of splitAtSeams(run[0])) {
      if (!punctuationOnly.test(piece) || piece === '-')
        tokens.push({
          text: piece,
          x: x + at * letterWidth,
          right: x + (at + piece.length) * letterWidth,
          y,
          bottom: y + height,
          confidence,
        });
      at += piece.length;
    }
  }
  return tokens;
}

function splitAtSeams(word: string): readonly string[] {
  if (seamless.test(word)) return [word];
  const cuts = new Set<number>();
  for (const seam of seams) for (const { index } of word.matchAll(seam)) cuts.add(index);
  const ends = [...cuts].filter((cut) => cut > 0 && cut < word.length).toSorted((a, b) => a - b);
  return [...ends, word.length].map((end, index) => word.slice(ends[index - 1] ?? 0, end));
}
