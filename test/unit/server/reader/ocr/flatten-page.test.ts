import { describe, expect, it } from 'vitest';
import { findBend, flattenPage, type LinePoint } from '../../../../../server/reader/image/flatten-page';
import type { GrayscaleImage } from '../../../../../server/reader/image/grayscale';

const WIDTH = 800;
const HEIGHT = 1_000;
const LETTER = 8;
const page = { width: WIDTH, height: HEIGHT };

/** How far a line lies below its middle, at a point of the page from -1 to 1. */
type Shape = (across: number, down: number) => number;

const shapes: Readonly<Record<string, Shape>> = {
  'a sheet that was photographed from one side': (across, down) => 25 * across * down,
  'a curled sheet': (across) => 18 * across ** 2,
  'a curled sheet, from one side and turned': (across, down) =>
    9 * across + 14 * across ** 2 + 12 * across * down - 6 * across ** 3,
};

const rows = Array.from({ length: 30 }, (_, index) => 60 + index * 30);
const measure = (shape: Shape, x: number, y: number): number =>
  shape((2 * x) / WIDTH - 1, (2 * y) / HEIGHT - 1);
const listLine = (shape: Shape, y: number, from = 60, to = WIDTH - 60): readonly LinePoint[] =>
  Array.from({ length: Math.floor((to - from) / 20) }, (_, index) => {
    const x = from + index * 20;
    return { x, y: y + measure(shape, x, y) };
  });

/** Letters, 8 pixels high, along bent lines. */
function drawPage(shape: Shape): GrayscaleImage {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255);
  for (const y of rows)
    for (let x = 60; x < WIDTH - 60; x++) {
      if (x % 12 > 7) continue;
      const top = Math.round(y + measure(shape, x, y) - LETTER / 2);
      for (let at = top; at < top + LETTER; at++) pixels[at * WIDTH + x] = 0;
    }
  return { ...page, pixels };
}

/** Rows of pixels that a line's ink takes up, mean of all lines: its letters' height if it is level. */
function measureSpread({ pixels }: GrayscaleImage): number {
  const inked = Array.from({ length: HEIGHT }, (_, y) =>
    pixels.subarray(y * WIDTH, (y + 1) * WIDTH).some((shade) => shade < 128),
  );
  return inked.filter(Boolean).length / rows.length;
}

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  it('is found from its lines, and made level', () => {
    const bend = findBend(
      page,
      rows.map((y) => listLine(shape, y)),
      LETTER,
    );
    for (const [x, y] of [
      [80, 100],
      [700, 100],
      [80, 900],
      [700, 900],
      [600, 500],
    ] as const)
      expect(bend?.measure(x, y)).toBeCloseTo(measure(shape, x, y), 0);
    const image = drawPage(shape);
    expect(measureSpread(image)).toBeGreaterThan(LETTER * 1.4);
    expect(measureSpread(flattenPage(image, bend ?? { measure: () => 0 }))).toBeLessThan(LETTER * 1.4);
  });

  it('is found although one line in ten is no line', () => {
    const lines = rows.map((y, index) => listLine(index % 10 === 5 ? (across) => 40 * across : shape, y));
    const bend = findBend(page, lines, LETTER);
    expect(bend?.measure(700, 900)).toBeCloseTo(measure(shape, 700, 900), -1);
    expect(Math.abs((bend?.measure(700, 900) ?? 0) - measure(shape, 700, 900))).toBeLessThan(LETTER / 2);
  });

  it('is found from columns that reach across no page', () => {
    const lines = rows.flatMap((y) => [listLine(shape, y, 60, 300), listLine(shape, y, 480, 740)]);
    const bend = findBend(page, lines, LETTER);
    expect(Math.abs((bend?.measure(700, 900) ?? 0) - measure(shape, 700, 900))).toBeLessThan(LETTER / 2);
  });
});

it('level lines stay as they are, whatever one of them does', () => {
  const level: Shape = () => 0;
  expect(
    findBend(
      page,
      rows.map((y) => listLine(level, y)),
      LETTER,
    ),
  ).toBeNull();
  const [first, ...others] = rows.map((y) => listLine(level, y));
  const steep = (first ?? []).map(({ x, y }) => ({ x, y: y + x * 0.2 }));
  expect(findBend(page, [steep, ...others], LETTER)).toBeNull();
});

it('few lines say nothing about a page', () => {
  const curled: Shape = (across) => 30 * across ** 2;
  expect(
    findBend(
      page,
      rows.slice(0, 5).map((y) => listLine(curled, y)),
      LETTER,
    ),
  ).toBeNull();
});
