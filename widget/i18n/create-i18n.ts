import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/protocol/mount';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadTexts } from './locales';

const backend: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, part, done) => {
    loadTexts(language, part).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

/**
 * Texts of one mount, never i18next's global instance: host pages use that themselves. Names of the product come in
 * by themselves, so that they stand in one place only. Rejects when the first texts could not be fetched, which i18next
 * itself would pass over, showing keys.
 */
export async function createI18n(language: Language): Promise<i18n> {
  await loadTexts(language, 'common');
  const instance = createInstance();
  await instance
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['en', 'fr'],
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: {
        escapeValue: false,
        defaultVariables: { product: brand.product, provider: brand.provider },
      },
      react: { useSuspense: true, bindI18n: 'languageChanged' },
    });
  return instance;
}
