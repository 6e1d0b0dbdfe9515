import { crc32, deflateSync } from 'node:zlib';
import type { Language } from '@tamarack/core/language';
import PDFDocument from 'pdfkit';
import { type DateParts, type Layout, layouts, type StatementBank } from './statement-layouts';

export interface StatementOptions {
  readonly bank?: StatementBank;
  /** `YYYY-MM`, October 2026 if neither it nor `from` and `to` are given. */
  readonly month?: string;
  /** `YYYY-MM-DD`, both or none. */
  readonly from?: string;
  readonly to?: string;
  /** Of the layout that knows both (bigFive). */
  readonly language?: Language;
  readonly pages?: number;
  /** The file's exact size in bytes. */
  readonly padTo?: number;
}

type PdfOptions = ConstructorParameters<typeof PDFDocument>[0];
type Drawing = InstanceType<typeof PDFDocument>;

const creationDate = new Date('2026-11-01T12:00:00Z');

/** A bank statement with a table of transactions; the same options make the same bytes. */
export async function statementPdf(options: StatementOptions = {}): Promise<Buffer> {
  const { bank = 'bigFive', language = 'en', pages = 1, padTo } = options;
  const [from, to] = parsePeriod(options);
  const pdf = await drawPdf({}, (doc) =>
    drawStatement(doc, layouts[bank](from, to, language), from, to, pages),
  );
  return padTo === undefined ? pdf : padPdf(pdf, padTo);
}

/** The cheque of an account: transit 00011, institution 001, account 1234567. */
export async function chequePdf(): Promise<Buffer> {
  return drawPdf({ size: [432, 180], margin: 12 }, (doc) => {
    doc.fontSize(10).text('Maple Bakery Inc.').text('12 Rue Sainte-Catherine, Montréal QC H2X 1K4');
    doc.moveDown().fontSize(16).text('VOID', { align: 'center' });
    doc.moveDown().font('Courier').fontSize(11).text('"001" :00011-001: 123-456-7"');
  });
}

/**
 * A PDF that asks for a password; `restrictedOnly` opens without one and forbids printing and copying. RC4 128, or AES
 * 256 where `strong`, whose bytes differ each time.
 */
export async function encryptedPdf({ restrictedOnly = false, strong = false } = {}): Promise<Buffer> {
  const passwords = restrictedOnly
    ? { ownerPassword: 'owner', permissions: {} }
    : { userPassword: 'secret', ownerPassword: 'owner' };
  const [from, to] = parsePeriod({});
  return drawPdf({ pdfVersion: strong ? '1.7ext3' : '1.4', ...passwords }, (doc) =>
    drawStatement(doc, layouts.bigFive(from, to, 'en'), from, to, 1),
  );
}

/** `cut`: the first half of a statement. `garbage`: the header of a PDF, then noise. */
export async function brokenPdf(how: 'cut' | 'garbage' = 'cut'): Promise<Buffer> {
  if (how === 'garbage') return Buffer.concat([Buffer.from('%PDF-1.7\n'), createNoise(20_000, 7)]);
  const statement = await statementPdf();
  return statement.subarray(0, Math.floor(statement.length / 2));
}

/** A scanned page: a picture and no text. */
export async function pdfWithoutText(): Promise<Buffer> {
  return drawPdf({}, (doc) => doc.image(pngBytes({ width: 200, height: 260 }), 20, 20, { width: 500 }));
}

/** A valid statement of exactly so many bytes; another seed makes another content. */
export async function bigPdf(bytes: number, seed = 1): Promise<Buffer> {
  return padPdf(await statementPdf(), bytes, seed);
}

/** A picture that opens: a grey ramp. */
export function pngBytes({ width = 600, height = 270 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = (x + y) & 0xff;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG of one pixel. */
export const jpegBytes = (): Buffer =>
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
    'base64',
  );

/** A WebP of one pixel. */
export const webpBytes = (): Buffer =>
  Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');

/** The first bytes of a telephone's HEIC photograph, then noise. */
export const heicBytes = (): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), createNoise(4096, 3)]);

