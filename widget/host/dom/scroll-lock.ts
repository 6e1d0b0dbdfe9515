/**
 * Prevents the page behind from scrolling without moving it: the space of the scroll bar stays. Each lock is
 * a sheet of its own, so several instances can unlock in any order.
 */
export const lockScroll = (): (() => void) => {
  const hasBar = innerWidth > document.documentElement.clientWidth;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html{overflow:hidden!important${hasBar ? ';scrollbar-gutter:stable!important' : ''}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
