import { describe, expect, test } from 'vitest';
import { findContentError } from '../../../../../server/src/underwriting/documents/upload/content-error';

const pdf = 'application/pdf';
const binary = 'application/octet-stream';

describe('a statement', () => {
  test.each([
    ['a PDF', 'a.pdf', pdf, pdf, null],
    ['a PDF in capitals', 'A.PDF', pdf, pdf, null],
    ['a PDF without an extension', 'october', '', pdf, null],
    ['a PDF nobody declares', 'a.pdf', binary, pdf, null],
    ['a PDF called .png', 'a.png', 'image/png', pdf, 'fileMismatch'],
    ['a PDF declared a picture', 'a.pdf', 'image/png', pdf, 'fileMismatch'],
    ['a PNG called .pdf', 'a.pdf', pdf, 'image/png', 'fileMismatch'],
    ['a PNG', 'a.png', 'image/png', 'image/png', 'fileType'],
    ['a HEIC', 'a.heic', 'image/heic', 'image/heic', 'fileType'],
    ['a program called .pdf', 'a.pdf', pdf, 'application/x-msdownload', 'fileMismatch'],
    ['text called .pdf', 'a.pdf', pdf, null, 'fileMismatch'],
    ['text', 'a.txt', 'text/plain', null, 'fileType'],
    [
      'a table',
      'a.xlsx',
      binary,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'fileType',
    ],
  ] as const)('%s', (_name, name, declared, mediaType, code) => {
    expect(findContentError({ kind: 'statement', name, declared, mediaType })).toBe(code);
  });
});

describe('a void cheque', () => {
  test.each([
    ['a PDF', 'a.pdf', pdf, pdf, null],
    ['a PNG', 'a.png', 'image/png', 'image/png', null],
    ['a JPEG', 'a.jpg', 'image/jpeg', 'image/jpeg', null],
    ['a WebP', 'a.webp', 'image/webp', 'image/webp', null],
    ['a JPEG called .png', 'a.png', 'image/png', 'image/jpeg', null],
    ['a JPEG called .heic by a phone that converted it', 'a.heic', 'image/heic', 'image/jpeg', null],
    ['a HEIC', 'a.heic', 'image/heic', 'image/heic', 'fileHeic'],
    ['a HEIC called .jpg', 'a.jpg', 'image/jpeg', 'image/heif', 'fileHeic'],
    ['a HEIC called .pdf', 'a.pdf', pdf, 'image/heic', 'fileMismatch'],
    ['a GIF', 'a.gif', 'image/gif', 'image/gif', 'fileType'],
    ['a drawing', 'a.svg', 'image/svg+xml', 'application/xml', 'fileType'],
    ['a PNG called .pdf', 'a.pdf', pdf, 'image/png', 'fileMismatch'],
    ['a PDF called .png', 'a.png', 'image/png; charset=x', pdf, 'fileMismatch'],
    ['nothing known called .png', 'a.png', 'image/png', null, 'fileMismatch'],
  ] as const)('%s', (_name, name, declared, mediaType, code) => {
    expect(findContentError({ kind: 'voidCheque', name, declared, mediaType })).toBe(code);
  });
});
