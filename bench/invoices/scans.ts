import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { renderPages } from '../../server/reader/pdf/render-pages';
import { chanceOf } from './facts';

const POINTS = 72;
const dots = { least: 150, most: 200 };
const MOST_DEGREES = 3;
const NOISE = 26;
const QUALITY = 70;

/** The first page as a scanner or a telephone takes it: at an angle, grey, with noise, as JPEG. */
export async function scanOf(pdf: Buffer, seed: number): Promise<Buffer> {
  const chance = chanceOf(seed);
  for await (const { canvas, scale } of renderPages(new Uint8Array(pdf), () => [1]))
    return noisy(turned(canvas, scale, chance), chance).encode('jpeg', QUALITY);
  throw new Error('no page');
}

function turned(page: Canvas, scale: number, chance: () => number): Canvas {
  const perInch = dots.least + chance() * (dots.most - dots.least);
  const size = perInch / POINTS / scale;
  const canvas = createCanvas(Math.round(page.width * size), Math.round(page.height * size));
  const context = canvas.getContext('2d');
  context.fillStyle = '#f4f2ee';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(((chance() * 2 - 1) * MOST_DEGREES * Math.PI) / 180);
  context.drawImage(page, -canvas.width / 2, -canvas.height / 2, canvas.width, canvas.height);
  return canvas;
}

function noisy(canvas: Canvas, chance: () => number): Canvas {
  const context = canvas.getContext('2d');
  const picture = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < picture.data.length; at += 4) {
    const shift = (chance() - 0.5) * NOISE;
    for (let colour = at; colour < at + 3; colour += 1)
      picture.data[colour] = (picture.data[colour] ?? 0) * 0.97 + shift;
  }
  context.putImageData(picture, 0, 0);
  return canvas;
}
