import type { Language } from '@tamarack/core/language';
import { useTranslation } from 'react-i18next';

/** The current language, English or French. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return i18n.language === 'fr' ? 'fr' : 'en';
}
