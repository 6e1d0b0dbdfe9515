import { findElement, getElement } from '../kit/elements';
import { getField, setAttribute } from '../kit/field';

export interface Suggestion {
  readonly id: string;
  readonly text: string;
  readonly description: string;
  /** Contains more addresses (a building's suites): choosing it searches within. */
  readonly more: boolean;
}

interface SuggestionList {
  /** Shows suggestions; null while there is no search. An empty list shows that nothing was found. */
  show(items: readonly Suggestion[] | null): void;
  /** Opens the list, which typing does. */
  open(): void;
}

interface SuggestionOptions {
  readonly onSelect: (suggestion: Suggestion) => void;
  /** Text for a number of results, announced when the list changes. */
  readonly countText: (count: number) => string;
}

/** The list under the field `search`, like `Combobox`: blur selects nothing, Enter selects the highlighted one. */
export function createSuggestions({ onSelect, countText }: SuggestionOptions): SuggestionList {
  const { input } = getField('search');
  const list = getElement('suggestions');
  const none = getElement('none-found');
  const found = getElement('found');
  const template = findElement<HTMLTemplateElement>('#suggestion');
  let items: readonly Suggestion[] | null = null;
  let options: HTMLElement[] = [];
  let isOpen = false;
  let highlighted = 0;

  const draw = (): void => {
    const count = isOpen && items ? items.length : null;
    list.hidden = !count;
    none.hidden = count !== 0;
    input.setAttribute('aria-expanded', String(count !== null));
    const text = count === null ? '' : count === 0 ? (none.textContent ?? '') : countText(count);
    if (found.textContent !== text) found.textContent = text;
    if (count) list.setAttribute('aria-label', text);
    for (const [index, option] of options.entries())
      option.setAttribute('aria-selected', String(index === highlighted));
    const active = count ? options[highlighted] : undefined;
    setAttribute(input, 'aria-activedescendant', active?.id ?? null);
    active?.scrollIntoView?.({ block: 'nearest' });
    // The list lies over the fields below: the document grows where it would be cut off.
    const shown = count === null ? null : count ? list : none;
    const bottom = shown && shown.getBoundingClientRect().bottom + scrollY + 16;
    document.body.style.minHeight = bottom ? `${bottom}px` : '';
  };
  const setOpen = (next: boolean): void => {
    isOpen = next;
    draw();
  };
  const highlight = (index: number): void => {
    highlighted = index;
    draw();
  };
  const select = (index: number): void => {
    const item = items?.[index];
    setOpen(false);
    if (item) onSelect(item);
  };

  const buildOption = ({ text, description }: Suggestion, index: number): HTMLElement => {
    const option = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    option.id = `suggestion-${index}`;
    const [label, detail] = option.children;
    if (label) label.textContent = text;
    if (detail && description !== '') detail.textContent = description;
    else detail?.remove();
    // The field keeps the focus.
    option.addEventListener('mousedown', (event) => event.preventDefault());
    option.addEventListener('mousemove', () => {
      if (highlighted !== index) highlight(index);
    });
    option.addEventListener('click', () => select(index));
    return option;
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => highlight((highlighted + 1) % options.length),
    ArrowUp: () => highlight((highlighted - 1 + options.length) % options.length),
    Home: () => highlight(0),
    End: () => highlight(options.length - 1),
    Enter: () => select(highlighted),
  };
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    const isShown = isOpen && items !== null;
    const act = keys[key];
    // With a closed list Escape belongs to the dialog.
    if (key === 'Escape' && isShown) setOpen(false);
    else if (act && isShown && options.length > 0) act();
    else if (key.startsWith('Arrow') && act && !isOpen) setOpen(true);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => setOpen(false));
  input.addEventListener('click', () => setOpen(!isOpen));

  return {
    show: (next) => {
      items = next;
      highlighted = 0;
      options = (next ?? []).map(buildOption);
      list.replaceChildren(...options);
      draw();
    },
    open: () => setOpen(true),
  };
}
