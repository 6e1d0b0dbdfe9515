/** The texts of this document, by name. */
export const texts: Readonly<Record<string, string>> = JSON.parse(
  document.getElementById('texts')?.textContent ?? '{}',
);

/** One control of the document with its label and hint, which the build rendered, and its error. */
export interface Field {
  readonly input: HTMLInputElement;
  /** Shows an error, or removes it. */
  setError(text: string | null): void;
}

export function getField(name: string): Field {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const template = document.querySelector<HTMLTemplateElement>('#error');
  if (!input || !template) throw new Error(`The document has no field ${name}`);
  const described = input.getAttribute('aria-describedby');
  const id = `${input.id}-error`;
  const live = document.querySelector('[role=alert]');
  return {
    input,
    setError: (text) => {
      document.getElementById(id)?.remove();
      if (text === null) {
        input.removeAttribute('aria-invalid');
        setAttribute(input, 'aria-describedby', described);
        return;
      }
      const line = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
      line.id = id;
      const words = line.querySelector('span');
      if (words) words.textContent = text;
      input.parentElement?.append(line);
      input.setAttribute('aria-invalid', 'true');
      setAttribute(input, 'aria-describedby', [described, id].filter(Boolean).join(' '));
      if (live) live.textContent = text;
    },
  };
}

function setAttribute(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
