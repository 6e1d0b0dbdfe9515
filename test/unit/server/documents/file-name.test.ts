import { expect, test } from 'vitest';
import { extensionOf, nameKey } from '../../../../server/src/documents/file-name';

test('names are compared without capitals and without regard to how accents are written', () => {
  expect(nameKey('Relevé.PDF')).toBe(nameKey('releve\u0301.pdf'));
  expect(nameKey('a.pdf')).not.toBe(nameKey('b.pdf'));
});

test.each([
  ['a.pdf', '.pdf'],
  ['a.tar.PDF', '.PDF'],
  ['.pdf', '.pdf'],
  ['october', ''],
  ['a.b c', ''],
])('the extension of “%s” is “%s”', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
