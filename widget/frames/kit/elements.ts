/** An element of the document that the build rendered, by a selector. */
export function findElement<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(selector);
  return element;
}

export const getElement = (id: string): HTMLElement => findElement(`#${id}`);

/** The document's own language. */
export const language = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
