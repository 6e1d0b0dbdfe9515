import type { Language } from '@tamarack/core/language';
import { useTranslation } from 'react-i18next';

/** The language shown, for amounts, dates and searches. English unless it is French: i18next holds no third. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'fr' ? 'fr' : 'en';
}
