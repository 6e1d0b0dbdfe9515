import { parseLanguage } from '@tamarack/core/language';
import { expect, it } from 'vitest';

it.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['fr-CA', 'fr'],
  ['en-CA', 'en'],
  ['FR', 'fr'],
  ['Fr_ca', 'fr'],
  ['en-Latn-CA-x-private', 'en'],
  ['', undefined],
  ['de', undefined],
  ['frr', undefined],
  ['french', undefined],
  ['x-fr', undefined],
  [null, undefined],
  [undefined, undefined],
])('the language of the tag %o is %o', (tag, language) => {
  expect(parseLanguage(tag)).toBe(language);
});
