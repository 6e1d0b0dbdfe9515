import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findMisset as findMissetEnglish } from '../support/english-typography';
import { findMisset } from '../support/french-typography';

const widget = fileURLToPath(new URL('../../widget', import.meta.url));
const locales = path.join(widget, 'i18n/locales');
const parts = fs.readdirSync(path.join(locales, 'en')).map((file) => path.basename(file, '.json'));

type Tree = { readonly [key: string]: string | Tree };

/** Texts by their whole key; a plural's forms under one key. */
function flat(tree: Tree, before = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value !== 'string') {
      for (const [key, texts] of flat(value, `${before}${name}.`)) found.set(key, texts);
      continue;
    }
    const key = before + name.replace(/_(zero|one|many|other)$/, '');
    found.set(key, [...(found.get(key) ?? []), value]);
  }
  return found;
}

const read = (language: string, part: string): Tree =>
  JSON.parse(fs.readFileSync(path.join(locales, language, `${part}.json`), 'utf8'));
const rawKeys = (tree: Tree, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : rawKeys(value, `${before}${name}.`),
  );
const placeholders = (texts: readonly string[]): string[] =>
  [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ''))),
  ].sort();

/** What is left of a template without its values looks like part of a key: `validation.`, `.title`. */
function isKeyLike(template: string): boolean {
  const fixed = template.replace(/\$\{[^}]+\}/g, '');
  return /[a-z]/i.test(fixed) && fixed.includes('.');
}

/**
 * Paths in the markup of the secure frames, which reads the files themselves: `profile.personal.first`, and every text of
 * a group that is passed on or indexed: `words={profile.esign}`, `numbers[part]`.
 */
function markupKeys(): (readonly [string, string])[] {
  const folder = path.join(widget, 'frames/markup');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = fs.readFileSync(path.join(folder, file), 'utf8');
      const single = [...source.matchAll(/\b([a-z]\w*(?:\.\w+)+)/g)].map(([, found = '']) => found);
      const groups = [...source.matchAll(/\b(?:words=\{|names=\{)([\w.]+)|\b([a-z]\w*(?:\.\w+)*)\[\w/g)].map(
        ([, passed, indexed]) => `${passed ?? indexed}.\${text}`,
      );
      const paths = [...single, ...groups];
      return paths.flatMap((each) =>
        [each, each.slice(each.indexOf('.') + 1)].map((key) => [key, key] as const),
      );
    });
}

/** Every string and template of the widget's code, as a pattern: `${…}` stands for anything but a colon. */
function keyPatterns(): RegExp[] {
  const files = fs
    .readdirSync(widget, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('locales'));
  const source = files.map((file) => fs.readFileSync(path.join(widget, file), 'utf8')).join('\n');
  const strings = [
    ...source.matchAll(/'((?:common:|outcome:|messages:)?[\w-]+(?:\.[\w-]+)+|optional|choose)'/g),
    ...markupKeys(),
  ];
  const templates = [...source.matchAll(/`((?:[\w:.-]|\$\{[^}]+\})+)`/g)];
  return [...new Set([...strings, ...templates].map(([, text]) => (text ?? '').replace(/^\w+:/, '')))]
    .filter((text) => strings.some(([, whole]) => whole === text) || isKeyLike(text))
    .map((text) => {
      const parts = text.split(/\$\{[^}]+\}/);
      return new RegExp(`^${parts.map((part) => part.replace(/[.]/g, '\\.')).join('[\\w.-]+')}$`);
    });
}

describe.each(parts)('texts of %s', (part) => {
  const [en, fr] = [read('en', part), read('fr', part)];

  test('both languages have the same keys, plural forms included', () => {
    expect(rawKeys(fr).sort()).toEqual(rawKeys(en).sort());
  });

  test('a text has the same placeholders in both languages', () => {
    const french = flat(fr);
    for (const [key, texts] of flat(en)) {
      expect([key, placeholders(french.get(key) ?? [])]).toEqual([key, placeholders(texts)]);
    }
  });

  test('no text is empty, and French is not left in English', () => {
    const french = flat(fr);
    for (const [key, texts] of flat(en)) {
      for (const text of [...texts, ...(french.get(key) ?? [])])
        expect([key, text.trim()]).not.toEqual([key, '']);
      const isSentence = texts.some((text) => text.split(' ').length > 3);
      const bilingual = /\.(readEnglish|readFrench)$/.test(key);
      if (isSentence && !bilingual) expect([key, french.get(key)]).not.toEqual([key, texts]);
    }
  });

  test('French uses its own apostrophe, no-break spaces and quotation marks, also between a number and its unit', () => {
    expect(findMisset([...flat(fr).values()].flat())).toEqual([]);
  });

  test('French keeps a verb and its pronoun on one line, and « ci-dessous » and « peut-être »', () => {
    const torn =
      /\p{L}-(?:vous|nous|l[ae]s?|lui|leur|en|y|moi|ils?|elles?|on|t|ce|ci|là|même|être|desso?us)(?!\p{L})/u;
    expect([...flat(fr).values()].flat().filter((text) => torn.test(text))).toEqual([]);
  });

  test('English keeps “e-sign” on one line', () => {
    expect([...flat(en).values()].flat().filter((text) => text.includes('e-sign'))).toEqual([]);
  });

  test('French has one term for a payment plan', () => {
    const texts = [...flat(fr).values()].flat();
    expect(texts.filter((text) => /plans? de paiement/i.test(text))).toEqual([]);
  });

  test('English uses curly apostrophes and quotation marks, and keeps a number and its unit on one line', () => {
    expect(findMissetEnglish([...flat(en).values()].flat())).toEqual([]);
  });

  test('no text says that the merchant is paid today: payouts follow the signature', () => {
    const promise = /(?:paid|pays?|payons|payée?s?|vers(?:e|ons|é)).{0,40}(?:today|aujourd’hui)/i;
    const texts = [en, fr].flatMap((tree) => [...flat(tree).values()].flat());
    expect(texts.filter((text) => promise.test(text))).toEqual([]);
  });

  test('every text is used in the code', () => {
    const patterns = keyPatterns();
    const unused = [...flat(en).keys()].filter((key) => !patterns.some((pattern) => pattern.test(key)));
    expect(unused).toEqual([]);
  });
});

test('every key written in full in the code has a text', () => {
  const known = new Set(parts.flatMap((part) => [...flat(read('en', part)).keys()]));
  const named = fs
    .readdirSync(widget, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join(widget, file), 'utf8')
        .matchAll(/\b(?:t|common)\(\s*'(?:\w+:)?([\w.-]+)'/g),
    ])
    .map(([, key]) => key ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test.each([
  'en',
  'fr',
])('no sentence ends with a merchant’s name, which may end in a period (%s)', (language) => {
  const texts = parts.flatMap((part) => [...flat(read(language, part)).values()].flat());
  expect(texts.filter((text) => /\{\{(?:merchant|named)\}\}\./.test(text))).toEqual([]);
});
