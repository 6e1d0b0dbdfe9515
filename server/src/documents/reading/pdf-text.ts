import './newer-node';
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'unpdf/pdfjs';

/** What a PDF says. `text` is of the first pages and of the last. */
export type PdfText =
  | { readonly state: 'read'; readonly pages: number; readonly text: string }
  | { readonly state: 'passwordProtected' }
  | { readonly state: 'broken' };

type PdfDocument = Awaited<PDFDocumentLoadingTask['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type TextItem = Extract<Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number], { str: string }>;

const FIRST_PAGES = 3;
/** A file that says it has more is made to be a nuisance. */
const MOST_PAGES = 10_000;
const MOST_CHARACTERS = 200_000;

/**
 * Reads a PDF in this thread. Its bytes are taken over: the array is of length 0 afterwards. Nothing in it is run, no
 * picture decoded, nothing fetched. Never throws for what the file is; it may take any time and memory that it likes, so
 * call it where both are limited.
 */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  try {
    const document = await task.promise;
    const pages = document.numPages;
    if (pages < 1 || pages > MOST_PAGES) return { state: 'broken' };
    return { state: 'read', pages, text: await textOf(document) };
  } catch (error) {
    // the reader's own error, known by its name alone; whatever else it throws, the file is at fault
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { state: locked ? 'passwordProtected' : 'broken' };
  } finally {
    await task.destroy();
  }
}

async function textOf(document: PdfDocument): Promise<string> {
  const first = Array.from({ length: Math.min(FIRST_PAGES, document.numPages) }, (_, index) => index + 1);
  const numbers = document.numPages > FIRST_PAGES ? [...first, document.numPages] : first;
  const texts: string[] = [];
  for (const number of numbers) {
    const page = await document.getPage(number);
    texts.push(await pageText(page));
    page.cleanup();
  }
  return texts.join('\n').slice(0, MOST_CHARACTERS);
}

/** In the order of the file; streamed, so that an endless page ends at the limit. */
async function pageText(page: PdfPage): Promise<string> {
  const reader = page.streamTextContent().getReader();
  let text = '';
  let last: TextItem | null = null;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    for (const item of value.items as TextItem[]) {
      if (typeof item.str !== 'string') continue;
      text += gapBetween(last, item) + item.str;
      last = item;
    }
    if (text.length > MOST_CHARACTERS) {
      await reader.cancel(new Error('enough text'));
      return text;
    }
  }
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
