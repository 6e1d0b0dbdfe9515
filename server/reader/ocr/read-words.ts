import { loadImage } from '@napi-rs/canvas';
import type { DocumentWords, PageWords } from '../document/document-words';
import { selectPages } from '../document/select-pages';
import { renderPages } from '../pdf/render-pages';
import { type OcrEngine, OcrFailed } from './ocr-engine';
import { type OcrPage, readPageImage } from './read-page';

/** What recognition is given, opened and measured before. */
export interface OcrInput {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const PAGES = { first: 2, last: 1 };
/** No further page is begun after so much time. */
const TIME_BUDGET_MS = 12_000;
/** Of a page of letter size, which a picture is taken for: points. */
const LETTER_AREA = 612 * 792;

/**
 * The words of a picture, or of the first two pages of a PDF and its last. In this thread, and it may take any time and
 * memory that it likes: call it where both are limited.
 *
 * @returns null where the file is broken
 * @throws RecognitionFailed
 */
export async function readWordsByOcr(
  recogniser: OcrEngine,
  { bytes, mediaType }: OcrInput,
): Promise<DocumentWords | null> {
  try {
    return mediaType === 'application/pdf'
      ? await readPdf(recogniser, bytes)
      : await readImage(recogniser, bytes);
  } catch (error) {
    if (error instanceof OcrFailed) throw error;
    return null;
  }
}

async function readPdf(recogniser: OcrEngine, bytes: Uint8Array): Promise<DocumentWords> {
  const begun = performance.now();
  const pages: PageWords[] = [];
  let pageCount = 0;
  for await (const drawn of renderPages(bytes, (count) => selectPages(count, PAGES))) {
    const leaf = readPageImage(recogniser, drawn.canvas);
    pages.push(toPageWords(drawn.number, leaf, 1 / (drawn.scale * leaf.scale)));
    pageCount = drawn.pageCount;
    if (performance.now() - begun > TIME_BUDGET_MS) break;
  }
  return { source: 'recognition', pageCount, pages };
}

async function readImage(recogniser: OcrEngine, bytes: Uint8Array): Promise<DocumentWords> {
  const picture = await loadImage(bytes);
  const leaf = readPageImage(recogniser, picture);
  const points = Math.sqrt(LETTER_AREA / (picture.width * picture.height)) / leaf.scale;
  return { source: 'recognition', pageCount: 1, pages: [toPageWords(1, leaf, points)] };
}

/** @param points to an element of the leaf */
function toPageWords(number: number, { width, height, words }: OcrPage, points: number): PageWords {
  return {
    number,
    width: width * points,
    height: height * points,
    words: words.map((word) => ({
      ...word,
      x: word.x * points,
      y: word.y * points,
      width: word.width * points,
      height: word.height * points,
    })),
  };
}
