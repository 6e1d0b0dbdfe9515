/** Attributes by which a page hides everything beside its own modal layer. */
const hiding = ['aria-hidden', 'inert'];

/** Times in a row that a page may hide the dialog before it is left alone: two observers would hang the page. */
const ATTEMPTS = 20;

/**
 * Keeps the host element visible to screen readers while a modal layer of the page hides its siblings, including later ones.
 * The attributes make React Aria skip the element, and Turbo leave it out of its copies of a page. Returns the function that
 * ends it.
 */
export const keepExposed = (host: HTMLElement): (() => void) => {
  let attempts = 0;
  const expose = (): void => {
    if (attempts === 0)
      setTimeout(() => {
        attempts = 0;
      });
    if (attempts++ > ATTEMPTS) return;
    for (const name of hiding) host.removeAttribute(name);
  };
  const observer = new MutationObserver(expose);
  observer.observe(host, { attributeFilter: hiding });
  host.dataset['reactAriaTopLayer'] = 'true';
  host.dataset['turboTemporary'] = '';
  expose();
  return () => observer.disconnect();
};
