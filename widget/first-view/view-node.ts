import type { Entry } from '@tamarack/core/flow/facts';

/** Text with `{{name}}` placeholders, or an element. */
export type ViewNode = string | ViewElement | BusyNode;
export type ViewElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: ViewNode[],
];
/** A node that differs once a click is kept. */
export interface BusyNode {
  readonly idle: ViewNode;
  readonly busy: ViewNode;
}

/** The first screen in one language, by entry. */
export interface FirstViews {
  readonly css: string;
  readonly views: Readonly<Record<Entry, readonly ViewNode[]>>;
}
