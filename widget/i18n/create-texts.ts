import { brand } from '@tamarack/core/brand';
import { getProvider } from '@tamarack/core/brand/provider';
import type { Language } from '@tamarack/core/language';
import { createInstance, type i18n, type Resource, type ResourceLanguage } from 'i18next';
import { loadTexts, type TextPart } from './locales';

/** The texts of one mount. It has its own i18next instance, since host pages may use the global one. */
export interface Texts {
  readonly i18n: i18n;
  /** Current language. */
  language(): Language;
  /** Loads parts in the current language. Rejects when one fails to load; it is requested again next time. */
  load(parts: readonly TextPart[]): Promise<void>;
  /**
   * Switches to another language once all parts in use are loaded. Rejects without a change when they fail to
   * load.
   */
  show(language: Language): Promise<void>;
}

const create = (lng: Language, resources: Resource): i18n => {
  const instance: i18n = createInstance({
    lng,
    fallbackLng: false,
    defaultNS: 'common',
    initAsync: false,
    resources,
    interpolation: {
      escapeValue: false, // React escapes
      defaultVariables: {
        product: brand.product,
        // i18next spreads the variables for each text
        get provider() {
          return getProvider(instance.language as Language);
        },
      },
    },
  });
  void instance.init();
  return instance;
};

/** Texts of one language that are already loaded and never change, for rendering in the build. */
export const createStaticTexts = (language: Language, parts: ResourceLanguage): Texts => ({
  i18n: create(language, { [language]: parts }),
  language: () => language,
  load: () => Promise.resolve(),
  show: () => Promise.resolve(),
});

/**
 * Creates texts in the first language with the parts of the first screen. Rejects when those fail to load.
 * Parts are added to i18next directly: its backends ignore failed loads and then show keys.
 */
export async function createTexts(first: Language): Promise<Texts> {
  const instance = create(first, {});
  const used = new Set<TextPart>();
  const language = (): Language => (instance.language === 'fr' ? 'fr' : 'en');

  const missing = (into: Language): TextPart[] =>
    [...used].filter((part) => !instance.hasResourceBundle(into, part));

  const fetch = async (parts: readonly TextPart[], into: Language): Promise<void> => {
    await Promise.all(
      parts.map(async (part) => instance.addResourceBundle(into, part, await loadTexts(into, part))),
    );
    for (const part of parts) used.add(part);
  };

  await fetch(['common', 'start'], first);
  return {
    i18n: instance,
    language,
    async load(parts) {
      // The language may change while the parts are loading.
      for (let into = language(), todo = parts; todo.length > 0; into = language(), todo = missing(into)) {
        await fetch(todo, into);
      }
    },
    async show(next) {
      while (missing(next).length > 0) await fetch(missing(next), next);
      await instance.changeLanguage(next);
    },
  };
}
