import type { DocumentWords, PageWords } from '../document/document-words';
import { selectPages } from '../document/select-pages';
import { type PdfPage, streamTextItems, type UnreadablePdf, withPdf } from './open-pdf';
import { splitWords, type TextRun } from './split-words';

export type PdfWords =
  | { readonly state: 'read'; readonly document: DocumentWords }
  | UnreadablePdf
  | { readonly state: 'tooManyPages' };

const PAGES = { first: 3, last: 2 };
/** Per page; the rest of a page is ignored. */
const MAX_CHARACTERS = 60_000;

/**
 * Reads the words of a PDF's text layer, of its first three and last two pages, in this thread (see `withPdf`). Pages are
 * rotated as the file says and as their text runs.
 *
 * @param maxPages files with more pages are not read
 */
export function readPdfWords(bytes: Uint8Array, maxPages: number): Promise<PdfWords> {
  return withPdf<PdfWords>(bytes, async (document) => {
    const pageCount = document.numPages;
    if (pageCount < 1) return { state: 'broken' };
    if (pageCount > maxPages) return { state: 'tooManyPages' };
    const pages: PageWords[] = [];
    for (const number of selectPages(pageCount, PAGES)) {
      const page = await document.getPage(number);
      pages.push(await readPage(page));
      page.cleanup();
    }
    return { state: 'read', document: { source: 'textLayer', pageCount, pages } };
  });
}

async function readPage(page: PdfPage): Promise<PageWords> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = toMatrix(viewport.transform);
  const runs: TextRun[] = [];
  for await (const { str, transform, width } of streamTextItems(page, MAX_CHARACTERS)) {
    const [a, b, c, d, x, y] = multiply(toPage, toMatrix(transform));
    const along = Math.hypot(a, b);
    const own = Math.hypot(Number(transform[0]), Number(transform[1]));
    if (along === 0 || own === 0) continue;
    runs.push({
      text: str,
      x,
      y,
      directionX: a / along,
      directionY: b / along,
      width: (width * along) / own,
      size: Math.hypot(c, d),
    });
  }
  return { number: page.pageNumber, ...splitWords(runs, viewport) };
}

type Matrix = readonly [number, number, number, number, number, number];

const toMatrix = ([a, b, c, d, e, f]: readonly unknown[]): Matrix => [
  Number(a),
  Number(b),
  Number(c),
  Number(d),
  Number(e),
  Number(f),
];

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
