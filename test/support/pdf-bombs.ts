import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** Builds a PDF of the given objects, numbered from 1; the first is the catalog. */
function buildPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = 9;
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.concat([...parts, Buffer.from(`${table}startxref\n${at}\n%%EOF\n`)]);
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

const buildStream = (dictionary: string, content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

const buildPage = (resources: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << ${resources} >> >>`;

const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** Never decompressed here: one compressed block, repeated. */
function compressBlanks(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(1_000_000, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const head = Buffer.from([0x78, 0x9c]);
  const end = Buffer.from([0x03, 0x00]);
  return Buffer.concat([head, ...Array.from({ length: megabytes }, () => piece), end]);
}

/** Small files that exhaust the memory or time of an unprotected reader. */
export const pdfBombs = {
  /** Declares two thousand million pages, but has one. */
  manyPages: (): Buffer =>
    buildPdf([
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
      buildPage(''),
      buildStream('', 'BT ET'),
    ]),
  /** A page tree that contains itself. */
  circle: (): Buffer => buildPdf([catalog, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
  /** Deeply nested arrays. */
  deep: (levels = 200_000): Buffer =>
    buildPdf([
      `<< /Type /Catalog /Pages 2 0 R /Extra ${'['.repeat(levels)}${']'.repeat(levels)} >>`,
      onePage,
      buildPage(''),
      buildStream('', 'BT ET'),
    ]),
  /** A page of that many megabytes of spaces, compressed twice. */
  blanks: (megabytes = 1_000): Buffer =>
    buildPdf([
      catalog,
      onePage,
      buildPage(''),
      buildStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(compressBlanks(megabytes))),
    ]),
  /** “Billion laughs”: each drawing repeats the next one ten times. */
  laughs: (levels = 12): Buffer => {
    const uses = '/X Do '.repeat(10);
    const forms = Array.from({ length: levels }, (_, level) => {
      const resources = level + 1 === levels ? `/Font << /F 5 0 R >>` : `/XObject << /X ${7 + level} 0 R >>`;
      const content = level + 1 === levels ? 'BT /F 9 Tf (ha) Tj ET' : uses;
      return buildStream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${resources} >>`,
        content,
      );
    });
    return buildPdf([
      catalog,
      onePage,
      buildPage('/XObject << /X 6 0 R >>'),
      buildStream('', uses),
      font,
      ...forms,
    ]);
  },
  /** A page with an image of 30,000 by 30,000 pixels, compressed twice. */
  image: (): Buffer =>
    buildPdf([
      catalog,
      onePage,
      buildPage('/XObject << /X 5 0 R >>'),
      buildStream('', '612 0 0 792 0 0 cm /X Do'),
      buildStream(
        '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter [/FlateDecode /FlateDecode]',
        deflateSync(compressBlanks(900)),
      ),
    ]),
};
