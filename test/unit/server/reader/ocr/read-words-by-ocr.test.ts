import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DocumentWords } from '../../../../../server/reader/document/document-words';
import { detectSkew } from '../../../../../server/reader/image/detect-skew';
import { findImageProblem } from '../../../../../server/reader/image/find-image-problem';
import { evenLighting, type GrayscaleImage, toGrayscale } from '../../../../../server/reader/image/grayscale';
import { createOcrEngine, type OcrEngine } from '../../../../../server/reader/ocr/ocr-engine';
import { readWordsByOcr } from '../../../../../server/reader/ocr/read-words-by-ocr';
import { imageBombs } from '../../../../support/image-bombs';
import { invoicePdf } from '../../../../support/invoice-pdfs';
import { jpegBytes, pngBytes, webpBytes } from '../../../../support/pdfs';
import { scanPage, scanPdf } from '../../../../support/scans';

const patient = { timeout: 120_000 };

let engine: OcrEngine;
beforeAll(async () => {
  engine = await createOcrEngine();
}, 60_000);

const read = async (bytes: Buffer, mediaType = 'image/png', by = engine): Promise<DocumentWords> => {
  const document = await readWordsByOcr(by, { bytes: new Uint8Array(bytes), mediaType });
  if (document === null) throw new Error('the file is broken');
  return document;
};

const getText = ({ pages }: DocumentWords): string =>
  pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

const dropAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

describe('OCR words', patient, () => {
  it.each([3, -8, 90, 180, 264])('words are read on an image rotated by %i degrees', async (degrees) => {
    const document = await read(await scanPage(await invoicePdf(), { degrees }));
    expect(getText(document)).toContain('Northline Restaurant Supply');
    expect(getText(document)).toContain('NL-30017');
    expect(getText(document)).toMatch(/Total \$3,264\.17/);
    const [page] = document.pages;
    expect(page?.height).toBeGreaterThan(page?.width ?? 0);
  });

  it('words are read in shadow, in French, where the engine knows the letters without most of their accents', async () => {
    const pdf = await invoicePdf({ language: 'fr', merchant: 'Matériel Frédéric et Frères' });
    const text = getText(
      await read(await scanPage(pdf, { shadow: 0.6, mediaType: 'image/jpeg' }), 'image/jpeg'),
    );
    expect(dropAccents(text)).toContain('Materiel Frederic et Freres');
    expect(dropAccents(text)).toContain('4 decembre 2026');
  });

  it('words have their positions on a letter page, each with a confidence, and OCR needs no network', async () => {
    const calls = [
      vi.spyOn(net.Socket.prototype, 'connect'),
      vi.spyOn(http, 'request'),
      vi.spyOn(https, 'request'),
      vi.spyOn(globalThis, 'fetch'),
    ];
    onTestFinished(() => void vi.restoreAllMocks());
    const fresh = await createOcrEngine();
    const scanned = await scanPdf(await invoicePdf());
    const { source, pageCount, pages } = await read(scanned, 'application/pdf', fresh);
    expect(calls.map(({ mock }) => mock.calls)).toEqual([[], [], [], []]);
    expect({ source, pageCount }).toEqual({ source: 'recognition', pageCount: 1 });
    const [page] = pages;
    expect(page?.width).toBeCloseTo(612, -1);
    expect(page?.height).toBeCloseTo(792, -1);
    const number = page?.words.find(({ text }) => text === 'NL-30017');
    // it ends with its column
    expect((number?.x ?? 0) + (number?.width ?? 0)).toBeCloseTo(570, -1);
    expect(number?.y).toBeCloseTo(100, -1);
    expect(number?.confidence).toBeGreaterThan(0.8);
    expect(page?.words.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true);
  });

  it('a blank page and an image of one pixel have no words', async () => {
    const empty = createCanvas(600, 800);
    const context = empty.getContext('2d');
    context.fillStyle = '#eee';
    context.fillRect(0, 0, 600, 800);
    expect(getText(await read(empty.toBuffer('image/png')))).toBe('');
    expect(getText(await read(jpegBytes(), 'image/jpeg'))).toBe('');
    expect(getText(await read(webpBytes(), 'image/webp'))).toBe('');
  });
});

describe('the skew of an image', () => {
  /** Lines of words on a small page, turned with the clock. */
  function lines(degrees: number): GrayscaleImage {
    const canvas = createCanvas(1000, 1000);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 1000, 1000);
    context.translate(500, 500);
    context.rotate((degrees * Math.PI) / 180);
    context.fillStyle = '#000';
    for (let line = 0; line < 30; line++)
      for (let letter = 0; letter < 40; letter++)
        if ((letter * 7 + line * 3) % 11 > 1)
          context.fillRect(-300 + letter * 15, -300 + line * 20, 3 + ((letter + line) % 3), 9);
    return toGrayscale(context.getImageData(0, 0, 1000, 1000).data, 1000, 1000);
  }

  it.each([0, 0.7, -3.5, 9, -11])('the skew is found for lines that fall by %d degrees', (degrees) => {
    const skew = detectSkew(lines(degrees));
    expect(skew.horizontal).toBeCloseTo(degrees, 0);
    expect(skew.isSideways).toBe(false);
  });

  it('the skew is found for lines that rise', () => {
    const skew = detectSkew(lines(88));
    expect(skew.isSideways).toBe(true);
    expect(skew.vertical).toBeCloseTo(-2, 0);
  });
});

describe('the lighting of an image', () => {
  it('uneven lighting is corrected, and dark print stays dark', () => {
    const width = 320;
    const height = 320;
    const pixels = new Uint8Array(width * height).map((_, at) => {
      const paper = 240 - (at % width) / 3;
      return at % 16 === 0 ? paper / 3 : paper;
    });
    const { pixels: lit } = evenLighting({ width, height, pixels });
    const row = [...lit.subarray(160 * width, 161 * width)];
    const paper = row.filter((_, x) => x % 16 !== 0);
    expect(Math.min(...paper)).toBeGreaterThan(210);
    expect(Math.max(...row.filter((_, x) => x % 16 === 0))).toBeLessThan(100);
  });

  it('white paper is left unchanged', () => {
    const image = { width: 64, height: 64, pixels: new Uint8Array(64 * 64).fill(250) };
    expect(evenLighting(image)).toBe(image);
  });
});

describe('the header of an image', () => {
  it('the image header gives its size before decoding', () => {
    const maxPixels = 60_000_000;
    expect(findImageProblem(pngBytes({ width: 300, height: 200 }), maxPixels)).toBeNull();
    expect(findImageProblem(pngBytes({ width: 300, height: 200 }), 59_999)).toBe('imageTooLarge');
    expect(findImageProblem(jpegBytes(), maxPixels)).toBeNull();
    expect(findImageProblem(webpBytes(), maxPixels)).toBeNull();
    expect(findImageProblem(imageBombs.hugePng(), maxPixels)).toBe('imageTooLarge');
    expect(findImageProblem(Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), maxPixels)).toBe('broken');
    expect(findImageProblem(Buffer.from('<svg width="5" height="5"></svg>'), maxPixels)).toBe('broken');
  });
});
