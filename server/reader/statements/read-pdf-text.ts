import { selectPages } from '../document/select-pages';
import {
  type PdfDocument,
  streamTextItems,
  type TextItem,
  type UnreadablePdf,
  withPdf,
} from '../pdf/open-pdf';

/** `text` is of the first pages and the last. */
export type PdfText =
  | { readonly state: 'read'; readonly pages: number; readonly text: string }
  | UnreadablePdf;

const PAGES = { first: 3, last: 1 };
/** A file with more is hostile. */
const MAX_PAGES = 10_000;
const MAX_CHARACTERS = 200_000;

/** Reads the text layer of a PDF in this thread; see `withPdf`. */
export function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  return withPdf<PdfText>(bytes, async (document) => {
    const pages = document.numPages;
    if (pages < 1 || pages > MAX_PAGES) return { state: 'broken' };
    return { state: 'read', pages, text: await readText(document) };
  });
}

async function readText(document: PdfDocument): Promise<string> {
  const texts: string[] = [];
  for (const number of selectPages(document.numPages, PAGES)) {
    const page = await document.getPage(number);
    let text = '';
    let last: TextItem | null = null;
    for await (const item of streamTextItems(page, MAX_CHARACTERS)) {
      text += getSeparator(last, item) + item.str;
      last = item;
    }
    texts.push(text);
    page.cleanup();
  }
  return texts.join('\n').slice(0, MAX_CHARACTERS);
}

/** Nothing inside a word, a space between cells, a line break between lines. */
function getSeparator(last: TextItem | null, item: TextItem): '' | ' ' | '\n' {
  if (last === null) return '';
  const [lastX, lastY] = getPosition(last);
  const [x, y] = getPosition(item);
  const size = Math.max(last.height, item.height, 1);
  if (last.hasEOL || Math.abs(y - lastY) > size / 2) return '\n';
  return Math.abs(x - (lastX + last.width)) > size * 0.15 ? ' ' : '';
}

const getPosition = ({ transform }: TextItem): [number, number] => [
  Number(transform[4]),
  Number(transform[5]),
];
