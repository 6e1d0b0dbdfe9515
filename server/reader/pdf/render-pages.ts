import './node-polyfills';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PAGE_PIXELS, releaseCanvas } from '../image/page-image';

/** A page scanned at 600 dpi; larger images are left out. */
const MAX_IMAGE_PIXELS = 40_000_000;
/** Pixels per point; keeps a receipt from being rendered as large as a page. */
const MAX_SCALE = 8;
const MAX_SIDE = 8_000;

export interface RenderedPage {
  readonly number: number;
  readonly canvas: Canvas;
  /** Pixels per point. */
  readonly scale: number;
}

/**
 * Renders chosen pages of a PDF, one at a time: a canvas is released when the next page is requested. Runs no scripts
 * and uses no network. `bytes` are unusable afterwards. Time and memory are not limited here.
 *
 * @param choosePages returns page numbers, given the number of pages
 * @throws Error if the file cannot be rendered
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
      const size = page.getViewport({ scale: 1 });
      const scale = Math.min(
        MAX_SCALE,
        Math.sqrt(PAGE_PIXELS / (size.width * size.height)),
        MAX_SIDE / Math.max(size.width, size.height),
      );
      const viewport = page.getViewport({ scale });
      const canvas = createCanvas(
        Math.max(1, Math.round(viewport.width)),
        Math.max(1, Math.round(viewport.height)),
      );
      // pdf.js types know the browser's canvas only
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
    // paths inside the package; pdf.js expects a trailing slash
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
  };
}
