import './node-polyfills';
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'unpdf/pdfjs';

export type PdfDocument = Awaited<PDFDocumentLoadingTask['promise']>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
export type TextItem = Extract<
  Awaited<ReturnType<PdfPage['getTextContent']>>['items'][number],
  { str: string }
>;

export type UnreadablePdf = { readonly state: 'passwordProtected' } | { readonly state: 'broken' };

/** Nothing in the file is run, no picture decoded, nothing fetched. */
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
 * Opens a PDF in this thread and lets go of it after its use. Its bytes are taken over: the array is of length 0
 * afterwards. Never throws for what the file is; it may take any time and memory that it likes, so call it where both are
 * limited.
 */
export async function withPdf<T>(
  bytes: Uint8Array,
  use: (document: PdfDocument) => Promise<T>,
): Promise<T | UnreadablePdf> {
  const task = getDocument({ ...textOnly, data: bytes });
  try {
    return await use(await task.promise);
  } catch (error) {
    // the reader's own error, known by its name alone; whatever else it throws, the file is at fault
    const locked = error instanceof Error && error.name === 'PasswordException';
    return { state: locked ? 'passwordProtected' : 'broken' };
  } finally {
    await task.destroy();
  }
}

/** The pieces of text of a page in the order of the file; streamed, so that an endless page ends at the limit. */
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
      await reader.cancel(new Error('enough text'));
      return;
    }
  }
}
