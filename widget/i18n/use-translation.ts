import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { TextPart } from './locales';
import type { Texts } from './texts';
import type { Values } from './translate';

export type Translate = (key: string, values?: Values) => string;

const Context = createContext<Texts | null>(null);

export const TextsProvider = Context.Provider;

export function useTexts(): Texts {
  const texts = useContext(Context);
  if (texts === null) throw new Error('No texts above this component');
  return texts;
}

/**
 * The texts of a part, in the language shown; draws anew when that changes. The part must be there: a screen's parts
 * are fetched with it, and `common` is there from the start.
 */
export function useTranslation(part: TextPart = 'common'): { readonly t: Translate } {
  const texts = useTexts();
  const language = useSyncExternalStore(texts.subscribe, texts.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another function, for memos and effects
  const t = useMemo<Translate>(() => (key, values) => texts.text(part, key, values), [texts, part, language]);
  return { t };
}
