/// <reference path="./tesseract-core.d.ts" />
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import createCore, { type Core, type TessBaseApi } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Word } from '../document/document-words';
import type { GrayscaleImage } from '../image/grayscale';

export interface OcrEngine {
  /**
   * The words of an upright picture, in its elements from its top left corner. In this thread: it takes seconds.
   *
   * @throws RecognitionFailed
   */
  readWords(picture: GrayscaleImage): Word[];
}

/** Not the picture's fault, whatever it is: what recognises has to be started anew. */
export class OcrFailed extends Error {
  override readonly name = 'RecognitionFailed';
}

/** French first: it has every letter of English too. */
const languages = ['fra', 'eng'];
const NEURAL_NETWORK = 1;

const variables: Readonly<Record<string, string>> = {
  // what a picture says of itself is not true often enough
  user_defined_dpi: '300',
};

/** Text recognition in English and French. Its data is in its packages: nothing is fetched. */
export async function createOcrEngine(): Promise<OcrEngine> {
  const core = await createCore({ print: () => undefined, printErr: () => undefined });
  const require = createRequire(import.meta.url);
  for (const language of languages) {
    const file = require.resolve(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(fs.readFileSync(file)));
  }
  const recognition = new core.TessBaseAPI();
  if (recognition.Init(null, languages.join('+'), NEURAL_NETWORK) !== 0)
    throw new Error('the text recognition did not start');
  for (const [name, value] of Object.entries(variables)) recognition.SetVariable(name, value);
  return { readWords: (picture) => recognizeWords(core, recognition, picture) };
}

function recognizeWords(core: Core, recognition: TessBaseApi, picture: GrayscaleImage): Word[] {
  core.FS.writeFile('/input', toPgm(picture));
  try {
    if (recognition.SetImageFile(1, 0) !== 0) throw new Error('it does not take the picture');
    if (recognition.Recognize(null) !== 0) return [];
    return recognition
      .GetTSVText(0)
      .split('\n')
      .map(toWord)
      .filter((word) => word !== null);
  } catch (cause) {
    throw new OcrFailed('the recognition failed', { cause });
  } finally {
    recognition.Clear();
    core.FS.unlink('/input');
  }
}

/** The simplest file of a grey picture: PGM. */
function toPgm({ width, height, pixels }: GrayscaleImage): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
  return Buffer.concat([head, pixels]);
}

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
