import type { AddressInput } from '@tamarack/core/validation/inputs';
import { read } from '../kit/api';
import { getElement, language } from '../kit/elements';
import { getField, texts } from '../kit/field';
import { createSuggestions, type Suggestion } from './suggestions';

/** Minimum length of a search. */
const MIN_SEARCH_LENGTH = 3;
/** Milliseconds of no typing before a search. */
const SEARCH_DELAY = 200;
/** Milliseconds between checks whether a press is over. */
const PRESS_POLL = 200;

const path = 'reference/addresses';

/** Suggestions for the typed text, then the chosen address; a building with suites opens into its suites. */
export function createLookup(onFound: (address: AddressInput) => void): void {
  const { input } = getField('search');
  const waiting = getElement('waiting');
  const failed = getElement('failed');
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of the last search: responses to earlier ones are dropped. */
  let current = 0;

  const suggestions = createSuggestions({
    countText: (count) =>
      (texts[`results_${new Intl.PluralRules(language).select(count)}`] ?? '').replace(
        '{{count}}',
        `${count}`,
      ),
    onSelect: (suggestion) => void select(suggestion),
  });

  const search = async (words: string, within?: string): Promise<void> => {
    current += 1;
    const mine = current;
    waiting.hidden = words.length < MIN_SEARCH_LENGTH;
    if (waiting.hidden) return suggestions.show(null);
    const query = new URLSearchParams({ words, language, ...(within && { within }) });
    const result = await read<{ readonly items: readonly Suggestion[] }>(`${path}?${query}`);
    while (suggestions.isPressed()) await new Promise((resolve) => setTimeout(resolve, PRESS_POLL));
    if (mine !== current) return;
    waiting.hidden = true;
    failed.hidden = result.ok;
    suggestions.show(result.ok ? result.body.items : null);
  };

  async function select({ id, text, more }: Suggestion): Promise<void> {
    input.value = text;
    if (more) {
      await search(text, id);
      return suggestions.open();
    }
    const found = await read<AddressInput>(`${path}/${encodeURIComponent(id)}?language=${language}`);
    failed.hidden = found.ok;
    if (found.ok) onFound(found.body);
  }

  input.addEventListener('input', () => {
    suggestions.open();
    clearTimeout(timer);
    timer = setTimeout(() => void search(input.value.trim()), SEARCH_DELAY);
  });
}
