import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { densestSquare } from './densest-square';
import { evenlyLit, type GreyPicture, greyOf } from './grey';
import { skewOf } from './skew';

/** Quarter turns with the clock that lay a picture's lines across, right way up. */
export type Quarters = 0 | 1 | 2 | 3;

/** A picture of a page, whichever way it lies. */
export interface Leaf {
  /** The likely ones first; none where nothing is on it. */
  readonly quarters: readonly Quarters[];
  /** Elements of what is drawn for one of the source. */
  readonly scale: number;
  /** Where most of its letters are, drawn as if that were the right way up: enough to see whether it is. */
  sample(quarters: Quarters): GreyPicture;
  /** All of it: its lines level, evenly lit, in the size that recognition reads best. */
  whole(quarters: Quarters): GreyPicture;
}

/** A page of 300 dots to the inch has as many. */
export const PAGE_ELEMENTS = 8_400_000;
const MOST_SCALE = 3;
/** For the angle of the lines a small picture will do. */
const SMALL_SIDE = 1_100;
const SAMPLE_SIDE = 700;
/** Less than this is not worth turning. */
const LEAST_DEGREES = 0.2;

export function leafOf(source: Canvas | Image): Leaf {
  const { width, height } = source;
  const smaller = Math.min(1, SMALL_SIDE / Math.max(width, height));
  const small = evenlyLit(drawn(source, { scale: smaller }));
  const { lying, standing, looksSideways } = skewOf(small);
  const scale = Math.min(MOST_SCALE, Math.sqrt(PAGE_ELEMENTS / (width * height)));
  const degreesAt = (quarters: Quarters): number => {
    const skew = quarters % 2 === 0 ? lying : standing;
    return quarters * 90 - (Math.abs(skew) < LEAST_DEGREES ? 0 : skew);
  };
  const square = densestSquare(small, (SAMPLE_SIDE / scale) * smaller);
  return {
    quarters: square === null ? [] : looksSideways ? [3, 1, 0, 2] : [0, 2, 3, 1],
    scale,
    sample: (quarters) =>
      evenlyLit(
        drawn(source, {
          scale,
          degrees: degreesAt(quarters),
          part: square && { x: square.x / smaller, y: square.y / smaller, side: SAMPLE_SIDE },
        }),
      ),
    whole: (quarters) => evenlyLit(drawn(source, { scale, degrees: degreesAt(quarters) })),
  };
}

interface Drawing {
  readonly scale: number;
  /** With the clock. */
  readonly degrees?: number;
  /** A square around a place of the source, in elements of what is drawn. Default: all of it. */
  readonly part?: { readonly x: number; readonly y: number; readonly side: number } | null;
}

function drawn(source: Canvas | Image, { scale, degrees = 0, part }: Drawing): GreyPicture {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const sideOf = (across: number, down: number): number => Math.max(1, Math.round((across + down) * scale));
  const width = part?.side ?? sideOf(source.width * cosine, source.height * sine);
  const height = part?.side ?? sideOf(source.width * sine, source.height * cosine);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(radians);
  context.scale(scale, scale);
  context.drawImage(source, -(part?.x ?? source.width / 2), -(part?.y ?? source.height / 2));
  const grey = greyOf(context.getImageData(0, 0, width, height).data, width, height);
  letGo(canvas);
  return grey;
}

/** What it holds lies outside the heap, where nothing hurries to collect it. */
export function letGo(canvas: Canvas): void {
  canvas.width = 1;
  canvas.height = 1;
}
