/**
 * styled-components asks its target for two methods only. This stand-in gives the style elements it hands over, which
 * enter no document, a constructable sheet that the shadow root adopts: so `style-src 'self'` without a nonce is enough.
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
  return target as unknown as HTMLElement; // the two methods are all of HTMLElement that is used
};
