import { findElement, getElement } from './elements';

const words: Record<string, string> = JSON.parse(getElement('texts').textContent);

/** The texts of this document, by name. */
export const texts: Readonly<Record<string, string>> = words;

/** Takes the texts whose names begin with a language, as `fr.submit`, for those of this document, and writes them into it. */
export function chooseTexts(language: string): void {
  for (const [name, text] of Object.entries(words))
    if (name.startsWith(`${language}.`)) words[name.slice(language.length + 1)] = text;
  for (const node of document.querySelectorAll<HTMLElement>('[data-text]'))
    node.textContent = words[node.dataset['text'] ?? ''] ?? '';
}

type Input = HTMLInputElement | HTMLSelectElement;

/** One control of the document with its label and hint, which the build rendered, and its error. */
export interface Field<I extends Input = HTMLInputElement> {
  readonly input: I;
  /** Shows an error, or removes it. */
  setError(text: string | null): void;
  /** Shows another text in the hint's place, or hides it. */
  setHint(text: string | null): void;
}

export function getField<I extends Input = HTMLInputElement>(name: string): Field<I> {
  const input = findElement<I>(`[name="${name}"]`);
  const template = findElement<HTMLTemplateElement>('#error');
  const hint = findElement<HTMLElement | null>(`#${input.id}-hint`);
  const id = `${input.id || name}-error`;
  const describe = (): void => {
    const error = findElement(`#${id}`);
    setAttribute(input, 'aria-invalid', error && 'true');
    const described = [hint?.hidden === false && hint.id, error && id].filter(Boolean).join(' ');
    setAttribute(input, 'aria-describedby', described || null);
  };
  return {
    input,
    setError: (text) => {
      findElement<Element | null>(`#${id}`)?.remove();
      if (text) {
        const line = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
        line.id = id;
        const words = line.querySelector('span');
        if (words) words.textContent = text;
        // the frame around label and control
        input.labels?.[0]?.parentElement?.append(line);
      }
      describe();
    },
    setHint: (text) => {
      if (hint) {
        hint.textContent = text;
        hint.hidden = text === null;
      }
      describe();
    },
  };
}

/** Has screen readers say an error whose control keeps the focus. */
export function announce(text: string): void {
  findElement('[role=alert]').textContent = text;
}

/** Null removes it. */
export function setAttribute(node: Element, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
