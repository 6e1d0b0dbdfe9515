import './node-polyfills';
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'unpdf/pdfjs';

export type PdfDocument = Awaited<PDFDocumentLoadingTask['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
export type TextItem = Extract<
  Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number],
  { str: string }
>;

export type UnreadablePdf = { readonly state: 'passwordProtected' } | { readonly state: 'broken' };

/** No scripts, no image decoding, no network. */
const textOnly = {
  verbosity: VerbosityLevel.ERRORS,
  isEvalSupported: false,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  useSystemFonts: false,
  disableFontFace: true,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
};

/**
 * Opens a PDF in this thread and closes it after `use`. Takes over the bytes: the array has length 0 afterwards. A bad file
 * never throws, but it can take unlimited time and memory: call this where both are limited.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (document: PdfDocument) => Promise<T>,
): Promise<T | UnreadablePdf> {
  const task = getDocument({ ...textOnly, data: bytes });
  try {
    return await use(await task.promise);
  } catch (error) {
    // pdf.js exports no class for this error; any other error means a broken file
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { state: locked ? 'passwordProtected' : 'broken' };
  } finally {
    await task.destroy();
  }
}

/** Text items of a page in file order; streamed, so that an endless page stops at the limit. */
export async function* streamTextItems(page: PdfPage, maxCharacters: number): AsyncGenerator<TextItem> {
  const reader = page.streamTextContent().getReader();
  let characters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    for (const item of value.items as TextItem[]) {
      if (typeof item.str !== 'string') continue;
      characters += item.str.length;
      yield item;
    }
    if (characters > maxCharacters) {
      await reader.cancel(new Error('text limit reached'));
      return;
    }
  }
}
