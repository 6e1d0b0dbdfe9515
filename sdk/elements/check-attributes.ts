/**
 * Warns the page's developer of attributes that look like misspelt ones of an element. Nothing is downloaded for attributes
 * that every element may have.
 *
 * @param known all attributes of the element
 */
export const checkAttributes = (element: Element, known: readonly string[]): void => {
  for (const name of element.getAttributeNames())
    if (!(known.includes(name) || name in element || /^(class|data-|aria-)/.test(name)))
      void import('../diagnostics').then(
        (diagnostics) => diagnostics.warnOfAttribute(element, name, known),
        () => {},
      );
};
