import { type PdfDocument, type TextItem, textItems, type UnopenedPdf, withPdf } from '../pages/open-pdf';
import { outerPages } from '../pages/outer-pages';

/** What a PDF says. `text` is of the first pages and of the last. */
export type PdfText = { readonly state: 'read'; readonly pages: number; readonly text: string } | UnopenedPdf;

const READ = { first: 3, last: 1 };
/** A file that says it has more is made to be a nuisance. */
const MOST_PAGES = 10_000;
const MOST_CHARACTERS = 200_000;

/** Reads a PDF in this thread, as `withPdf` opens it. */
export function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  return withPdf<PdfText>(bytes, async (document) => {
    const pages = document.numPages;
    if (pages < 1 || pages > MOST_PAGES) return { state: 'broken' };
    return { state: 'read', pages, text: await textOf(document) };
  });
}

async function textOf(document: PdfDocument): Promise<string> {
  const texts: string[] = [];
  for (const number of outerPages(document.numPages, READ)) {
    const page = await document.getPage(number);
    let text = '';
    let last: TextItem | null = null;
    for await (const item of textItems(page, MOST_CHARACTERS)) {
      text += gapBetween(last, item) + item.str;
      last = item;
    }
    texts.push(text);
    page.cleanup();
  }
  return texts.join('\n').slice(0, MOST_CHARACTERS);
}

/** The pieces of a word lie next to each other, the cells of a row apart, lines one under the other. */
function gapBetween(last: TextItem | null, item: TextItem): '' | ' ' | '\n' {
  if (last === null) return '';
  const [lastX, lastY] = placeOf(last);
  const [x, y] = placeOf(item);
  const size = Math.max(last.height, item.height, 1);
  if (last.hasEOL || Math.abs(y - lastY) > size / 2) return '\n';
  return Math.abs(x - (lastX + last.width)) > size * 0.15 ? ' ' : '';
}

const placeOf = ({ transform }: TextItem): [number, number] => [Number(transform[4]), Number(transform[5])];
