import { createContext, useContext } from 'react';
import type { Texts } from './create-texts';

const Context = createContext<Texts | null>(null);

export const TextsContext = Context.Provider;

/** The mount's texts, for loading parts. For the texts themselves use react-i18next's `useTranslation`. */
export function useTexts(): Texts {
  const texts = useContext(Context);
  if (texts === null) throw new Error('No texts above this component');
  return texts;
}
