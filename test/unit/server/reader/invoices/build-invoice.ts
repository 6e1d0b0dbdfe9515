import type { DocumentWords, PageWords, Word } from '../../../../../server/reader/document/document-words';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import {
  type FieldValue,
  type InvoiceReading,
  prefillConfidence,
} from '../../../../../server/reader/invoices/values/invoice-reading';

/** Where a text begins, and the text. */
export type PlacedText = readonly [x: number, y: number, text: string];

const HEIGHT = 10;
const LETTER = 5;
const SPACE = 3;

/** Words of a page in letters of one width, as a text layer gives them. */
export function toWords(written: readonly PlacedText[], height = HEIGHT): readonly Word[] {
  return written.flatMap(([x, y, text]) => {
    let at = x;
    return text.split(' ').map((part): Word => {
      const width = (part.length * LETTER * height) / HEIGHT;
      const word = { text: part, x: at, y, width, height, confidence: 1 };
      at += width + (SPACE * height) / HEIGHT;
      return word;
    });
  });
}

const buildPage = (words: readonly Word[], number = 1): PageWords => ({
  number,
  width: 612,
  height: 792,
  words,
});

export function buildDocument(...pages: readonly (readonly Word[])[]): DocumentWords {
  return {
    source: 'textLayer',
    pageCount: pages.length,
    pages: pages.map((words, index) => buildPage(words, index + 1)),
  };
}

const sender: readonly PlacedText[] = [
  [40, 40, 'Northfork Electric Inc.'],
  [40, 54, '48 Foundry Street'],
  [40, 68, 'Guelph, ON N1H 3A1'],
];

export const particulars: readonly PlacedText[] = [
  [450, 40, 'INVOICE'],
  [400, 60, 'Invoice No.:'],
  [500, 60, 'INV-1042'],
  [400, 74, 'Date:'],
  [500, 74, '2026-11-03'],
];

export const customer: readonly PlacedText[] = [
  [40, 110, 'Bill to'],
  [40, 124, 'Maple Bakery Inc.'],
];

export const summary: readonly PlacedText[] = [
  [400, 400, 'Subtotal'],
  [500, 400, '$1,000.00'],
  [400, 414, 'HST 13%'],
  [500, 414, '$130.00'],
  [400, 428, 'Total'],
  [500, 428, '$1,130.00'],
];

/** An ordinary invoice, with other parts where they are given. */
export function buildInvoice({
  top = particulars,
  sums = summary,
  more = [],
}: {
  top?: readonly PlacedText[];
  sums?: readonly PlacedText[];
  more?: readonly PlacedText[];
} = {}): DocumentWords {
  return buildDocument(toWords([...sender, ...top, ...customer, ...sums, ...more]));
}

/** Reads an ordinary invoice, with other parts where they are given. */
export const readParts = (parts: Parameters<typeof buildInvoice>[0]): InvoiceReading =>
  readInvoice(buildInvoice(parts));

/** The value that a form is prefilled with; null for one that is not certain enough. */
export const getPrefilled = <T>(found: FieldValue<T> | null): T | null =>
  found && found.confidence >= prefillConfidence ? found.value : null;

const RIGHT_EDGE = 560;
const AMOUNTS_FROM = 480;

/**
 * A page drawn as text: a row a line, its cells as `x: text`, apart by `||`; `*14` before a text is its height. Amounts
 * from x 480 on are aligned at the right.
 */
export function drawDocument(drawing: string): DocumentWords {
  const words = drawing.split('\n').flatMap((row, index) =>
    row.split('||').flatMap((cell): readonly Word[] => {
      const parts = /^\s*(?<x>\d+):(?:\*(?<height>\d+) )?(?<text>.*?)\s*$/.exec(cell)?.groups;
      if (!parts) return [];
      const { text = '' } = parts;
      const [x, height] = [Number(parts['x']), Number(parts['height'] ?? HEIGHT)];
      const [first] = toWords([[0, 0, text.replaceAll(' ', '_')]], height);
      const isAligned = x >= AMOUNTS_FROM && /^[-($]*\d/.test(text);
      const left = isAligned ? RIGHT_EDGE - (first?.width ?? 0) : x;
      return toWords([[left, 20 + index * 15 - (height - HEIGHT), text]], height);
    }),
  );
  return buildDocument(words);
}

/** A page as OCR reads it, with what it is not sure of. */
export function scanDocument(drawing: string, ...unclear: readonly string[]): DocumentWords {
  const { pages, ...rest } = drawDocument(drawing);
  return {
    ...rest,
    source: 'recognition',
    pages: pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, confidence: unclear.includes(word.text) ? 0.55 : 0.97 })),
    })),
  };
}
