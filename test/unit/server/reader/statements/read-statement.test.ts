import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { createStatementReader, defaultLimits } from '../../../../../server/reader/statements/read-statement';
import { pdfBombs } from '../../../../support/pdf-bombs';
import {
  bigPdf,
  brokenPdf,
  chequePdf,
  encryptedPdf,
  pdfWithoutText,
  pngBytes,
  type StatementOptions,
  statementPdf,
} from '../../../../support/pdfs';

const reader = createStatementReader({ ...defaultLimits, cpuMilliseconds: 20_000 });
afterAll(() => reader.close());

const read = (pdf: Buffer, by = reader) => by.read(Readable.from(pieces(pdf)), pdf.length);

/** As a stream of a stored file gives them. */
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

const october = { from: '2026-10', to: '2026-10' };

describe('reading a statement', () => {
  it.each<StatementOptions>([
    { bank: 'bigFive' },
    { bank: 'bigFive', language: 'fr' },
    { bank: 'desjardins', language: 'fr' },
    { bank: 'td' },
    { bank: 'bmo' },
    { bank: 'creditUnion' },
  ])('finds its month: %o', async (options) => {
    expect(await read(await statementPdf(options))).toEqual({ state: 'read', pages: 1, months: october });
    expect(await read(await statementPdf({ ...options, month: '2027-02' }))).toMatchObject({
      months: { from: '2027-02', to: '2027-02' },
    });
  });

  it('finds the months of a longer statement', async () => {
    const pdf = await statementPdf({ from: '2026-08-01', to: '2026-10-31', pages: 3 });
    expect(await read(pdf)).toEqual({
      state: 'read',
      pages: 3,
      months: { from: '2026-08', to: '2026-10' },
    });
  });

  it('reads 300 pages', async () => {
    expect(await read(await statementPdf({ pages: 300 }))).toEqual({
      state: 'read',
      pages: 300,
      months: october,
    });
  });

  it('finds no month in a scan or a cheque', async () => {
    expect(await read(await pdfWithoutText())).toEqual({ state: 'read', pages: 1, months: null });
    expect(await read(await chequePdf())).toEqual({ state: 'read', pages: 1, months: null });
  });

  it('recognises a PDF that needs a password, and opens one that only forbids printing', async () => {
    expect(await read(await encryptedPdf())).toEqual({ state: 'passwordProtected' });
    expect(await read(await encryptedPdf({ strong: true }))).toEqual({ state: 'passwordProtected' });
    expect(await read(await encryptedPdf({ restrictedOnly: true }))).toMatchObject({ months: october });
    expect(await read(await encryptedPdf({ restrictedOnly: true, strong: true }))).toMatchObject({
      months: october,
    });
  });

  it.each([
    ['cut in half', () => brokenPdf()],
    ['of noise', () => brokenPdf('garbage')],
    ['large and cut', async () => (await bigPdf(8_000_000)).subarray(0, 7_000_000)],
    ['without anything after the header', () => Buffer.from('%PDF-1.7\n')],
    ['that is an image', () => pngBytes()],
    ['without a byte', () => Buffer.alloc(0)],
  ])('calls a file %s broken', async (_, make) => {
    expect(await read(Buffer.from(await make()))).toEqual({ state: 'broken' });
  });

  it('reads concurrent files, each for its own caller', async () => {
    const months = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08'];
    const pdfs = await Promise.all(months.map((month) => statementPdf({ month })));
    const all = await Promise.all(pdfs.map((pdf) => read(pdf)));
    expect(all.map((each) => (each.state === 'read' ? each.months?.from : each.state))).toEqual(months);
  });

  it('reads ten of the largest files in sequence', async () => {
    for (let seed = 1; seed <= 10; seed++) {
      const pdf = await bigPdf(15 * 1024 * 1024, seed);
      expect(await read(pdf)).toEqual({ state: 'read', pages: 1, months: october });
    }
  });
});

describe('a file that needs too many resources', () => {
  it('counts the actual pages, not the declared number', async () => {
    expect(await read(pdfBombs.manyPages())).toEqual({ state: 'read', pages: 1, months: null });
  });

  it('a circular page tree is broken', async () => {
    expect(await read(pdfBombs.circle())).toEqual({ state: 'broken' });
  });

  it.each([
    ['has arrays in arrays', pdfBombs.deep],
    ['unpacks to a thousand times its size', pdfBombs.blanks],
    ['draws a million million things', pdfBombs.laughs],
  ])('a statement that %s terminates, and the next is read', async (_, make) => {
    const strict = createStatementReader({ ...defaultLimits, cpuMilliseconds: 3_000 });
    await read(make(), strict).catch((error: unknown) => expect(String(error)).toContain('was not read'));
    expect(await read(await statementPdf(), strict)).toMatchObject({ months: october });
    await strict.close();
  });

  it.each([{ milliseconds: 50 }, { cpuMilliseconds: 50 }])('rejects at its time limit: %o', async (limit) => {
    const hasty = createStatementReader({ ...defaultLimits, ...limit, memoryMegabytes: 100_000 });
    await expect(read(pdfBombs.blanks(), hasty)).rejects.toThrow('it took too long');
    await expect(read(pdfBombs.blanks(), hasty)).rejects.toThrow('it took too long');
    await hasty.close();
  });

  it('spends five seconds of CPU time on a file by default', () => {
    expect(defaultLimits.cpuMilliseconds).toBe(5_000);
  });

  it('keeps its memory to itself: a file that needs too much fails alone', async () => {
    const small = createStatementReader({ ...defaultLimits, cpuMilliseconds: 20_000, memoryMegabytes: 240 });
    const before = process.memoryUsage.rss();
    const [greedy, modest] = await Promise.allSettled([
      read(pdfBombs.blanks(), small),
      read(await statementPdf()),
    ]);
    expect([greedy.status, modest.status]).toEqual(['rejected', 'fulfilled']);
    expect(process.memoryUsage.rss() - before).toBeLessThan(200_000_000);
    await small.close();
  });

  it('rejects at its memory limit, and the next is read', async () => {
    const small = createStatementReader({ ...defaultLimits, cpuMilliseconds: 20_000, memoryMegabytes: 240 });
    await expect(read(pdfBombs.blanks(), small)).rejects.toThrow('the process ended');
    expect(await read(await statementPdf(), small)).toMatchObject({ months: october });
    await small.close();
  });
});

describe('content that differs from its announced size', () => {
  it('rejects content that is too short, too long or fails, and the next is read', async () => {
    const pdf = await statementPdf();
    await expect(reader.read(Readable.from([pdf]), pdf.length + 1)).rejects.toThrow('shorter');
    await expect(reader.read(Readable.from([pdf]), pdf.length - 1)).rejects.toThrow('longer');
    const failing = new Readable({ read: () => undefined });
    const reading = reader.read(failing, 10);
    failing.destroy(new Error('tampered with'));
    await expect(reading).rejects.toThrow('tampered with');
    expect(await read(pdf)).toMatchObject({ state: 'read' });
  });
});
