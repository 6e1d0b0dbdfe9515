/** The page's element for the flow; undefined if the page has none. */
export const findMountElement = (mount: string | object | undefined): Element | undefined => {
  try {
    const element = (typeof mount === 'string' ? document.querySelector(mount) : mount) as Element;
    // not a document, which takes no second element
    if (element.isConnected && element.nodeType !== 9) return element;
  } catch {
    // no such element, or an invalid selector
  }
  return undefined;
};
