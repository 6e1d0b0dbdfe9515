import { type Language, parseLanguage } from '@tamarack/core/language';

/** The API and key that an element uses. */
export interface Settings {
  /** Origin of the provider's API, without a trailing slash. */
  readonly apiUrl: string;
  readonly merchantKey: string;
  /** Nonce of the page's Content-Security-Policy; empty without one. */
  readonly nonce: string;
}

/** Options that replace the script tag's. */
interface SettingsInput {
  readonly apiUrl?: string | null | undefined;
  readonly merchantKey?: string | null | undefined;
}

/**
 * The given settings, otherwise those of the first script tag with a publishable key. The API is otherwise the origin
 * that the code was loaded from.
 *
 * @param moduleUrl `import.meta.url` of the caller's bundle
 */
export const readSettings = (moduleUrl: string, { apiUrl, merchantKey }: SettingsInput = {}): Settings => {
  const tag = document.querySelector<HTMLScriptElement>('script[data-merchant-key]');
  const { apiUrl: ofTag, merchantKey: keyOfTag } = tag?.dataset ?? {};
  return {
    apiUrl: (apiUrl || ofTag || new URL(moduleUrl).origin).replace(/\/+$/, ''),
    merchantKey: merchantKey || keyOfTag || '',
    nonce: tag?.nonce ?? '',
  };
};

/** The language of the first tag that we support: the given ones, then the browser's; otherwise English. */
export const chooseLanguage = (...tags: readonly (string | null | undefined)[]): Language =>
  [...tags, ...navigator.languages].map(parseLanguage).find(Boolean) ?? 'en';

/** An element's `language`, or that of the part of the page around it. */
export const readLanguage = (element: Element): Language =>
  chooseLanguage(element.getAttribute('language'), element.closest('[lang]')?.getAttribute('lang'));
