import type { Language } from '@tamarack/core/language';
import { describe, expect, it } from 'vitest';
import { readIndustries } from '../../../../../server/src/intake/reference/industries';
import { createIndustrySearch } from '../../../../../server/src/intake/reference/industry-search';
import { everydayWords } from './everyday-words';
import { tradeWords } from './trade-words';

const records = readIndustries();
const search = createIndustrySearch(records);
const codes = (words: string, language: Language = 'en', limit = 20) =>
  search.find(words, language, limit).map(({ code }) => code);

describe('the list of industries', () => {
  it('contains the 20 sectors of NAICS Canada 2022 and over 100 industries', () => {
    const sectors = records.filter(({ parentCode }) => parentCode === null).map(({ code }) => code);
    expect(sectors).toEqual(
      '11 21 22 23 31-33 41 44-45 48-49 51 52 53 54 55 56 61 62 71 72 81 91'.split(' '),
    );
    expect(records.length - sectors.length).toBeGreaterThan(100);
  });

  it('has unique codes, a known parent, and labels and keywords in both languages', () => {
    expect(new Set(records.map(({ code }) => code)).size).toBe(records.length);
    for (const record of records) {
      if (record.parentCode !== null) {
        expect(search.findByCode(record.parentCode)?.parentCode, record.code).toBeNull();
        const [from = '', to = from] = record.parentCode.split('-');
        const sector = record.code.slice(0, 2);
        expect(sector >= from && sector <= to, `${record.code} in ${record.parentCode}`).toBe(true);
      }
      for (const language of ['en', 'fr'] as const) {
        expect(record.label[language], record.code).not.toBe('');
        expect(record.keywords[language].length, record.code).toBeGreaterThan(0);
      }
    }
  });
});

describe('titles of the published classification', () => {
  it.each([
    [
      '4172',
      'Construction, forestry, mining, and industrial machinery, equipment and supplies merchant wholesalers',
    ],
    ['4491', 'Furniture, floor covering, window treatment and other home furnishings retailers'],
    ['4599', 'Other miscellaneous store retailers'],
    ['5162', 'Media streaming distribution services and other media networks and content providers'],
    ['5173', 'Wired and wireless telecommunications carriers (except satellite)'],
    [
      '6232',
      'Residential facilities for persons with an intellectual or developmental disability, a mental health or substance use condition',
    ],
    ['914', 'Indigenous public administration'],
  ])('%s: %s', (code, title) => {
    expect(search.findByCode(code)?.label.en).toBe(title);
  });

  it('finds the class of a code that an earlier list had by mistake', () => {
    expect(records.map(({ code }) => code)).not.toContain('5171');
    expect(search.findByCode('5171')?.code).toBe('5173');
  });
});

describe('searching an industry by words', () => {
  it('finds food services for "coffee", coffee shops first', () => {
    expect(codes('coffee shop')[0]).toBe('722512');
    expect(codes('coffee').slice(0, 3)).toContain('722512');
    expect(codes('coffee')).toContain('72');
  });

  it.each(['café', 'cafe', 'CAFÉ', 'caf'])('finds them for %s in French', (words) => {
    expect(codes(words, 'fr').slice(0, 5)).toContain('722512');
  });

  it('finds a French word on the English page, and an English one on the French page', () => {
    expect(codes('plombier', 'en')).toContain('23822');
    expect(codes('plumber', 'fr')).toContain('23822');
  });

  describe.each(['en', 'fr'] as const)('everyday words (%s)', (language) => {
    const table: Readonly<Record<string, readonly string[]>> = everydayWords[language];
    const words = Object.entries(table).flatMap(([code, all]) => all.map((word) => [word, code] as const));

    it('are a hundred and more', () => {
      expect(words.length).toBeGreaterThanOrEqual(100);
    });

    it.each(words)('%s finds its class %s first, on either page', (word, code) => {
      expect(codes(word, language)[0]).toBe(code);
      // somebody may type it on the page of the other language
      expect(codes(word, language === 'en' ? 'fr' : 'en').slice(0, 3)).toContain(code);
    });
  });

  it.each([
    ['plumbers', 'plumber'],
    ['bakeries', 'bakery'],
    ['BOULANGERIES', 'boulangerie'],
    ['hotels', 'hôtel'],
    ['magasin de meubles', 'meubles magasin'],
  ])('%s and %s find the same class first', (one, other) => {
    expect(codes(one)[0]).toBe(codes(other)[0]);
    expect(codes(one)[0]).toBeDefined();
  });

  it('ranks the requested language first', () => {
    const [first] = search.find('garage', 'fr', 1);
    expect(first?.code).toBe('8111');
  });

  describe.each(['en', 'fr'] as const)('names of trades (%s)', (language) => {
    const words = Object.entries(tradeWords[language]).flatMap(([code, all]) =>
      all.split(',').map((word) => [word.trim(), code] as const),
    );

    it.each(words)('%s finds its class %s first', (word, code) => {
      expect(codes(word, language)[0]).toBe(code);
    });
  });

  it.each([
    ['vet', 'en', '54194'],
    ['vet', 'fr', '54194'],
    ['pub', 'en', '7224'],
    ['electrcian', 'en', '23821'],
    ['plubmer', 'en', '23822'],
    ['resturant', 'en', '722511'],
    ['physioterapeut', 'fr', '6213'],
    ['coifffeuse', 'fr', '81211'],
  ] as const)('finds %s (%s) in %s first: the exact word, or else the nearest', (words, language, code) => {
    expect(codes(words, language)[0]).toBe(code);
  });

  it('tolerates no mistake in a short word', () => {
    expect(codes('zbar')).toEqual([]);
    expect(codes('gzm')).toEqual([]);
  });

  it('finds what a person does by the thing, if no class has both', () => {
    expect(codes('sauna supplier shop')[0]).toBe('81219');
    expect(codes('wedding plumber')).toContain('23822');
  });

  it('finds nothing for a word that no class has, and matches every word and prefixes', () => {
    expect(codes('truck tow')[0]).toBe('4884');
    expect(codes('plumber zebra')).toEqual([]);
    expect(codes('electri')).toContain('23821');
  });

  it('finds a code by its prefix', () => {
    expect(codes('7225')).toEqual(['722511', '722512']);
  });

  it('ignores the apostrophe and the ligature of French', () => {
    expect(codes("d'érable", 'fr')).toEqual(['1119']);
    expect(codes('érable', 'fr')[0]).toBe('1119');
    expect(codes('oeuf', 'fr')).toContain('1123');
  });

  it('lists the sectors for an empty search', () => {
    expect(codes('  ')).toHaveLength(20);
    expect(codes('--')).toHaveLength(20);
  });

  it('returns no more than the requested number', () => {
    expect(codes('e', 'en', 4)).toHaveLength(4);
  });
});
