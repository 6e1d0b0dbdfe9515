import type { Entry } from '@tamarack/core/flow/facts';

/** Text, whose `{{name}}` are holes, or an element. */
export type ViewNode = string | ViewElement | BusyNode;
export type ViewElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...children: ViewNode[],
];
/** What looks different once a press is kept. */
export interface BusyNode {
  readonly idle: ViewNode;
  readonly busy: ViewNode;
}

/** The first screen in one language, by what the checkout is for. */
export interface FirstViews {
  readonly css: string;
  readonly views: Readonly<Record<Entry, readonly ViewNode[]>>;
}
