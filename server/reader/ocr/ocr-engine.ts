import type { Word } from '../document/document-words';
import { findBend, flattenPage } from '../image/flatten-page';
import type { GrayscaleImage } from '../image/grayscale';
import { detectLines } from './detect-lines';
import type { TextLine } from './find-lines';
import { cutLine } from './line-image';
import { getMedian } from './median';
import { openDetector, openRecognizer, readClasses } from './ocr-models';
import { createAlphabet, recognizeLine } from './recognize-line';
import { splitLine } from './split-line';

export interface OcrEngine extends Awaited<ReturnType<typeof createOcrEngine>> {}

/** The engine failed, not the image: start a new engine. */
export class OcrError extends Error {
  override readonly name = 'OcrError';
}

/** Words with less confidence are drawings, stamps or smears. */
const MIN_CONFIDENCE = 0.3;

/**
 * OCR for English and French by two neural networks: one detects lines, the other recognizes them. They were trained on
 * photographs, and know É, È and À; other letters lose their accents.
 */
export async function createOcrEngine() {
  const [detector, recognizer] = [await openDetector(), await openRecognizer()];
  const alphabet = createAlphabet(readClasses());
  const readLines = async (image: GrayscaleImage, lines: readonly TextLine[]): Promise<readonly Word[]> => {
    const words: Word[] = [];
    for (const line of lines) {
      const cut = cutLine(image, line);
      words.push(...splitLine(cut, await recognizeLine(recognizer, alphabet, cut)));
    }
    return words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  };
  /** A page whose lines are bent is flattened, and its lines are looked for again. */
  const readPage = async (image: GrayscaleImage): Promise<readonly Word[]> => {
    const lines = await detectLines(detector, image);
    const long = lines.filter(({ points }) => points.length > 1);
    const bend = findBend(
      image,
      long.map(({ points }) => points),
      getMedian(long.map(({ height }) => height)),
    );
    if (bend === null) return readLines(image, lines);
    const flat = flattenPage(image, bend);
    return readLines(flat, await detectLines(detector, flat));
  };
  const report = async (read: () => Promise<readonly Word[]>): Promise<readonly Word[]> => {
    try {
      return await read();
    } catch (cause) {
      throw new OcrError('OCR failed', { cause });
    }
  };
  return {
    /**
     * Words of a part of an upright page, in pixels from its top left corner. Blocks the thread, for seconds in all.
     *
     * @throws OcrError
     */
    readWords: (image: GrayscaleImage) =>
      report(async () => readLines(image, await detectLines(detector, image))),
    /**
     * Words of an upright page, in pixels of the flat page. Blocks the thread, for seconds in all.
     *
     * @throws OcrError
     */
    readPage: (image: GrayscaleImage) => report(() => readPage(image)),
  };
}
