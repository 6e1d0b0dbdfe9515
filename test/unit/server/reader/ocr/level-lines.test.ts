import { expect, it } from 'vitest';
import type { GrayscaleImage } from '../../../../../server/reader/image/grayscale';
import { findLineSlopes, levelLines } from '../../../../../server/reader/image/level-lines';

const WIDTH = 800;
const HEIGHT = 1_000;
const LETTER = 8;

/** Lines of letters whose slope changes from the top of the page to its bottom, in degrees. */
function drawLines(top: number, bottom: number): GrayscaleImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (let line = 60; line < HEIGHT - 60; line += 25) {
    const slope = Math.tan(((top + ((bottom - top) * line) / HEIGHT) * Math.PI) / 180);
    for (let x = 60; x < WIDTH - 60; x++) {
      const isGap = x % 12 > 7 || (Math.floor(x / 12) * 5 + line) % 7 === 0;
      const y = Math.round(line + (x - WIDTH / 2) * slope);
      if (!isGap) for (let at = y; at < y + LETTER; at++) pixels[at * WIDTH + x] = 0;
    }
  }
  return { width: WIDTH, height: HEIGHT, pixels };
}

const toDegrees = (slope: number): number => (Math.atan(slope) * 180) / Math.PI;

it.each([
  [-1.5, 1.5],
  [2, -1],
])('lines that fall by %d degrees at the top and by %d at the bottom are found and levelled', (top, bottom) => {
  const image = drawLines(top, bottom);
  const slopes = findLineSlopes(image);
  expect(toDegrees(slopes?.top ?? 0)).toBeCloseTo(top, 0);
  expect(toDegrees(slopes?.bottom ?? 0)).toBeCloseTo(bottom, 0);
  expect(findLineSlopes(levelLines(image, slopes ?? { top: 0, bottom: 0 }))).toBeNull();
});

it('lines of one slope stay as they are', () => {
  expect(findLineSlopes(drawLines(0, 0))).toBeNull();
  expect(findLineSlopes(drawLines(1, 1))).toBeNull();
});

it('a page without lines has no slopes', () => {
  expect(findLineSlopes({ width: 400, height: 500, pixels: new Uint8Array(200_000).fill(255) })).toBeNull();
});
