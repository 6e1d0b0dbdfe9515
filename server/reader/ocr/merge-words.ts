import type { Word } from '../document/document-words';

/** Share of the smaller of two boxes that both cover. */
const MIN_OVERLAP = 0.5;
/** Words of the other reading in the place of one: more are not the same. */
const MAX_PARTS = 4;
/** Only a text layer is certain. */
const MAX_CONFIDENCE = 0.99;

/**
 * Joins two readings of one image in different sizes. Text that both read is more certain than either of them reports; what they read
 * differently is as unsure as the weaker one makes it; a word that only one of them has is kept.
 */
export function mergeWords(first: readonly Word[], second: readonly Word[]): Word[] {
  const used = new Set<Word>();
  const bands = groupByBand(second);
  const merged = first.map((word) => {
    const same = listSame(word, bands);
    for (const other of same) used.add(other);
    return same.length === 0 ? word : weigh(word, same);
  });
  return [...merged, ...second.filter((word) => !used.has(word))];
}

function weigh(word: Word, same: readonly Word[]): Word {
  const [only] = same;
  const confidence = Math.min(...same.map((other) => other.confidence));
  const [best, worst] = [Math.max(word.confidence, confidence), Math.min(word.confidence, confidence)];
  if (same.map(({ text }) => text).join('') === word.text)
    return { ...word, confidence: Math.min(MAX_CONFIDENCE, 1 - (1 - word.confidence) * (1 - confidence)) };
  const text = only && same.length === 1 && confidence > word.confidence ? only.text : word.text;
  return { ...word, text, confidence: best * (1 - worst / 2) };
}

/** Height of the bands that words are looked up by, in pixels. */
const BAND = 64;
type Bands = ReadonlyMap<number, readonly Word[]>;

function groupByBand(words: readonly Word[]): Bands {
  const bands = new Map<number, Word[]>();
  for (const word of words) {
    const band = Math.floor((word.y + word.height / 2) / BAND);
    bands.set(band, [...(bands.get(band) ?? []), word]);
  }
  return bands;
}

/** The words of the other reading in the place of a word, from left to right. */
function listSame(word: Word, bands: Bands): readonly Word[] {
  const [from, to] = [Math.floor(word.y / BAND) - 1, Math.floor((word.y + word.height) / BAND) + 1];
  const near = Array.from({ length: to - from + 1 }, (_, index) => bands.get(from + index) ?? []).flat();
  const same = near.filter((other) => measureOverlap(word, other) >= MIN_OVERLAP);
  return same.length > MAX_PARTS ? [] : same.toSorted((a, b) => a.x - b.x);
}

function measureOverlap(a: Word, b: Word): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return across <= 0 || down <= 0 || smaller <= 0 ? 0 : (across * down) / smaller;
}
