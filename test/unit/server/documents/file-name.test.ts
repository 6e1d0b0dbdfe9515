import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptName, nameKey } from '../../../../server/src/documents/file-name';

describe('the name a file is kept under', () => {
  test.each([
    ['an ordinary one', 'October 2026.pdf', 'October 2026.pdf'],
    ['of Windows with its path', 'C:\\Users\\maya\\relevé.pdf', 'relevé.pdf'],
    ['with slashes', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['that ends in a slash', 'statements/', 'statements'],
    ['with emoji', '📄 relevé 👩‍💼.pdf', '📄 relevé 👩‍💼.pdf'],
    ['turned round by a mark', 'invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['with isolates and marks', '\u2066a\u2069\u200F\u061Cb.pdf', 'ab.pdf'],
    ['in Arabic', 'كشف الحساب.pdf', 'كشف الحساب.pdf'],
    ['with controls and line ends', 'a\u0000b\r\nc\u2028.pdf', 'abc.pdf'],
    ['with half a character', 'a\uD83D.pdf', 'a.pdf'],
    ['decomposed, as a Mac sends it', 'releve\u0301.pdf', 'relev\u00E9.pdf'],
    ['of spaces', '   ', 'document'],
    ['of dots', '..', 'document'],
    ['of nothing', '', 'document'],
    ['of marks alone', '\u202E\u200F', 'document'],
  ])('%s', (_name, given, kept) => {
    expect(keptName(given)).toBe(kept);
  });

  test.each([
    ['letters', 'x'.repeat(300)],
    ['emoji', '😀'.repeat(300)],
  ])('of 300 %s is cut to 200 and keeps its extension', (_name, long) => {
    const kept = keptName(`${long}.pdf`);
    expect(Array.from(kept)).toHaveLength(200);
    expect(kept.endsWith('.pdf')).toBe(true);
    expect(kept.isWellFormed?.() ?? true).toBe(true);
  });

  test('is whole, short and without a path, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const kept = keptName(given);
        expect(kept).not.toBe('');
        expect(Array.from(kept).length).toBeLessThanOrEqual(200);
        expect(kept).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}\p{Surrogate}]/u);
        expect(keptName(kept)).toBe(kept);
      }),
    );
  });
});

test('names are compared without capitals and without regard to how accents are written', () => {
  expect(nameKey('Relevé.PDF')).toBe(nameKey('releve\u0301.pdf'));
  expect(nameKey('a.pdf')).not.toBe(nameKey('b.pdf'));
});