/** A document of one or more pages; its bytes do not depend on the clock. */
export function drawPdf(options: PdfOptions, paint: (doc: Drawing) => unknown): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument({
      size: 'LETTER',
      margin: 40,
      bufferPages: false,
      info: { CreationDate: creationDate },
      ...options,
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    paint(doc);
    doc.end();
  });
}

function drawStatement(doc: Drawing, layout: Layout, from: DateParts, to: DateParts, pages: number): void {
  const days = listDays(from, to);
  const perPage = 24;
  const width = (doc.page.width - 80) / layout.columns.length;
  const line = (cells: readonly string[], y: number): void =>
    cells.forEach((cell, column) => {
      doc.text(cell, 40 + column * width, y, { width, lineBreak: false });
    });
  for (let page = 0; page < pages; page++) {
    if (page > 0) doc.addPage();
    doc.fontSize(11);
    layout.head.forEach((text, index) => {
      doc.text(text, 40, 40 + index * 18, { lineBreak: false });
    });
    doc.fontSize(9);
    line(layout.columns, 170);
    for (let row = 0; row < perPage; row++) {
      const index = page * perPage + row;
      const day = days[Math.floor((index * days.length) / (pages * perPage))];
      if (day) line(layout.row(day, index), 190 + row * 18);
    }
    doc.text(`${page + 1} / ${pages}`, 40, 700, { lineBreak: false });
  }
}

function parsePeriod({ month = '2026-10', from, to }: StatementOptions): [DateParts, DateParts] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return [parseDay(from ?? `${month}-01`), parseDay(to ?? `${month}-${last}`)];
}

function parseDay(text: string): DateParts {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

function listDays(from: DateParts, to: DateParts): DateParts[] {
  const days: DateParts[] = [];
  const end = Date.UTC(to.year, to.month - 1, to.day);
  for (let at = Date.UTC(from.year, from.month - 1, from.day); at <= end; at += 86_400_000)
    days.push(parseDay(new Date(at).toISOString().slice(0, 10)));
  return days;
}

/** Adds an object that nothing refers to before the cross-reference table, whose offsets stay right. */
function padPdf(pdf: Buffer, bytes: number, seed = 1): Buffer {
  const table = pdf.lastIndexOf('\nxref\n') + 1;
  const before = pdf.subarray(0, table);
  const tail = (offset: number): Buffer =>
    Buffer.from(
      pdf
        .subarray(table)
        .toString('latin1')
        .replace(/startxref\n\d+/, `startxref\n${offset}`),
      'latin1',
    );
  // the new offset may need more digits, and the length in the dictionary too: room is what is left
  let room = bytes - pdf.length;
  for (let round = 0; round < 4; round++) {
    const padding = buildPadding(room, seed);
    const padded = Buffer.concat([before, padding, tail(table + padding.length)]);
    if (padded.length === bytes) return padded;
    room += bytes - padded.length;
  }
  throw new RangeError(
    `a statement cannot be made ${bytes} bytes long, it has ${pdf.length} without padding`,
  );
}

function buildPadding(bytes: number, seed: number): Buffer {
  if (bytes < 120)
    return Buffer.from(bytes < 2 ? ' '.repeat(Math.max(0, bytes)) : `%${'.'.repeat(bytes - 2)}\n`);
  const head = (length: number): string => `99999 0 obj\n<< /Length ${length} >>\nstream\n`;
  const foot = '\nendstream\nendobj\n';
  const length = bytes - head(bytes).length - foot.length;
  const padding = [Buffer.from(head(length)), createNoise(length, seed), Buffer.from(foot)];
  const rest = bytes - padding.reduce((sum, each) => sum + each.length, 0);
  return Buffer.concat([...padding, Buffer.from('\n'.repeat(rest))]);
}

/** Bytes that do not compress, the same for the same seed. */
function createNoise(length: number, seed: number): Buffer {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  for (let i = 0; i < words.length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[i] = state;
  }
  return Buffer.from(words.buffer, 0, length);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}
