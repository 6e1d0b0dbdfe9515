import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';
import { createInstance, type i18n } from 'i18next';
import { loadTexts, type TextPart } from './locales';

/** The texts of one mount: an i18next instance of its own, as host pages use the global one themselves. */
export interface Texts {
  readonly i18n: i18n;
  /** Shown now. */
  language(): Language;
  /** Fetches parts in the shown language. Rejects when one cannot be fetched; it is asked for anew next time. */
  load(parts: readonly TextPart[]): Promise<void>;
  /** Shows another language once all parts in use are there. Rejects, changing nothing, when they cannot be fetched. */
  show(language: Language): Promise<void>;
}

/**
 * Texts in a first language, with the parts of the first screen. Rejects when those could not be fetched. The parts
 * are put into i18next by us and not by a backend of its, which passes over a failed fetch and then shows keys.
 */
export async function createTexts(first: Language): Promise<Texts> {
  const instance = createInstance({
    lng: first,
    fallbackLng: false,
    defaultNS: 'common',
    initAsync: false,
    resources: {},
    interpolation: {
      escapeValue: false, // React does
      // Names of the product stand in one place only.
      defaultVariables: { product: brand.product, provider: brand.provider },
    },
  });
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

  void instance.init();
  await fetch(['common', 'start'], first);
  return {
    i18n: instance,
    language,
    async load(parts) {
      // The language may change while the parts are on their way.
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
