/** Screenshots as the mean colours of their cells, and the files that they are recorded in. */
import fs from 'node:fs';
import zlib from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const folder = new URL('./screenshots/', import.meta.url);
/** Side of a cell in pixels. A recorded screenshot is the mean colour of each cell. */
const CELL = 20;
/** A cell differs by more than this, of 255 in one channel; a screenshot by more than so many cells. */
const TOLERANCE = { colour: 20, cells: 2 };
/** What is recorded of a colour: its nearest multiple of this. */
const STEP = 8;
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
  const cells = Buffer.alloc(columns * Math.ceil(height / CELL) * 3);
  for (let cell = 0; cell < cells.length / 3; cell++) {
    const left = (cell % columns) * CELL;
    const top = Math.floor(cell / columns) * CELL;
    const right = Math.min(left + CELL, width);
    const bottom = Math.min(top + CELL, height);
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let y = top; y < bottom; y++)
      for (let at = (y * width + left) * 4, end = (y * width + right) * 4; at < end; at += 4) {
        red += data[at];
        green += data[at + 1];
        blue += data[at + 2];
      }
    const count = (right - left) * (bottom - top);
    cells.set([red / count, green / count, blue / count], cell * 3);
  }
  return cells;
};

/** Number of cells that differ. */
const countDifferences = (before, after) => {
  if (before.length !== after.length) return Math.max(before.length, after.length) / 3;
  const cells = new Set();
  for (let at = 0; at < before.length; at++)
    if (Math.abs(before[at] - after[at]) > TOLERANCE.colour) cells.add(Math.floor(at / 3));
  return cells.size;
};

/** As it is recorded: in steps of colour, which take half the space. */
export const pack = (cells) =>
  zlib
    .deflateRawSync(
      Uint8Array.from(cells, (value) => Math.round(value / STEP)),
      { level: 9 },
    )
    .toString('base64');
const unpack = (text) =>
  zlib.inflateRawSync(Buffer.from(text, 'base64')).map((value) => Math.min(value * STEP, 255));

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
