import { toNameKey } from '@tamarack/core/validation/files';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanFileName, getExtension } from '../../../../../server/src/platform/files/file-name';

const long = (end: string) => `${'r'.repeat(300)}${end}`;

test.each([
  ['statement.pdf', 'statement.pdf'],
  ['relevé 12 %.pdf', 'relevé 12 %.pdf'],
  ['/etc/passwd', 'passwd'],
  ['../../statement.pdf', 'statement.pdf'],
  ['C:\\Users\\Marie\\statement.pdf', 'statement.pdf'],
  ['folder/', 'folder'],
  ['🏦 statement 👩🏽‍💻.pdf', '🏦 statement 👩🏽‍💻.pdf'],
  ['statement\u202Efdp.exe', 'statementfdp.exe'],
  ['\u2066a\u2069\u200F\u200E\u061C.pdf', 'a.pdf'],
  ['a\u0000b\r\nc\u0085d\u2028e\u2029.pdf', 'abcde.pdf'],
  ['e\u0301tat.pdf', '\u00E9tat.pdf'],
  ['a<b>c:d"e|f?g*.pdf', 'a_b_c_d_e_f_g_.pdf'],
  ['  a.pdf  ', 'a.pdf'],
  ['', 'document'],
  ['   ', 'document'],
  ['.', 'document'],
  ['..', 'document'],
  ['. .. .', 'document'],
  ['a/..', 'document'],
  ['/\\/', 'document'],
  ['\u202E\u0000', 'document'],
  ['\uD83C', 'document'],
  ['.pdf', '.pdf'],
  [long('.pdf'), `${'r'.repeat(196)}.pdf`],
  [long(''), 'r'.repeat(200)],
  [`${'🏦'.repeat(300)}.jpeg`, `${'🏦'.repeat(195)}.jpeg`],
  [long(`.${'x'.repeat(300)}`), 'r'.repeat(200)],
])('%j becomes %j', (given, name) => {
  expect(cleanFileName(given)).toBe(name);
});

test('any name becomes one that can be stored and displayed, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = cleanFileName(given);
      expect(name).not.toBe('');
      expect(Array.from(name).length).toBeLessThanOrEqual(200);
      expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u);
      expect(cleanFileName(name)).toBe(name);
    }),
  );
});

test('names are compared case-insensitively and by normalised accents', () => {
  expect(toNameKey('Relevé.PDF')).toBe(toNameKey('releve\u0301.pdf'));
  expect(toNameKey('a.pdf')).not.toBe(toNameKey('b.pdf'));
});

test.each([
  ['a.pdf', '.pdf'],
  ['a.tar.PDF', '.PDF'],
  ['.pdf', '.pdf'],
  ['october', ''],
  ['a.b c', ''],
])('the extension of “%s” is “%s”', (name, extension) => {
  expect(getExtension(name)).toBe(extension);
});
