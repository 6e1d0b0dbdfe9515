/** A word where it stands on its page; in points (1/72 inch), from the top left corner of the page as it is read. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 to 1: how sure the letters are. 1 where they come from a text layer. */
  readonly confidence: number;
}

export interface PageWords {
  /** From 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In the order of the text layer or of the recognition; not of the lines. */
  readonly words: readonly Word[];
}

/** What a document says, wherever its words come from. */
export interface DocumentWords {
  readonly source: 'textLayer' | 'recognition';
  /** Of the whole document; not every page of a long one is read. */
  readonly pageCount: number;
  readonly pages: readonly PageWords[];
}
