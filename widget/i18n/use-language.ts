import type { Language } from '@tamarack/core/protocol/mount';
import { useSyncExternalStore } from 'react';
import { useTexts } from './use-translation';

/** The language shown, for amounts, dates and searches. */
export function useLanguage(): Language {
  const texts = useTexts();
  return useSyncExternalStore(texts.subscribe, texts.language);
}
