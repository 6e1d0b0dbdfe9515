import { loadImage } from '@napi-rs/canvas';
import { drawnPages } from './draw-pdf';
import { outerPages } from './outer-pages';
import type { DocumentWords, PageWords } from './page-words';
import { type LeafWords, readLeaf } from './read-leaf';
import { type Recogniser, RecognitionFailed } from './recognise';

/** What recognition is given, opened and measured before. */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

const DRAWN = { first: 2, last: 1 };
/** No further page is begun after so much time. */
const ENOUGH_MS = 12_000;
/** Of a page of letter size, which a picture is taken for: points. */
const LETTER = 612 * 792;

/**
 * The words of a picture, or of the first two pages of a PDF and its last. In this thread, and it may take any time and
 * memory that it likes: call it where both are limited.
 *
 * @returns null where the file is broken
 * @throws RecognitionFailed
 */
export async function recogniseFile(
  recogniser: Recogniser,
  { bytes, mediaType }: PictureFile,
): Promise<DocumentWords | null> {
  try {
    return mediaType === 'application/pdf'
      ? await ofPdf(recogniser, bytes)
      : await ofPicture(recogniser, bytes);
  } catch (error) {
    if (error instanceof RecognitionFailed) throw error;
    return null;
  }
}

async function ofPdf(recogniser: Recogniser, bytes: Uint8Array): Promise<DocumentWords> {
  const begun = performance.now();
  const pages: PageWords[] = [];
  let pageCount = 0;
  for await (const drawn of drawnPages(bytes, (count) => outerPages(count, DRAWN))) {
    const leaf = readLeaf(recogniser, drawn.canvas);
    pages.push(pageOf(drawn.number, leaf, 1 / (drawn.scale * leaf.scale)));
    pageCount = drawn.pageCount;
    if (performance.now() - begun > ENOUGH_MS) break;
  }
  return { source: 'recognition', pageCount, pages };
}

async function ofPicture(recogniser: Recogniser, bytes: Uint8Array): Promise<DocumentWords> {
  const picture = await loadImage(bytes);
  const leaf = readLeaf(recogniser, picture);
  const points = Math.sqrt(LETTER / (picture.width * picture.height)) / leaf.scale;
  return { source: 'recognition', pageCount: 1, pages: [pageOf(1, leaf, points)] };
}

/** @param points to an element of the leaf */
function pageOf(number: number, { width, height, words }: LeafWords, points: number): PageWords {
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
