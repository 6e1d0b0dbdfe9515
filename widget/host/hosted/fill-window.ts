import { brand } from '@tamarack/core/brand';

/** The dialog of the hosted page is the whole page: as wide and as high as the window, at any size of it. */
const styles =
  '.shell{width:100vw;max-width:none;height:100vh;height:100dvh;max-height:none;margin:0;border-radius:0;box-shadow:none}';

/** Call it once the dialog is open. */
export const fillWindow = (): void => {
  const root = document.querySelector(`[data-${brand.id}]`)?.shadowRoot;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // after the dialog's own
  if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
};
