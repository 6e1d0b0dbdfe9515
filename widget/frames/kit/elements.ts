/** An element of the document that the build rendered. */
export function getElement(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The document has no element ${id}`);
  return element;
}

/** The document's own language. */
export const language = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
