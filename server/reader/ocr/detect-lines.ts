import type { GrayscaleImage } from '../image/grayscale';
import { findLines, type TextLine } from './find-lines';
import type { Model } from './ocr-models';

/** Longest side of the detector's input: small print needs it, and time grows with its square. */
const MAX_SIDE = 1_280;
/** The detector halves an image five times. */
const STEP = 32;
/** A page with more has noise. */
const MAX_LINES = 400;

/** Red, green and blue of the photographs that the detector was trained on. */
const trainingColours = [
  { mean: 0.485, deviation: 0.229 },
  { mean: 0.456, deviation: 0.224 },
  { mean: 0.406, deviation: 0.225 },
];

/** Detects the lines of text of an upright image, in its pixels. */
export async function detectLines(detector: Model, image: GrayscaleImage): Promise<readonly TextLine[]> {
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const toSide = (side: number): number => Math.max(1, Math.round((side * scale) / STEP)) * STEP;
  const [width, height] = [toSide(image.width), toSide(image.height)];
  const { values } = await detector.run(toInput(shrink(image, width, height)), [1, 3, height, width]);
  const [across, down] = [image.width / width, image.height / height];
  return findLines({ width, height, values })
    .slice(0, MAX_LINES)
    .map((line) => ({
      left: line.left * across,
      right: line.right * across,
      middle: line.middle * down,
      slope: (line.slope * down) / across,
      height: line.height * down,
    }));
}

function toInput(shades: Float32Array): Float32Array {
  const input = new Float32Array(trainingColours.length * shades.length);
  for (const [channel, { mean, deviation }] of trainingColours.entries()) {
    const from = channel * shades.length;
    for (let at = 0; at < shades.length; at++)
      input[from + at] = ((shades[at] as number) / 255 - mean) / deviation;
  }
  return input;
}

/** Scales an image down; each new pixel is the mean of those that it covers. */
function shrink(
  { width, height, pixels }: GrayscaleImage,
  newWidth: number,
  newHeight: number,
): Float32Array {
  const shrunk = new Float32Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y++) {
    const top = Math.floor((y * height) / newHeight);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / newHeight));
    for (let x = 0; x < newWidth; x++) {
      const left = Math.floor((x * width) / newWidth);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / newWidth));
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += pixels[row * width + column] as number;
      shrunk[y * newWidth + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return shrunk;
}
