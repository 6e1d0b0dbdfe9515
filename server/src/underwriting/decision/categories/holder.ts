import { foldText } from './tokens';

/** The names of an applicant. */
export interface Holder {
  readonly businesses: readonly string[];
  readonly owner: { readonly first: string; readonly last: string };
  /** Whether a business is named by a number, so that numbers tell it apart. */
  readonly hasNumber: boolean;
}

export const createHolder = (businesses: readonly string[], owner: Holder['owner']): Holder => ({
  businesses,
  owner,
  hasNumber: businesses.some((name) => /\d/.test(name)),
});

export type HolderMatch = 'owner' | 'business' | null;

const LEGAL = new Set(
  'INC LTD LTEE LIMITED LIMITEE CORP CORPORATION CO COMPANY ENR SENC SENCRL ULC LLP LP SOC'.split(' '),
);
const toWords = (text: string): readonly string[] =>
  foldText(text)
    .replace(/(?<![A-Z])O['’](?=[A-Z])/g, 'O')
    .replace(/(?<=[A-Z])['’]S\b/g, 'S')
    .match(/[A-Z0-9]+/g) ?? [];

/** Whether `word` is `name`, or where it ends the text, the beginning of it. */
const isNameWord = (word: string, name: string, last: boolean, least: number): boolean =>
  word === name || (last && word.length >= least && name.startsWith(word));

/**
 * Finds the applicant's own names in a description, as banks print and cut them: "SMITH, J", "J.P. SMITH", "JOHN SMI".
 *
 * @param firstSurname whether the given name and the first of two surnames are enough
 */
export function createHolderFinder(
  { businesses, owner }: Holder,
  firstSurname = false,
): (description: string) => HolderMatch {
  const firsts = toWords(owner.first);
  const lasts = toWords(owner.last).filter((word) => word.length > 1);
  const initials = firsts.map((word) => word[0]).join('');
  const isFirst = (word: string | undefined, last: boolean): boolean =>
    word !== undefined &&
    word !== '' &&
    (firsts.some((name) => isNameWord(word, name, last, 1) || word === name[0]) ||
      (word.length > 1 && word.length <= 3 && initials.startsWith(word)) ||
      word === initials);
  const surname = lasts.at(-1) ?? '';

  const [first = '', second] = lasts;
  /** Not the first of somebody else's two. */
  const isFirstSurname = (words: readonly string[], index: number): boolean => {
    if (!firstSurname || second === undefined || first.length < MIN_SURNAME || words[index] !== first)
      return false;
    const [before, after] = [words[index - 1], words[index + 1]];
    const isLast = after === undefined || /\d/.test(after) || second.startsWith(after);
    return (isLast && firsts.includes(before ?? '')) || firsts.includes(after ?? '');
  };

  const isOwner = (words: readonly string[]): boolean => {
    if (surname === '') return false;
    if (words.some((_, index) => isFirstSurname(words, index))) return true;
    const end = words.length - 1;
    return words.some((word, index) => {
      // the name before a surname of several words: "N AL RASHID"
      const before = words[index - 1] === lasts.at(-2) ? words[index - 2] : words[index - 1];
      const after = words[index + 1];
      if (word === surname) {
        if (isFirst(before, false) || isFirst(after, index + 1 === end)) return true;
      } else if (!surname.startsWith(word)) return false;
      const given = before !== undefined && firsts.includes(before);
      // truncated at the end of the description, or of the name's field
      if (word.length >= (index === end ? 2 : 4) && given) return true;
      if (index !== end) return false;
      if (word.length >= 2 && isFirst(before, false)) return true;
      // nothing else that names anybody: "TRANSFER RECEIVED 5362 BEAU"
      return word.length >= 4 && before !== undefined && (/\d/.test(before) || BEFORE_NAME.has(before));
    });
  };

  const names = businesses
    .map((name) => toWords(name).filter((word) => !LEGAL.has(word)))
    .filter((words) => words.join('').length >= 4);
  const isBusiness = (words: readonly string[]): boolean =>
    names.some((name) =>
      words.some((_, start) => {
        let index = 0;
        for (; index < name.length && start + index < words.length; index += 1) {
          const word = words[start + index] ?? '';
          const next = words[start + index + 1];
          const last = next === undefined || CODES.has(next);
          if (!isNameWord(word, name[index] ?? '', last, 1)) return false;
          if (word !== name[index]) return index >= 1;
        }
        // the whole name, or cut between two words of a long one
        const length = name.slice(0, index).join('').length;
        if (index < name.length) return index >= 2 && length >= 9;
        const next = words[start + index];
        return (
          next === undefined || LEGAL.has(next) || /\d/.test(next) || next.length <= 4 || AFTER_NAME.has(next)
        );
      }),
    );

  return (description) => {
    const words = toWords(description);
    if (isBusiness(words)) return 'business';
    return isOwner(words) ? 'owner' : null;
  };
}

/** Shorter ones may be particles. */
const MIN_SURNAME = 4;

/** Words before a counterparty's name. */
const BEFORE_NAME = new Set('RECEIVED RECU RCVD RECVD SENT FROM DE TO A IN OUT ENVOYE'.split(' '));
const AFTER_NAME = new Set('TRANSFER VIREMENT DEPOSIT PAYMENT DEPOT'.split(' '));
/** Banks' codes after a name. */
const CODES = new Set('MSP BUS PAD LNS DEP AP DIV PAY'.split(' '));
