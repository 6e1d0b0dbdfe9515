/**
 * styled-components calls two methods of its target only. This stand-in gives each style element, which is
 * never attached, a constructable sheet that the shadow root adopts: `style-src 'self'` without a nonce is
 * enough.
 */
export const createStyleTarget = (root: ShadowRoot): HTMLElement => {
  const tags: HTMLStyleElement[] = [];
  const target = {
    querySelectorAll: () => tags,
    insertBefore(style: HTMLStyleElement) {
      const sheet = new CSSStyleSheet();
      Object.defineProperty(style, 'sheet', { value: sheet });
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      tags.push(style);
      return style;
    },
  };
  return target as unknown as HTMLElement; // only these two members of HTMLElement are used
};
