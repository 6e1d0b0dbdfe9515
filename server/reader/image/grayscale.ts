/** One byte per pixel, 0 is black. */
export interface GrayscaleImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Converts RGBA pixels on a white background. */
export function toGrayscale(rgba: Uint8ClampedArray, width: number, height: number): GrayscaleImage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at++, from += 4)
    pixels[at] =
      (getValue(rgba, from) * 77 + getValue(rgba, from + 1) * 150 + getValue(rgba, from + 2) * 29) >> 8;
  return { width, height, pixels };
}

/** Side of the squares in which brightness is measured, in pixels. */
const TILE = 32;
/** Share of the brightest paper; a darker square is dark print, not shadow. */
const DARKEST_PAPER = 0.45;
/** Paper this bright everywhere needs no correction. */
const EVENLY_LIT = 225;

/**
 * Makes the paper white everywhere: removes shadows and grey paper, keeps dark print dark. Returns the same image if it is
 * evenly lit.
 */
export function evenLighting(image: GrayscaleImage): GrayscaleImage {
  const { width, height, pixels } = image;
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const paper = dilate(measurePaper(image, columns, rows), columns, rows);
  const brightest = paper.reduce((most, each) => Math.max(most, each), 1);
  if (paper.every((each) => each >= EVENLY_LIT)) return image;
  const light = paper.map((each) => Math.max(each, brightest * DARKEST_PAPER));

  const lit = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const v = Math.min(Math.max(y / TILE - 0.5, 0), rows - 1);
    const top = Math.floor(v) * columns;
    const bottom = Math.min(Math.floor(v) + 1, rows - 1) * columns;
    const down = v - Math.floor(v);
    for (let x = 0; x < width; x++) {
      const u = Math.min(Math.max(x / TILE - 0.5, 0), columns - 1);
      const left = Math.floor(u);
      const right = Math.min(left + 1, columns - 1);
      const across = u - left;
      const above = getValue(light, top + left) * (1 - across) + getValue(light, top + right) * across;
      const below = getValue(light, bottom + left) * (1 - across) + getValue(light, bottom + right) * across;
      const at = y * width + x;
      lit[at] = Math.min(255, (getValue(pixels, at) * 255) / (above * (1 - down) + below * down));
    }
  }
  return { width, height, pixels: lit };
}

/** Brightness of the paper in each square: its 90th percentile. */
function measurePaper(
  { width, height, pixels }: GrayscaleImage,
  columns: number,
  rows: number,
): Float32Array {
  const paper = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let tile = 0; tile < paper.length; tile++) {
    const left = (tile % columns) * TILE;
    const top = Math.floor(tile / columns) * TILE;
    const right = Math.min(left + TILE, width);
    const bottom = Math.min(top + TILE, height);
    counts.fill(0);
    for (let y = top; y < bottom; y += 2)
      for (let x = left; x < right; x += 2) {
        const shade = getValue(pixels, y * width + x);
        counts[shade] = getValue(counts, shade) + 1;
      }
    let above = (Math.ceil((right - left) / 2) * Math.ceil((bottom - top) / 2)) / 10;
    let shade = 255;
    for (; shade > 0 && above >= getValue(counts, shade); shade--) above -= getValue(counts, shade);
    paper[tile] = shade;
  }
  return paper;
}

/** Takes the brightest neighbour, so that bold words do not count as shadow. */
function dilate(paper: Float32Array, columns: number, rows: number): Float32Array {
  return paper.map((_, tile) => {
    const column = tile % columns;
    const row = Math.floor(tile / columns);
    let brightest = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++)
        brightest = Math.max(brightest, getValue(paper, y * columns + x));
    return brightest;
  });
}

const getValue = (values: ArrayLike<number>, index: number): number => values[index] as number;
