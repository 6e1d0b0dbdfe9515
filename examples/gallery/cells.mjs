/** Screenshots as the mean colours of their cells, and the files that they are recorded in. */
import fs from 'node:fs';
import zlib from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const folder = new URL('./screenshots/', import.meta.url);
/** Side of a cell in pixels. A recorded screenshot is the mean colour of each cell. */
const CELL = 20;
/** A cell differs by more than this, of 255 in one channel; a screenshot by more than so many cells. */
const TOLERANCE = { colour: 20, cells: 2 };
/** The fixed time of the screenshots, so that countdowns do not run. */
export const screenshotTime = '2026-11-21T15:00:00Z';

/** Mean colours of the cells, row by row, in bytes. */
export const toCells = async (png) => {
  const image = await loadImage(png);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const columns = Math.ceil(width / CELL);
  const sums = new Float64Array(columns * Math.ceil(height / CELL) * 4);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const cell = (Math.floor(y / CELL) * columns + Math.floor(x / CELL)) * 4;
      for (let channel = 0; channel < 3; channel++) sums[cell + channel] += data[at + channel];
      sums[cell + 3] += 1;
    }
  return Buffer.from(
    sums.filter((_, at) => at % 4 < 3).map((sum, at) => sum / sums[Math.floor(at / 3) * 4 + 3]),
  );
};

/** Number of cells that differ. */
const countDifferences = (before, after) => {
  if (before.length !== after.length) return Math.max(before.length, after.length) / 3;
  const cells = new Set();
  for (let at = 0; at < before.length; at++)
    if (Math.abs(before[at] - after[at]) > TOLERANCE.colour) cells.add(Math.floor(at / 3));
  return cells.size;
};

/** As it is recorded. */
export const pack = (cells) => zlib.deflateRawSync(cells, { level: 9 }).toString('base64');
const unpack = (text) => zlib.inflateRawSync(Buffer.from(text, 'base64'));

/** The recorded screenshots of a file by name; one line each, so that a change shows whose it is. */
export const readScreenshots = (name) => {
  const file = new URL(`${name}.txt`, folder);
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(lines.map((line) => line.split('\t')));
};
export const writeScreenshots = (name, screenshots) => {
  fs.mkdirSync(folder, { recursive: true });
  const lines = [...screenshots].sort(([a], [b]) => (a < b ? -1 : 1)).map((entry) => `${entry.join('\t')}\n`);
  fs.writeFileSync(new URL(`${name}.txt`, folder), lines.join(''));
};

/** How a screenshot differs from the recorded one; null if it does not. */
export const describeDifference = (recorded, cells) => {
  if (recorded === undefined) return 'not recorded';
  const count = countDifferences(unpack(recorded), cells);
  return count > TOLERANCE.cells ? `${count} cells differ` : null;
};
