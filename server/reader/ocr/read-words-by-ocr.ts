import { loadImage } from '@napi-rs/canvas';
import type { DocumentWords, PageWords } from '../document/document-words';
import { selectPages } from '../document/select-pages';
import { renderPages } from '../pdf/render-pages';
import { type OcrEngine, OcrError } from './ocr-engine';
import { type OcrPage, readPageImage } from './read-page-image';

/** A file whose type and size were checked. */
export interface OcrInput {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const PAGES = { first: 2, last: 1 };
/** No page starts after this time. */
const TIME_BUDGET_MS = 12_000;
/** An image counts as a letter page: its area in square points. */
const LETTER_AREA = 612 * 792;

/**
 * Reads the words of an image, or of the first two pages and the last page of a PDF. Can take
 * unlimited time and memory: call it where both are limited.
 *
 * @returns null for a broken file
 * @throws OcrError
 */
export async function readWordsByOcr(
  engine: OcrEngine,
  { bytes, mediaType }: OcrInput,
): Promise<DocumentWords | null> {
  try {
    return mediaType === 'application/pdf' ? await readPdf(engine, bytes) : await readImage(engine, bytes);
  } catch (error) {
    if (error instanceof OcrError) throw error;
    return null;
  }
}

async function readPdf(engine: OcrEngine, bytes: Uint8Array): Promise<DocumentWords> {
  const startedAt = performance.now();
  const pages: PageWords[] = [];
  let pageCount = 0;
  for await (const rendered of renderPages(bytes, (count) => selectPages(count, PAGES))) {
    const page = await readPageImage(engine, rendered.canvas);
    pages.push(toPageWords(rendered.number, page, 1 / (rendered.scale * page.scale)));
    pageCount = rendered.pageCount;
    if (performance.now() - startedAt > TIME_BUDGET_MS) break;
  }
  return { source: 'recognition', pageCount, pages };
}

async function readImage(engine: OcrEngine, bytes: Uint8Array): Promise<DocumentWords> {
  const image = await loadImage(bytes);
  const page = await readPageImage(engine, image);
  const points = Math.sqrt(LETTER_AREA / (image.width * image.height)) / page.scale;
  return { source: 'recognition', pageCount: 1, pages: [toPageWords(1, page, points)] };
}

/** @param points per pixel */
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
