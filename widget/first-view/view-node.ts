import type { Entry } from '@tamarack/core/flow/facts';

/** Text with `{{name}}` placeholders, or an element. */
export type ViewNode = string | ViewElement | BusyNode;
export type ViewElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: ViewNode[],
];
/** An element that has other attributes and children once a click is kept. */
export interface BusyNode {
  readonly idle: ViewElement;
  readonly busy: ViewElement;
}

/** The first screen in one language, by entry. */
export interface FirstViews {
  readonly css: string;
  readonly views: Readonly<Record<Entry, readonly ViewNode[]>>;
}
