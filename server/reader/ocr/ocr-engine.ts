/// <reference path="./tesseract-core.d.ts" />
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import createCore, { type Core, type TessBaseApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Word } from '../document/document-words';
import type { GrayscaleImage } from '../image/grayscale';

export interface OcrEngine extends Awaited<ReturnType<typeof createOcrEngine>> {}

/** The engine failed, not the image: start a new engine. */
export class OcrError extends Error {
  override readonly name = 'OcrError';
}

/** French first: it has every letter of English too. */
const languages = ['fra', 'eng'];
/** Tesseract's engine mode: the neural network (LSTM) only. */
const NEURAL_NETWORK = 1;

/** Settings of Tesseract. */
const variables: Readonly<Record<string, string>> = {
  // the resolution in a file is often wrong
  user_defined_dpi: '300',
};

/** OCR for English and French. Its data comes with the packages: no network. */
export async function createOcrEngine() {
  const core = await createCore({ print: () => undefined, printErr: () => undefined });
  const require = createRequire(import.meta.url);
  for (const language of languages) {
    const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(fs.readFileSync(file)));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.join('+'), NEURAL_NETWORK) !== 0)
    throw new Error('the OCR engine did not start');
  for (const [name, value] of Object.entries(variables)) api.SetVariable(name, value);
  return {
    /**
     * Words of an upright image, in pixels from its top left corner. Blocks the thread for seconds.
     *
     * @throws OcrError
     */
    readWords: (image: GrayscaleImage): Word[] => recognizeWords(core, api, image),
  };
}

function recognizeWords(core: Core, api: TessBaseApi, image: GrayscaleImage): Word[] {
  core.FS.writeFile('/input', toPgm(image));
  try {
    if (api.SetImageFile(1, 0) !== 0) throw new Error('the OCR engine rejected the image');
    if (api.Recognize(null) !== 0) return [];
    return api
      .GetTSVText(0)
      .split('\n')
      .map(toWord)
      .filter((word) => word !== null);
  } catch (cause) {
    throw new OcrError('OCR failed', { cause });
  } finally {
    api.Clear();
    core.FS.unlink('/input');
  }
}

/** PGM: the simplest grayscale format. */
function toPgm({ width, height, pixels }: GrayscaleImage): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  return Buffer.concat([head, pixels]);
}

/** Level of the rows that describe a word. */
const WORD_LEVEL = '5';

/** Columns: level, page, block, paragraph, line, word, left, top, width, height, confidence, text. */
function toWord(row: string): Word | null {
  const [level, , , , , , x, y, width, height, percent, text = ''] = row.split('\t');
  if (level !== WORD_LEVEL || text.trim() === '') return null;
  return {
    text: text.trim(),
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
    confidence: Math.min(1, Math.max(0, Number(percent) / 100)),
  };
}
