import { type Canvas, createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { renderPages } from '../../server/reader/pdf/render-pages';

export interface ScanOptions {
  /** Dots to the inch. */
  readonly dpi?: number;
  /** By which the paper lies turned with the clock. */
  readonly degrees?: number;
  readonly mediaType?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** How much darker the paper gets towards its lower right corner: 0 to 1. */
  readonly shadow?: number;
}

/** A page of a PDF as a scanner or a telephone gives it. */
export async function scanPage(pdf: Buffer, options: ScanOptions = {}, page = 1): Promise<Buffer> {
  for await (const drawn of renderPages(new Uint8Array(pdf), () => [page])) return renderScan(drawn, options);
  throw new RangeError(`no page ${page}`);
}

/** The same pages, each a picture and no text. */
export async function scanPdf(pdf: Buffer, options: ScanOptions = {}): Promise<Buffer> {
  const listPages = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
  const images: Buffer[] = [];
  for await (const drawn of renderPages(new Uint8Array(pdf), listPages))
    images.push(await renderScan(drawn, { mediaType: 'image/jpeg', ...options }));
  const doc = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on('end', resolve));
  for (const image of images) doc.addPage().image(image, 0, 0, { fit: [612, 792] });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

async function renderScan(
  { canvas, scale }: { readonly canvas: Canvas; readonly scale: number },
  { dpi = 200, degrees = 0, mediaType = 'image/png', shadow = 0 }: ScanOptions,
): Promise<Buffer> {
  const radians = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const smaller = dpi / 72 / scale;
  const width = Math.round((canvas.width * cosine + canvas.height * sine) * smaller);
  const height = Math.round((canvas.width * sine + canvas.height * cosine) * smaller);
  const scanned = createCanvas(width, height);
  const context = scanned.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate(radians);
  context.scale(smaller, smaller);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  if (shadow > 0) {
    context.resetTransform();
    const dark = context.createLinearGradient(0, 0, width, height);
    dark.addColorStop(0, 'rgba(40, 35, 25, 0)');
    dark.addColorStop(1, `rgba(40, 35, 25, ${shadow})`);
    context.fillStyle = dark;
    context.fillRect(0, 0, width, height);
  }
  return mediaType === 'image/png' ? scanned.toBuffer(mediaType) : scanned.toBuffer(mediaType, 85);
}
