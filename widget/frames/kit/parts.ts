/** An element of the document that its script shows, hides or writes into. */
export function getPart(name: string): HTMLElement {
  const node = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!node) throw new Error(`The document has no part ${name}`);
  return node;
}

/** The button in a part. */
export function getButton(name: string): HTMLButtonElement {
  const button = getPart(name).querySelector('button');
  if (!button) throw new Error(`The part ${name} has no button`);
  return button;
}

export function cloneTemplate(id: string): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`#${id}`);
  if (!template) throw new Error(`The document has no template ${id}`);
  return (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
}

/** As the widget's own button: focusable while it is busy, with a spinner. */
export function setBusy(button: HTMLButtonElement, busy: boolean): void {
  if (busy === button.hasAttribute('aria-busy')) return;
  if (busy) {
    button.setAttribute('aria-disabled', 'true');
    button.setAttribute('aria-busy', 'true');
    button.prepend(cloneTemplate('spinner'));
  } else {
    button.removeAttribute('aria-disabled');
    button.removeAttribute('aria-busy');
    button.firstElementChild?.remove();
  }
}
