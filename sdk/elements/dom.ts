import type { Language } from '@tamarack/core/language';

type Attributes = Readonly<Record<string, string>>;

/**
 * Creates an HTML element with attributes and children, without markup, which Trusted Types would reject.
 */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const node = document.createElement(tag);
  for (const name in attributes) node.setAttribute(name, attributes[name] ?? '');
  node.append(...children);
  return node;
};

/** Adds styles to a shadow root as a constructable stylesheet, which `style-src` does not restrict. */
export const addStyles = (root: ShadowRoot, styles: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return sheet;
};

/** Attaches a shadow root with styles. */
export const attachRoot = (host: HTMLElement, styles: string, delegatesFocus = false): ShadowRoot => {
  const root = host.attachShadow({ mode: 'open', delegatesFocus });
  addStyles(root, styles);
  return root;
};

/** Value of the `lang` attribute. */
export const toLocale = (language: Language): string => `${language}-CA`;

/** Defines an element once: a page may load its file twice, under two versions. */
export const defineOnce = (name: string, element: CustomElementConstructor): void => {
  if (!customElements.get(name)) customElements.define(name, element);
};

/** Reads dollars from an attribute; undefined for anything else. */
export const parseDollars = (text: string | null): number | undefined => {
  const dollars = Number(text?.trim() || Number.NaN);
  return dollars >= 0 && dollars < Infinity ? dollars : undefined;
};
