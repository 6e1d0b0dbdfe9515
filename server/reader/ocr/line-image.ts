import type { GrayscaleImage } from '../image/grayscale';
import type { TextLine } from './find-lines';

/** Height of the images of lines that the recognizer was trained on. */
export const LINE_HEIGHT = 48;

/** A line cut out of a page: horizontal, and `LINE_HEIGHT` high. */
export interface LineImage extends GrayscaleImage {
  readonly line: TextLine;
  /** Pixels of the line's image per pixel of the page. */
  readonly scale: number;
}

/** Cuts a line out of a page. Where that shrinks it, each pixel is the mean of four samples. */
export function cutLine(page: GrayscaleImage, line: TextLine): LineImage {
  const scale = LINE_HEIGHT / line.height;
  const width = Math.max(1, Math.round((line.right - line.left) * scale));
  const pixels = new Uint8Array(width * LINE_HEIGHT);
  const offsets = scale < 1 ? [0.25, 0.75] : [0.5];
  for (let row = 0; row < LINE_HEIGHT; row++)
    for (let column = 0; column < width; column++) {
      let sum = 0;
      for (const across of offsets)
        for (const down of offsets) {
          const dx = (column + across) / scale;
          sum += sample(
            page,
            line.left + dx,
            line.middle + line.slope * dx - line.height / 2 + (row + down) / scale,
          );
        }
      pixels[row * width + column] = sum / offsets.length ** 2;
    }
  return { width, height: LINE_HEIGHT, pixels, line, scale };
}

/** Brightness at a point, interpolated from the four pixels around it; outside the page, that of its edge. */
function sample({ width, height, pixels }: GrayscaleImage, x: number, y: number): number {
  const u = Math.min(Math.max(x - 0.5, 0), width - 1);
  const v = Math.min(Math.max(y - 0.5, 0), height - 1);
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const right = Math.min(left + 1, width - 1);
  const [above, below] = [top * width, Math.min(top + 1, height - 1) * width];
  const across = u - left;
  const upper = (pixels[above + left] as number) * (1 - across) + (pixels[above + right] as number) * across;
  const lower = (pixels[below + left] as number) * (1 - across) + (pixels[below + right] as number) * across;
  return upper + (lower - upper) * (v - top);
}
