import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { detectSkew } from './detect-skew';
import { findDensestSquare } from './find-densest-square';
import { evenLighting, type GrayscaleImage, toGrayscale } from './grayscale';

/** Quarter turns with the clock that lay a picture's lines across, right way up. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** A picture of a page, whichever way it lies. */
export interface PageImage {
  /** The likely ones first; none where nothing is on it. */
  readonly orientations: readonly QuarterTurns[];
  /** Elements of what is drawn for one of the source. */
  readonly scale: number;
  /** Where most of its letters are, drawn as if that were the right way up: enough to see whether it is. */
  renderSample(quarters: QuarterTurns): GrayscaleImage;
  /** All of it: its lines level, evenly lit, in the size that recognition reads best. */
  renderFull(quarters: QuarterTurns): GrayscaleImage;
}

/** A page of 300 dots to the inch has as many. */
export const PAGE_PIXELS = 8_400_000;
const MAX_SCALE = 3;
/** For the angle of the lines a small picture will do. */
const THUMBNAIL_SIDE = 1_100;
const SAMPLE_SIDE = 700;
/** Less than this is not worth turning. */
const MIN_DEGREES = 0.2;

export function createPageImage(source: Canvas | Image): PageImage {
  const { width, height } = source;
  const thumbnailScale = Math.min(1, THUMBNAIL_SIDE / Math.max(width, height));
  const thumbnail = evenLighting(render(source, { scale: thumbnailScale }));
  const { horizontal, vertical, isSideways } = detectSkew(thumbnail);
  const scale = Math.min(MAX_SCALE, Math.sqrt(PAGE_PIXELS / (width * height)));
  const degreesAt = (quarters: QuarterTurns): number => {
    const skew = quarters % 2 === 0 ? horizontal : vertical;
    return quarters * 90 - (Math.abs(skew) < MIN_DEGREES ? 0 : skew);
  };
  const square = findDensestSquare(thumbnail, (SAMPLE_SIDE / scale) * thumbnailScale);
  return {
    orientations: square === null ? [] : isSideways ? [3, 1, 0, 2] : [0, 2, 3, 1],
    scale,
    renderSample: (quarters) =>
      evenLighting(
        render(source, {
          scale,
          degrees: degreesAt(quarters),
          square: square && { x: square.x / thumbnailScale, y: square.y / thumbnailScale, side: SAMPLE_SIDE },
        }),
      ),
    renderFull: (quarters) => evenLighting(render(source, { scale, degrees: degreesAt(quarters) })),
  };
}

interface RenderOptions {
  readonly scale: number;
  /** With the clock. */
  readonly degrees?: number;
  /** A square around a place of the source, in elements of what is drawn. Default: all of it. */
  readonly square?: { readonly x: number; readonly y: number; readonly side: number } | null;
}

function render(source: Canvas | Image, { scale, degrees = 0, square }: RenderOptions): GrayscaleImage {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const sideOf = (across: number, down: number): number => Math.max(1, Math.round((across + down) * scale));
  const width = square?.side ?? sideOf(source.width * cosine, source.height * sine);
  const height = square?.side ?? sideOf(source.width * sine, source.height * cosine);
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
  const grey = toGrayscale(context.getImageData(0, 0, width, height).data, width, height);
  releaseCanvas(canvas);
  return grey;
}

/** What it holds lies outside the heap, where nothing hurries to collect it. */
export function releaseCanvas(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
