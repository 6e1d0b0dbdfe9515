import type { Canvas, Image } from '@napi-rs/canvas';
import type { Word } from '../document/document-words';
import { createPageImage, type QuarterTurns } from '../image/page-image';
import type { OcrEngine } from './ocr-engine';

/** A page as it is once upright, its words in its own elements. */
export interface OcrPage {
  readonly width: number;
  readonly height: number;
  /** Elements of it for one of the picture. */
  readonly scale: number;
  readonly words: readonly Word[];
}

/** Of a sample that lies right at least so much is sure. */
const UPRIGHT_CONFIDENCE = 0.75;
const MIN_LETTERS = 20;

/** The words of a picture of a page, whichever way it lies. In this thread: it takes seconds. */
export function readPageImage(recogniser: OcrEngine, source: Canvas | Image): OcrPage {
  const leaf = createPageImage(source);
  const quarters = findOrientation(leaf.orientations, (each) =>
    recogniser.readWords(leaf.renderSample(each)),
  );
  const picture = leaf.renderFull(quarters);
  return {
    width: picture.width,
    height: picture.height,
    scale: leaf.scale,
    words: leaf.orientations.length === 0 ? [] : recogniser.readWords(picture),
  };
}

/** The first way that reads well, or the one that reads best. */
function findOrientation(
  all: readonly QuarterTurns[],
  sampled: (quarters: QuarterTurns) => readonly Word[],
): QuarterTurns {
  let best: { readonly quarters: QuarterTurns; readonly sureness: number } = { quarters: 0, sureness: -1 };
  for (const quarters of all) {
    const sureness = measureConfidence(sampled(quarters));
    if (sureness > best.sureness) best = { quarters, sureness };
    if (sureness >= UPRIGHT_CONFIDENCE) break;
  }
  return best.quarters;
}

/** Of the letters and figures that are read; 0 where they are too few to tell. */
function measureConfidence(words: readonly Word[]): number {
  let letters = 0;
  let sure = 0;
  for (const { text, confidence } of words) {
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    // single signs are what recognition makes of letters that lie
    if (count < 2) continue;
    letters += count;
    sure += count * confidence;
  }
  return letters < MIN_LETTERS ? 0 : sure / letters;
}
