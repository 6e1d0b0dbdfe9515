import type { Canvas, Image } from '@napi-rs/canvas';
import type { Word } from './page-words';
import type { Recogniser } from './recognise';
import { leafOf, type Quarters } from './upright';

/** A page as it is once upright, its words in its own elements. */
export interface LeafWords {
  readonly width: number;
  readonly height: number;
  /** Elements of it for one of the picture. */
  readonly scale: number;
  readonly words: readonly Word[];
}

/** Of a sample that lies right at least so much is sure. */
const SURE = 0.75;
const FEWEST_LETTERS = 20;

/** The words of a picture of a page, whichever way it lies. In this thread: it takes seconds. */
export function readLeaf(recogniser: Recogniser, source: Canvas | Image): LeafWords {
  const leaf = leafOf(source);
  const quarters = rightWayUp(leaf.quarters, (each) => recogniser.words(leaf.sample(each)));
  const picture = leaf.whole(quarters);
  return {
    width: picture.width,
    height: picture.height,
    scale: leaf.scale,
    words: leaf.quarters.length === 0 ? [] : recogniser.words(picture),
  };
}

/** The first way that reads well, or the one that reads best. */
function rightWayUp(all: readonly Quarters[], sampled: (quarters: Quarters) => readonly Word[]): Quarters {
  let best: { readonly quarters: Quarters; readonly sureness: number } = { quarters: 0, sureness: -1 };
  for (const quarters of all) {
    const sureness = surenessOf(sampled(quarters));
    if (sureness > best.sureness) best = { quarters, sureness };
    if (sureness >= SURE) break;
  }
  return best.quarters;
}

/** Of the letters and figures that are read; 0 where they are too few to tell. */
function surenessOf(words: readonly Word[]): number {
  let letters = 0;
  let sure = 0;
  for (const { text, confidence } of words) {
    const count = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    // single signs are what recognition makes of letters that lie
    if (count < 2) continue;
    letters += count;
    sure += count * confidence;
  }
  return letters < FEWEST_LETTERS ? 0 : sure / letters;
}
