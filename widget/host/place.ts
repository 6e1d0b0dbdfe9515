/** The page's element for the flow; undefined where the page has none. */
export const findPlace = (mount: string | object | undefined): Element | undefined => {
  try {
    const place = (typeof mount === 'string' ? document.querySelector(mount) : mount) as Element;
    if (place.isConnected) return place;
  } catch {
    // no such element, or an invalid selector
  }
  return undefined;
};
