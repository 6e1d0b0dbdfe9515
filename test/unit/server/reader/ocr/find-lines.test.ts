import { expect, it } from 'vitest';
import { findLines, type ProbabilityMap } from '../../../../../server/reader/ocr/find-lines';

const WIDTH = 400;
const HEIGHT = 120;

interface Core {
  readonly left: number;
  readonly right: number;
  /** Of the core's top edge at its left end. */
  readonly top: number;
  readonly height: number;
  readonly slope?: number;
  readonly probability?: number;
}

/** What the detector answers for a page with these cores of lines. */
function drawMap(cores: readonly Core[]): ProbabilityMap {
  const values = new Float32Array(WIDTH * HEIGHT).fill(0.02);
  for (const { left, right, top, height, slope = 0, probability = 0.9 } of cores)
    for (let x = left; x < right; x++) {
      const y = Math.round(top + (x - left) * slope);
      for (let at = y; at < y + height; at++) values[at * WIDTH + x] = probability;
    }
  return { width: WIDTH, height: HEIGHT, values };
}

it('a line is as much larger than its core as the model was trained to shrink it', () => {
  const [line, ...others] = findLines(drawMap([{ left: 100, right: 300, top: 50, height: 10 }]));
  expect(others).toEqual([]);
  // 200 × 10 × 1.6 / (2 × 210) on each side
  expect(line?.left).toBeCloseTo(100 - 7.6, 1);
  expect(line?.right).toBeCloseTo(300 + 7.6, 1);
  expect(line?.height).toBeCloseTo(10 + 2 * 7.6, 1);
  expect(line?.middle).toBeCloseTo(55, 0);
  expect(line?.slope).toBeCloseTo(0, 3);
});

it('a line has its own slope, and a short one that of the page', () => {
  const lines = findLines(
    drawMap([
      { left: 20, right: 380, top: 20, height: 8, slope: 0.05 },
      { left: 20, right: 380, top: 50, height: 8, slope: 0.05 },
      { left: 20, right: 36, top: 90, height: 8 },
    ]),
  );
  for (const { slope } of lines) expect(slope).toBeCloseTo(0.05, 2);
  expect(lines[0]?.middle).toBeCloseTo(24 + (lines[0]?.left ?? 0) * 0.05 - 1, 0);
});

it('columns side by side are lines of their own', () => {
  const cores = [
    { left: 20, right: 120, top: 40, height: 8 },
    { left: 200, right: 300, top: 40, height: 8 },
  ];
  expect(findLines(drawMap(cores))).toHaveLength(2);
});

it.each<[string, Core]>([
  ['a speck', { left: 50, right: 53, top: 20, height: 3 }],
  ['a shade of doubt', { left: 50, right: 200, top: 20, height: 8, probability: 0.4 }],
  ['the edge of a picture', { left: 50, right: 150, top: 5, height: 8, slope: 1 }],
])('%s is no line', (_, core) => {
  expect(findLines(drawMap([core]))).toEqual([]);
});
