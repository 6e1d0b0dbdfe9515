/** The page's element for the flow; undefined where the page has none. */
export const findPlace = (mount: string | object | undefined): Element | undefined => {
  try {
    const place = (typeof mount === 'string' ? document.querySelector(mount) : mount) as Element;
    // not a document, which takes no second element
    if (place.isConnected && place.nodeType !== 9) return place;
  } catch {
    // no such element, or an invalid selector
  }
  return undefined;
};
