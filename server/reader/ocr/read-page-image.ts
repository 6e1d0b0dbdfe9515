import type { Canvas, Image } from '@napi-rs/canvas';
import type { Word } from '../document/document-words';
import { createPageImage, type PageImage, type QuarterTurns } from '../image/page-image';
import type { OcrEngine } from './ocr-engine';

/** An upright page, in its own pixels. */
export interface OcrPage {
  readonly width: number;
  readonly height: number;
  /** Pixels per source pixel. */
  readonly scale: number;
  readonly words: readonly Word[];
}

/** A sample in the right orientation reads at least this well. */
const UPRIGHT_CONFIDENCE = 0.75;
const MIN_LETTERS = 20;

/** Words of a page image in any orientation. Takes seconds of processor time. */
export async function readPageImage(engine: OcrEngine, source: Canvas | Image): Promise<OcrPage> {
  const page = createPageImage(source);
  const image = page.renderFull(await findOrientation(engine, page));
  return {
    width: image.width,
    height: image.height,
    scale: page.scale,
    words: page.orientations.length === 0 ? [] : await engine.readPage(image),
  };
}

/** The first orientation that reads well, else the one that reads best. */
async function findOrientation(engine: OcrEngine, page: PageImage): Promise<QuarterTurns> {
  let best: { readonly turns: QuarterTurns; readonly confidence: number } = { turns: 0, confidence: -1 };
  for (const turns of page.orientations) {
    const confidence = measureConfidence(await engine.readWords(page.renderSample(turns)));
    if (confidence > best.confidence) best = { turns, confidence };
    if (confidence >= UPRIGHT_CONFIDENCE) break;
  }
  return best.turns;
}

/** Mean confidence per letter and digit; 0 if there are too few. */
function measureConfidence(words: readonly Word[]): number {
  let letters = 0;
  let sure = 0;
  for (const { text, confidence } of words) {
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    // OCR turns sideways letters into single characters
    if (count < 2) continue;
    letters += count;
    sure += count * confidence;
  }
  return letters < MIN_LETTERS ? 0 : sure / letters;
}
