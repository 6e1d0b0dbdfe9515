/** Path of Analytics_Record. */
export const recordingPath = '/v1/analytics/recording';

/** Id of the dialog's shadow host, which is no recorded node itself. Ids of nodes follow. */
export const hostNodeId = 9;

/** An attribute without a value is null; one that was removed as well. */
export type RecordedAttributes = Readonly<Record<string, string | null>>;

/** A text, or an element without its children. */
export type RecordedNode =
  | { readonly text: string }
  | { readonly tag: string; readonly svg?: true | undefined; readonly attributes: RecordedAttributes };

export interface AddedNode {
  readonly id: number;
  readonly parent: number;
  /** The sibling that it is inserted before; null for the last one. */
  readonly next: number | null;
  readonly node: RecordedNode;
}

/**
 * What a recording consists of, in its order: the widget's own dialog and calls, and nothing of the page around them. Flat,
 * because a body of the API is not nested deeply. `at` is in milliseconds since 1970 and grows with each item.
 */
export type RecordedItem =
  /** The dialog opens in a window of this size. */
  | {
      readonly kind: 'start' | 'resize';
      readonly at: number;
      readonly width: number;
      readonly height: number;
    }
  /** The style sheets that apply, in order, and the first rules of those that are new. */
  | {
      readonly kind: 'sheets';
      readonly at: number;
      readonly order: readonly number[];
      readonly created: readonly { readonly sheet: number; readonly rules: readonly string[] }[];
    }
  /** From the rule at `index` on, this many rules are removed and these inserted. */
  | {
      readonly kind: 'rules';
      readonly at: number;
      readonly sheet: number;
      readonly index: number;
      readonly removed: number;
      readonly added: readonly string[];
    }
  /** Changes of the document, in the order of the members. */
  | {
      readonly kind: 'nodes';
      readonly at: number;
      readonly removed: readonly { readonly id: number; readonly parent: number }[];
      readonly added: readonly AddedNode[];
      readonly texts: readonly { readonly id: number; readonly text: string }[];
      readonly attributes: readonly { readonly id: number; readonly attributes: RecordedAttributes }[];
    }
  | {
      readonly kind: 'input';
      readonly at: number;
      readonly id: number;
      readonly text: string;
      readonly checked: boolean;
    }
  | {
      readonly kind: 'pointer' | 'press' | 'scroll';
      readonly at: number;
      readonly id: number;
      readonly x: number;
      readonly y: number;
    }
  | ({ readonly kind: 'call'; readonly at: number } & RecordedCall);

/** A call of the API by the widget: no body, no header, no query. */
export interface RecordedCall {
  readonly method: string;
  /** With `{id}` in place of each id. */
  readonly path: string;
  /** 0 without a response. */
  readonly status: number;
  /** In milliseconds, until the response's headers. */
  readonly duration: number;
  /** Bytes of the response on the wire; null if it does not say. */
  readonly size: number | null;
}

export interface RecordingReport {
  readonly checkoutId: string;
  /** As in the reports of analytics. */
  readonly visit: string;
  readonly recorded: readonly RecordedItem[];
}

/** Limits of a report. The size of its body is limited as well, see `maxReportLength`. */
export const recordingLimits = { items: 500, list: 200, text: 5_000, attribute: 4_000 } as const;

/** Characters of a report's items: with accents as well, less than the 64 KiB that a closing page may send. */
export const maxReportLength = 40_000;

/** Attributes that are recorded. The content of a field is an item of its own. */
const shown = [
  ...['class', 'id', 'type', 'style', 'lang', 'dir', 'hidden', 'open', 'inert', 'disabled', 'for', 'role'],
  ...['multiple', 'readonly', 'required', 'rows', 'cols', 'colspan', 'rowspan', 'scope'],
  ...['data-active', 'data-known', 'rr_width', 'rr_height'],
  // attributes that components are styled by
  ...['aria-invalid', 'aria-disabled', 'aria-selected', 'aria-busy', 'aria-expanded', 'aria-hidden'],
  ...['viewBox', 'd', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'fill-rule'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'opacity', 'transform', 'points', 'pathLength'],
  ...['x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'width', 'height'],
];
/** Attributes that contain text. */
const textual = ['aria-label', 'title', 'alt', 'placeholder', 'label'];

const shownAttributes: ReadonlySet<string> = new Set(shown);
const textAttributes: ReadonlySet<string> = new Set(textual);

export const isRecordedAttribute = (name: string): boolean =>
  shownAttributes.has(name) || textAttributes.has(name);
export const isTextAttribute = (name: string): boolean => textAttributes.has(name);

const recordedTag = /^[a-z][a-z0-9]*$/i;
const droppedTags = /^(?:script|style|link|meta|base|template|noscript|object|embed)$/i;
/** Shown as empty boxes, because their content or its address belongs to others. */
const boxedTags = /^(?:iframe|img|image|picture|video|audio|canvas)$/i;

export const isRecordedTag = (tag: string): boolean => recordedTag.test(tag) && !droppedTags.test(tag);
export const isBoxedTag = (tag: string): boolean => boxedTags.test(tag);
