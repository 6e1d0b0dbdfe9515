import './node-polyfills';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PAGE_PIXELS, releaseCanvas } from '../image/page-image';

/** What scanners put in, up to 600 dots to the inch of a page: a picture with more elements is left out. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** Of elements to a point: a receipt is not drawn as large as a page. */
const MAX_SCALE = 8;
const MAX_SIDE = 8_000;

export interface RenderedPage {
  readonly number: number;
  readonly canvas: Canvas;
  /** Elements to a point. */
  readonly scale: number;
}

/**
 * Draws some pages of a PDF, one after the other, each let go of when the next is asked for. Nothing in it is run, nothing
 * fetched. Takes its bytes over, and any time and memory that it likes.
 *
 * @param choosePages the numbers of pages to draw, of so many
 * @throws Error where it cannot be drawn
 */
export async function* renderPages(
  bytes: Uint8Array,
  choosePages: (count: number) => readonly number[],
): AsyncGenerator<RenderedPage & { readonly pageCount: number }> {
  const task = getDocument({ ...buildRenderOptions(), data: bytes });
  try {
    const document = await task.promise;
    for (const number of choosePages(document.numPages)) {
      const page = await document.getPage(number);
      const full = page.getViewport({ scale: 1 });
      const scale = Math.min(
        MAX_SCALE,
        Math.sqrt(PAGE_PIXELS / (full.width * full.height)),
        MAX_SIDE / Math.max(full.width, full.height),
      );
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      );
      // the browser's canvas is what its types know
      const htmlCanvas = canvas as unknown as HTMLCanvasElement;
      await page.render({ canvas: htmlCanvas, viewport, background: '#fff' }).promise;
      page.cleanup();
      yield { number, canvas, scale, pageCount: document.numPages };
      releaseCanvas(canvas);
    }
  } finally {
    await task.destroy();
  }
}

function buildRenderOptions() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  return {
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: MAX_IMAGE_PIXELS,
    // of the package itself: paths, with a slash at their end
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
  };
}
