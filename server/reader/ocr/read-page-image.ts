import type { Canvas, Image } from '@napi-rs/canvas';
import type { Word } from '../document/document-words';
import { createPageImage, type PageImage, type QuarterTurns } from '../image/page-image';
import { mergeWords } from './merge-words';
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
/** Size of the second reading: other pixels make other mistakes. */
const SECOND_SHARE = 0.75;
/** A figure below this is looked at twice. */
const CLEAR_FIGURE = 0.9;

/** Words of a page image in any orientation. Blocks the thread for seconds. */
export function readPageImage(engine: OcrEngine, source: Canvas | Image): OcrPage {
  const page = createPageImage(source);
  const turns = findOrientation(page.orientations, (each) => engine.readWords(page.renderSample(each)));
  const image = page.renderFull(turns);
  const words = page.orientations.length === 0 ? [] : engine.readWords(image);
  return {
    width: image.width,
    height: image.height,
    scale: page.scale,
    words: words.some(isUnclearFigure) ? readAgain(engine, page, turns, words) : words,
  };
}

const isUnclearFigure = ({ text, confidence }: Word): boolean => /\d/.test(text) && confidence < CLEAR_FIGURE;

/** Reads a page in another size, and joins both readings in the size of the first. */
function readAgain(
  engine: OcrEngine,
  page: PageImage,
  turns: QuarterTurns,
  first: readonly Word[],
): readonly Word[] {
  const second = engine.readWords(page.renderFull(turns, SECOND_SHARE)).map((word) => ({
    ...word,
    x: word.x / SECOND_SHARE,
    y: word.y / SECOND_SHARE,
    width: word.width / SECOND_SHARE,
    height: word.height / SECOND_SHARE,
  }));
  return mergeWords(first, second);
}

/** The first orientation that reads well, else the one that reads best. */
function findOrientation(
  all: readonly QuarterTurns[],
  readSample: (turns: QuarterTurns) => readonly Word[],
): QuarterTurns {
  let best: { readonly turns: QuarterTurns; readonly confidence: number } = { turns: 0, confidence: -1 };
  for (const turns of all) {
    const confidence = measureConfidence(readSample(turns));
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
