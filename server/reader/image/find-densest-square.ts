import type { GrayscaleImage } from './grayscale';

/** Gray value; darker pixels are ink. */
const INK_THRESHOLD = 150;

/** Centre of the square with the most ink edges in an evenly lit image; null for an empty image. */
export function findDensestSquare(
  { width, height, pixels }: GrayscaleImage,
  side: number,
): { readonly x: number; readonly y: number } | null {
  const step = Math.max(1, Math.floor(side / 4));
  const columns = Math.ceil(width / step);
  const rows = Math.ceil(height / step);
  const edges = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = y * width + x;
      if ((pixels[at] as number) >= INK_THRESHOLD || (pixels[at - 1] as number) < INK_THRESHOLD) continue;
      const cell = Math.floor(y / step) * columns + Math.floor(x / step);
      edges[cell] = (edges[cell] as number) + 1;
    }
  const densest = { x: width / 2, y: height / 2, edges: 0 };
  for (let row = 0; row <= Math.max(0, rows - 4); row++)
    for (let column = 0; column <= Math.max(0, columns - 4); column++) {
      let sum = 0;
      for (let y = row; y < Math.min(row + 4, rows); y++)
        for (let x = column; x < Math.min(column + 4, columns); x++) sum += edges[y * columns + x] as number;
      if (sum > densest.edges)
        Object.assign(densest, { x: column * step + side / 2, y: row * step + side / 2, edges: sum });
    }
  if (densest.edges === 0) return null;
  return { x: Math.min(densest.x, width), y: Math.min(densest.y, height) };
}
