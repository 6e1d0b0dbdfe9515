import { LINE_HEIGHT, type LineImage } from './line-image';
import type { Model, ModelOutput } from './ocr-models';

/** A recognized character, and its middle in pixels of the line's image. */
export interface ReadCharacter {
  readonly text: string;
  readonly middle: number;
  /** 0 to 1. */
  readonly probability: number;
}

/** The meaning of the recognizer's classes. */
export interface Alphabet {
  readonly classes: readonly (string | null)[];
  /** Indexes of the blank and of classes with a character. */
  readonly known: readonly number[];
  /** For each class, the classes of the same letter in either case and with any accent; their probabilities are added up. */
  readonly variants: readonly (readonly number[])[];
}

/** The recognizer reads short lines better with empty space after them. */
const MIN_WIDTH = 160;

export function createAlphabet(classes: readonly (string | null)[]): Alphabet {
  const byLetter = new Map<string, number[]>();
  for (const [index, character] of classes.entries()) {
    if (character === null) continue;
    const letter = toLetter(character);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), index]);
  }
  return {
    classes,
    known: classes.flatMap((character, index) => (character === null && index > 0 ? [] : [index])),
    variants: classes.map((character) =>
      character === null ? [] : (byLetter.get(toLetter(character)) ?? []),
    ),
  };
}

const toLetter = (character: string): string =>
  character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The characters of a line from left to right. */
export async function recognizeLine(
  recognizer: Model,
  alphabet: Alphabet,
  image: LineImage,
): Promise<readonly ReadCharacter[]> {
  const width = Math.max(MIN_WIDTH, image.width);
  const output = await recognizer.run(toInput(image, width), [1, 3, LINE_HEIGHT, width]);
  return decode(output, alphabet, width);
}

/** Brightness from -1 to 1, the same in each of three colours; grey after the end of the line. */
function toInput({ width: lineWidth, pixels }: LineImage, width: number): Float32Array {
  const area = width * LINE_HEIGHT;
  const input = new Float32Array(3 * area);
  for (let row = 0; row < LINE_HEIGHT; row++)
    for (let column = 0; column < lineWidth; column++) {
      const shade = (pixels[row * lineWidth + column] as number) / 127.5 - 1;
      for (let channel = 0; channel < 3; channel++) input[channel * area + row * width + column] = shade;
    }
  return input;
}

/** Takes the most probable class of each step. A repeated class is one character; a blank separates two equal ones. */
export function decode(
  { values, dimensions: [, steps = 0, count = 0] }: ModelOutput,
  { classes, known, variants }: Alphabet,
  width: number,
): readonly ReadCharacter[] {
  const read: { text: string; first: number; last: number; probability: number }[] = [];
  let previous = 0;
  for (let step = 0; step < steps; step++) {
    const at = step * count;
    let best = 0;
    for (const each of known) if ((values[at + each] as number) > (values[at + best] as number)) best = each;
    const text = classes[best];
    if (typeof text === 'string') {
      const probability = (variants[best] ?? []).reduce(
        (sum, each) => sum + (values[at + each] as number),
        0,
      );
      const last = read.at(-1);
      if (last && best === previous) {
        last.last = step;
        last.probability = Math.max(last.probability, probability);
      } else read.push({ text, first: step, last: step, probability });
    }
    previous = best;
  }
  const stepWidth = width / steps;
  return read.map(({ text, first, last, probability }) => ({
    text,
    middle: ((first + last + 1) / 2) * stepWidth,
    probability: Math.min(1, probability),
  }));
}
