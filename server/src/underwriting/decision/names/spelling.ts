import anyAscii from 'any-ascii';

/**
 * How the words of one script look in Latin letters on a bank's statement: two spellings are the same word where their
 * keys are equal. Languages are spelled in several ways, and some scripts write no short vowels.
 */
interface Script {
  readonly letters: RegExp;
  /** Lower case Latin letters, with the library's apostrophe for letters that Latin has not. */
  readonly toKey: (latin: string) => string;
}

const collapse = (text: string): string => text.replace(/(.)\1+/g, '$1');

/** Юлия: YULIYA, YULIIA, JULIA. */
export const toAlphabetKey = (latin: string): string =>
  collapse(
    latin
      .replace(/ou|oy|oo/g, 'u')
      .replace(/[jy]/g, 'i')
      .replace(/kh/g, 'h')
      .replace(/ck|ks|x/g, 'ks')
      .replace(/ph/g, 'f')
      .replace(/w/g, 'v'),
  );

/** Consonants, long vowels and whether a vowel begins it: محمد is MOHAMMED or MOHAMED, and not MAHMOUD. */
export const toAbjadKey = (latin: string): string =>
  (/^['aeiou]/.test(latin) ? "'" : '') +
  collapse(
    latin
      .replaceAll("'", '')
      .replace(/ou|oo/g, 'w')
      .replace(/ee|ei|ai|ay|i$/g, 'y')
      .replace(/h$/, '')
      .replace(/[aeiou]/g, ''),
  );

/** Consonants without aspiration: ਸਿੰਘ is SINGH, राजेश is RAJESH. */
const toIndicKey = (latin: string): string =>
  collapse(
    latin
      .replace(/([bcdgjkpst])h/g, '$1')
      .replace(/m(?=[bcdfgjkpst])/g, 'n')
      .replace(/w/g, 'v')
      .replace(/[aeiouy]/g, ''),
  );

/** 김 is KIM or GIM. */
const toHangulKey = (latin: string): string =>
  collapse(
    latin
      .replace(/oo/g, 'u')
      .replace(/ee/g, 'i')
      .replace(/g/g, 'k')
      .replace(/d/g, 't')
      .replace(/b/g, 'p')
      .replace(/ch/g, 'j'),
  );

const scripts: readonly Script[] = [
  {
    letters: /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u,
    toKey: toAlphabetKey,
  },
  { letters: /[\p{Script=Arabic}\p{Script=Hebrew}]/u, toKey: toAbjadKey },
  {
    letters:
      /[\p{Script=Devanagari}\p{Script=Gurmukhi}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}]/u,
    toKey: toIndicKey,
  },
  { letters: /\p{Script=Hangul}/u, toKey: toHangulKey },
  // pinyin and kana as they are
  { letters: /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u, toKey: (latin) => latin },
];

export const findScript = (text: string): Script | undefined =>
  scripts.find(({ letters }) => letters.test(text));

/** Letters that some languages write as two without their accent. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/[äæ]/g, 'ae'],
  [/[öø]/g, 'oe'],
  [/ü/g, 'ue'],
  [/å/g, 'aa'],
  [/đ/g, 'dj'],
];

/** Lower case Latin letters and digits. */
export const toLatin = (text: string): string =>
  anyAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

const listSpellings = (word: string): readonly string[] => [
  toLatin(word),
  toLatin(pairs.reduce((text, [letters, two]) => text.replace(letters, two), word)),
];

/**
 * Words of a name: lower case, composed, without apostrophes, split at everything but letters, digits, marks and the
 * question marks that banks put in place of letters they cannot print.
 */
export const splitWords = (name: string): readonly string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/['’‘`´ʼ]/g, '')
    .split(/[^\p{L}\p{M}\p{N}?\uFFFD]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Whether two words, each from `splitWords`, one or several joined, spell the same. */
export function isSameSpelling(one: string, other: string): boolean {
  if (one === other) return true;
  const [oneScript, otherScript] = [findScript(one), findScript(other)];
  if (oneScript && otherScript) return false;
  const script = oneScript ?? otherScript;
  if (script) {
    const [left, right] = [one, other].map((word) =>
      script.toKey(anyAscii(word).toLowerCase()).replace(/[^'a-z0-9]/g, ''),
    );
    return left !== undefined && left.length > 1 && left === right;
  }
  if (hasGap(one) !== hasGap(other)) return fillsGaps(one, other);
  const spellings = listSpellings(other);
  return listSpellings(one).some((spelling) => spelling !== '' && spellings.includes(spelling));
}

const GAP = /[?\uFFFD]/g;
const hasGap = (word: string): boolean => word.search(GAP) >= 0;

/** FRAN?OIS is François. */
function fillsGaps(one: string, other: string): boolean {
  const [gaps, word] = hasGap(one) ? [one, other] : [other, one];
  const parts = gaps.split(GAP).map(toLatin);
  if (parts.join('').length < 3) return false;
  const pattern = new RegExp(`^${parts.join('[a-z]{1,2}')}$`);
  return listSpellings(word).some((spelling) => pattern.test(spelling));
}

/** Whether a full word begins with the word of a truncated field. */
export const isCutSpelling = (cut: string, full: string): boolean => {
  const [shown, whole] = [toLatin(cut), toLatin(full)];
  return shown.length < whole.length && whole.startsWith(shown) && !findScript(cut) && !findScript(full);
};

/** Saint and Sainte are written in full or short, and as a part of the name. */
export const normalizeSaints = (name: string): string =>
  name.replace(/\b(sainte?|ste?)\b[\s.-]*/giu, (_, saint: string) => (/e$/i.test(saint) ? 'ste ' : 'st '));
