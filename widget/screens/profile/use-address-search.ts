import { useState } from 'react';
import type { AddressSuggestion } from '../../components/address/address-fields';
import { useLanguage } from '../../i18n/use-language';
import { useApi } from '../../store/hooks/use-api';
import { type AddressDraft, addressDraft } from './address-form';
import { useDebounced } from './use-debounced';
import { useSuggestions } from './use-suggestions';

/** Minimum length of a search. */
const MIN_SEARCH_LENGTH = 3;

interface AddressSearch {
  words: string;
  items: readonly AddressSuggestion[];
  loading: boolean;
  /** The lookup is unavailable; the address is typed by hand. */
  failed: boolean;
  onType: (words: string) => void;
  onSelect: (suggestion: AddressSuggestion) => void;
}

/** Suggestions for the typed text, then the chosen address; a building with suites opens into its suites. */
export function useAddressSearch(onFound: (address: AddressDraft) => void): AddressSearch {
  const api = useApi();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const [within, setWithin] = useState<string | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const searchText = useDebounced(words.trim(), 200);
  const enough = searchText.length >= MIN_SEARCH_LENGTH;
  const { items, state, clear } = useSuggestions(
    enough ? JSON.stringify(['addresses', searchText, within, language]) : null,
    (from) => from.addresses(searchText, language, within),
    toItem,
  );

  const select = ({ key, label, more }: AddressSuggestion): void => {
    setWords(label);
    if (more) {
      setWithin(key);
      clear();
      return;
    }
    api.address(key).then(
      (found) => onFound(addressDraft(found)),
      () => setFailed(true),
    );
  };
  return {
    words,
    items,
    loading: enough && (state === 'loading' || searchText !== words.trim()),
    failed: failed || (enough && state === 'failed'),
    onType: (typed) => {
      setWords(typed);
      setWithin(undefined);
    },
    onSelect: select,
  };
}

function toItem(found: { id: string; text: string; description: string; more: boolean }): AddressSuggestion {
  return { key: found.id, label: found.text, detail: found.description, more: found.more };
}
