import { expect, it } from 'vitest';
import { matchHolder } from '../../../../../../server/src/underwriting/decision/names/match-holder';
import {
  isSameSpelling,
  splitWords,
} from '../../../../../../server/src/underwriting/decision/names/spelling';
import { type NamePair, namePairs } from './pairs';

const toNames = ({ person, business }: NamePair) => ({
  ...(person && { person: { first: person[0], last: person[1] } }),
  businesses: business === undefined ? [] : [business],
});

const isOwn = (pair: NamePair): boolean => matchHolder(pair.printed, toNames(pair)) === 'own';

const formatName = ({ person, business }: NamePair): string => business ?? person?.join(' ') ?? '';
const format = (pair: NamePair): string => `${pair.printed} = ${formatName(pair)}`;

const own = namePairs.filter(({ same }) => same);
const others = namePairs.filter(({ same }) => !same);

it('knows the applicant’s accounts, except in two spellings that no table here has', () => {
  expect(own.length).toBeGreaterThanOrEqual(150);
  expect(own.filter((pair) => !isOwn(pair)).map(format)).toEqual([
    // traditional and simplified characters, and Cantonese in Latin letters: a person looks at them
    '陳大文 = 大文 陈',
    'CHAN TAI MAN = 大文 陳',
  ]);
});

it('takes no account of another for the applicant’s', () => {
  expect(others.length).toBeGreaterThanOrEqual(110);
  expect(others.filter(isOwn).map(format)).toEqual([]);
});

it('is measured in scripts besides Latin', () => {
  const scripts = [
    /\p{Script=Han}/u,
    /\p{Script=Cyrillic}/u,
    /\p{Script=Arabic}/u,
    /\p{Script=Devanagari}/u,
    /\p{Script=Gurmukhi}/u,
    /\p{Script=Greek}/u,
    /\p{Script=Hangul}/u,
  ];
  for (const script of scripts)
    for (const pairs of [own, others])
      expect(
        pairs.filter((pair) => script.test(format(pair))),
        String(script),
      ).not.toHaveLength(0);
});

it('matches no two names that share no word', () => {
  const names = [...new Map(namePairs.map((pair) => [formatName(pair), pair])).values()].map((pair) => ({
    pair,
    words: splitWords(formatName(pair)),
  }));
  const unrelated = own
    .filter((_, at) => at % 3 === 0)
    .flatMap(({ printed }) => {
      const shown = splitWords(printed);
      return names
        .filter(({ words }) => !shown.some((word) => words.some((other) => isSameSpelling(word, other))))
        .map(({ pair }) => ({ ...pair, printed }));
    });
  expect(unrelated.length).toBeGreaterThan(5_000);
  const known = new Set(own.map(format));
  expect(unrelated.filter((pair) => isOwn(pair) && !known.has(format(pair))).map(format)).toEqual([]);
});

it('says where the bank gives no name', () => {
  for (const printed of [null, '', '  '])
    expect(matchHolder(printed, { businesses: ['Smith Plumbing'] })).toBe('unknown');
});

it('knows the business and its owner on one line', () => {
  const names = { person: { first: 'John', last: 'Smith' }, businesses: ['Smith Plumbing Ltd', ''] };
  expect(matchHolder('SMITH PLUMBING JOHN SMITH', names)).toBe('own');
  expect(matchHolder('JOHN SMITH SMITH PLUMBING LTD', names)).toBe('own');
  expect(matchHolder('SMITH PLUMBING JANE SMITH', names)).toBe('other');
});

it('is not slowed by long and hostile names', () => {
  const names = {
    person: { first: 'A '.repeat(40), last: 'B-'.repeat(80) },
    businesses: ['c/o '.repeat(200)],
  };
  expect(matchHolder(`${'A & '.repeat(300)}${'in trust '.repeat(20)}`, names)).toBe('other');
  expect(matchHolder('É?'.repeat(500), names)).toBe('other');
});
