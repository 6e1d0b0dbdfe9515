import type { Word } from '../document/document-words';
import type { GrayscaleImage } from '../image/grayscale';
import { detectLines } from './detect-lines';
import { cutLine } from './line-image';
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
  const readLines = async (image: GrayscaleImage): Promise<readonly Word[]> => {
    const words: Word[] = [];
    for (const line of await detectLines(detector, image)) {
      const cut = cutLine(image, line);
      words.push(...splitLine(cut, await recognizeLine(recognizer, alphabet, cut)));
    }
    return words.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
  };
  return {
    /**
     * Words of an upright image, in pixels from its top left corner. Blocks the thread, for seconds in all.
     *
     * @throws OcrError
     */
    readWords: async (image: GrayscaleImage): Promise<readonly Word[]> => {
      try {
        return await readLines(image);
      } catch (cause) {
        throw new OcrError('OCR failed', { cause });
      }
    },
  };
}
