import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { renderPages } from '../../server/reader/pdf/render-pages';
import { createRandom } from './facts';

const POINTS = 72;
const dpiRange = { least: 150, most: 200 };
const MAX_DEGREES = 3;
const NOISE = 26;
const QUALITY = 70;

/** The first page as a scanner or a phone captures it: at an angle, grey, with noise, as JPEG. */
export async function scanFirstPage(pdf: Buffer, seed: number): Promise<Buffer> {
  const random = createRandom(seed);
  for await (const { canvas, scale } of renderPages(new Uint8Array(pdf), () => [1]))
    return addNoise(rotatePage(canvas, scale, random), random).encode('jpeg', QUALITY);
  throw new Error('no page');
}

function rotatePage(page: Canvas, scale: number, random: () => number): Canvas {
  const perInch = dpiRange.least + random() * (dpiRange.most - dpiRange.least);
  const size = perInch / POINTS / scale;
  const canvas = createCanvas(Math.round(page.width * size), Math.round(page.height * size));
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f2ee';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((random() * 2 - 1) * MAX_DEGREES * Math.PI) / 180);
  context.drawImage(page, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height);
  return canvas;
}

function addNoise(canvas: Canvas, random: () => number): Canvas {
  const context = canvas.getContext('2d');
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const shift = (random() - 0.5) * NOISE;
    for (let colour = at; colour < at + 3; colour += 1)
      pixels.data[colour] = (pixels.data[colour] ?? 0) * 0.97 + shift;
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}
