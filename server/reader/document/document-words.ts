/** A word and its box, in points (1/72 inch) from the top left corner of the upright page. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** OCR confidence, 0 to 1; 1 for a text layer. */
  readonly confidence: number;
}

export interface PageWords {
  /** Page number, from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In the order of the text layer or of OCR, not line by line. */
  readonly words: readonly Word[];
}

/** The words of a document, from its text layer or from OCR. */
export interface DocumentWords {
  readonly source: 'textLayer' | 'recognition';
  /** Pages of the whole document; `pages` may contain fewer. */
  readonly pageCount: number;
  readonly pages: readonly PageWords[];
}
