import { type PdfPage, textItems, type UnopenedPdf, withPdf } from './open-pdf';
import { outerPages } from './outer-pages';
import type { DocumentWords, PageWords } from './page-words';
import { type TextPiece, wordsOf } from './text-words';

export type PdfWords =
  | { readonly state: 'read'; readonly document: DocumentWords }
  | UnopenedPdf
  | { readonly state: 'tooManyPages' };

const READ = { first: 3, last: 2 };
/** Of one page; the rest of it is not read. */
const MOST_CHARACTERS = 60_000;

/**
 * Reads the words of a PDF's text layer in this thread, as `withPdf` opens it: of its first three pages and its last two.
 * A page is turned as the file says, and as its letters run.
 *
 * @param mostPages of a file that is opened at all
 */
export function readPdfWords(bytes: Uint8Array, mostPages: number): Promise<PdfWords> {
  return withPdf<PdfWords>(bytes, async (document) => {
    const pageCount = document.numPages;
    if (pageCount < 1) return { state: 'broken' };
    if (pageCount > mostPages) return { state: 'tooManyPages' };
    const pages: PageWords[] = [];
    for (const number of outerPages(pageCount, READ)) {
      const page = await document.getPage(number);
      pages.push(await pageWords(page));
      page.cleanup();
    }
    return { state: 'read', document: { source: 'textLayer', pageCount, pages } };
  });
}

async function pageWords(page: PdfPage): Promise<PageWords> {
  const viewport = page.getViewport({ scale: 1 });
  const toPage = matrixOf(viewport.transform);
  const pieces: TextPiece[] = [];
  for await (const { str, transform, width } of textItems(page, MOST_CHARACTERS)) {
    const [a, b, c, d, x, y] = product(toPage, matrixOf(transform));
    const along = Math.hypot(a, b);
    const own = Math.hypot(Number(transform[0]), Number(transform[1]));
    if (along === 0 || own === 0) continue;
    pieces.push({
      text: str,
      x,
      y,
      alongX: a / along,
      alongY: b / along,
      width: (width * along) / own,
      size: Math.hypot(c, d),
    });
  }
  return { number: page.pageNumber, ...wordsOf(pieces, viewport) };
}

type Matrix = readonly [number, number, number, number, number, number];

const matrixOf = ([a, b, c, d, e, f]: readonly unknown[]): Matrix => [
  Number(a),
  Number(b),
  Number(c),
  Number(d),
  Number(e),
  Number(f),
];

function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
