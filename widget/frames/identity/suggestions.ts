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
  /** Whether a press is under way, which a change of the list would lose. */
  isPressed(): boolean | undefined;
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
  /** Undefined while there is no search. */
  let options: readonly HTMLElement[] | undefined;
  let isOpen: boolean | undefined;
  let isPressed: boolean | undefined;
  let highlighted = 0;

  const draw = (): void => {
    const count = isOpen ? options?.length : undefined;
    list.hidden = !count;
    none.hidden = count !== 0;
    input.setAttribute('aria-expanded', String(count !== undefined));
    const text = count ? countText(count) : count === 0 ? none.textContent : '';
    if (found.textContent !== text) found.textContent = text;
    list.setAttribute('aria-label', text);
    options?.forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === highlighted));
    });
    const active = count ? options?.[highlighted] : undefined;
    setAttribute(input, 'aria-activedescendant', active?.id ?? null);
    active?.scrollIntoView?.({ block: 'nearest' });
    // The list lies over the fields below: the document grows where it would be cut off.
    const { bottom } = (count ? list : none).getBoundingClientRect();
    document.body.style.minHeight = count === undefined ? '' : `${bottom + scrollY + 16}px`;
  };
  const setOpen = (next: boolean): void => {
    isOpen = next;
    // a finger may have left the list
    isPressed = false;
    draw();
  };
  /** After the last comes the first. */
  const highlight = (index: number): void => {
    const count = options?.length ?? 1;
    highlighted = (index + count) % count;
    draw();
  };

  const buildOption = (item: Suggestion, index: number): HTMLElement => {
    const option = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    option.id = `suggestion-${index}`;
    (option.firstChild as Element).textContent = item.text;
    (option.lastChild as Element).textContent = item.description;
    option.addEventListener('mousemove', () => {
      if (highlighted !== index) highlight(index);
    });
    option.addEventListener('click', () => {
      setOpen(false);
      onSelect(item);
    });
    return option;
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => highlight(highlighted + 1),
    ArrowUp: () => highlight(highlighted - 1),
    Home: () => highlight(0),
    End: () => highlight(-1),
    Enter: () => options?.[highlighted]?.click(),
  };
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    const act = keys[key];
    // With a closed list Escape belongs to the dialog.
    if (key === 'Escape' && isOpen && options) setOpen(false);
    else if (act && isOpen && options?.[0]) act();
    else if (act && !isOpen && /Arrow/.test(key)) setOpen(true);
    else return;
    event.preventDefault();
  });
  input.addEventListener('blur', () => setOpen(false));
  input.addEventListener('click', () => setOpen(!isOpen));
  // The field keeps the focus, whatever part of the list is pressed.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  for (const event of ['pointerdown', 'click', 'pointercancel', 'mouseleave'])
    list.addEventListener(event, () => {
      isPressed = event === 'pointerdown';
    });

  return {
    show: (next) => {
      options = next?.map(buildOption);
      list.replaceChildren(...(options ?? []));
      highlighted = 0;
      draw();
    },
    open: () => setOpen(true),
    isPressed: () => isPressed,
  };
}
