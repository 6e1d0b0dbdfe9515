import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { detectSkew } from './detect-skew';
import { findDensestSquare } from './find-densest-square';
import { evenLighting, type GrayscaleImage, toGrayscale } from './grayscale';

/** Clockwise quarter turns that make a page upright. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** An image of a page in any orientation. */
export interface PageImage extends ReturnType<typeof createPageImage> {}

/** A letter page at 300 dpi. */
export const PAGE_PIXELS = 8_400_000;
const MAX_SCALE = 3;
/** Enough to detect skew. */
const THUMBNAIL_SIDE = 1_100;
const SAMPLE_SIDE = 700;
/** Less skew is not worth correcting. */
const MIN_DEGREES = 0.2;

export function createPageImage(source: Canvas | Image) {
  const { width, height } = source;
  const thumbnailScale = Math.min(1, THUMBNAIL_SIDE / Math.max(width, height));
  const thumbnail = evenLighting(render(source, { scale: thumbnailScale }));
  const { horizontal, vertical, isSideways } = detectSkew(thumbnail);
  const scale = Math.min(MAX_SCALE, Math.sqrt(PAGE_PIXELS / (width * height)));
  const getDegrees = (turns: QuarterTurns): number => {
    const skew = turns % 2 === 0 ? horizontal : vertical;
    return turns * 90 - (Math.abs(skew) < MIN_DEGREES ? 0 : skew);
  };
  const square = findDensestSquare(thumbnail, (SAMPLE_SIDE / scale) * thumbnailScale);
  const orientations: readonly QuarterTurns[] =
    square === null ? [] : isSideways ? [3, 1, 0, 2] : [0, 2, 3, 1];
  return {
    /** Most likely first; empty for a blank page. */
    orientations,
    /** Rendered pixels per source pixel. */
    scale,
    /** The densest part of the page, to check an orientation. */
    renderSample: (turns: QuarterTurns): GrayscaleImage =>
      evenLighting(
        render(source, {
          scale,
          degrees: getDegrees(turns),
          square: square && { x: square.x / thumbnailScale, y: square.y / thumbnailScale, side: SAMPLE_SIDE },
        }),
      ),
    /** The whole page, evenly lit, in the size that OCR reads best. */
    renderFull: (turns: QuarterTurns): GrayscaleImage =>
      evenLighting(render(source, { scale, degrees: getDegrees(turns) })),
  };
}

interface RenderOptions {
  readonly scale: number;
  /** Clockwise. */
  readonly degrees?: number;
  /** Centre in source pixels, side in rendered pixels. Default: the whole source. */
  readonly square?: { readonly x: number; readonly y: number; readonly side: number } | null;
}

function render(source: Canvas | Image, { scale, degrees = 0, square }: RenderOptions): GrayscaleImage {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const measureSide = (across: number, down: number): number =>
    Math.max(1, Math.round((across + down) * scale));
  const width = square?.side ?? measureSide(source.width * cosine, source.height * sine);
  const height = square?.side ?? measureSide(source.width * sine, source.height * cosine);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(radians);
  context.scale(scale, scale);
  context.drawImage(source, -(square?.x ?? source.width / 2), -(square?.y ?? source.height / 2));
  const image = toGrayscale(context.getImageData(0, 0, width, height).data, width, height);
  releaseCanvas(canvas);
  return image;
}

/** Frees the pixels immediately: they are outside the heap, where garbage collection is late. */
export function releaseCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
