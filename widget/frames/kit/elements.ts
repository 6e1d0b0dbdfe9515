/** An element of the document that the build rendered, by a selector that always matches unless the type says otherwise. */
export const findElement = <E extends Element | null = Element>(selector: string): E =>
  document.querySelector(selector) as E;

export const getElement = (id: string): HTMLElement => findElement(`#${id}`);

/** The document's own language. */
export const language = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
