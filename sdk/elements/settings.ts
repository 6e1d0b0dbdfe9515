import { type Language, parseLanguage } from '@tamarack/core/language';

/** The API and key that an element uses. */
export interface Settings {
  /** Origin of the provider's API, without a trailing slash. */
  readonly apiUrl: string;
  readonly merchantKey: string;
}

/** Options that replace the script tag's. */
interface SettingsInput {
  readonly apiUrl?: string | null | undefined;
  readonly merchantKey?: string | null | undefined;
}

const findTag = () => document.querySelector<HTMLScriptElement>('script[data-merchant-key]');

/** Nonce of the page's Content-Security-Policy, as that script tag has it; empty without one. */
export const readNonce = (): string => findTag()?.nonce ?? '';

/**
 * The given settings, otherwise those of the first script tag with a publishable key. The API is otherwise the origin
 * that the code was loaded from.
 *
 * @param moduleUrl `import.meta.url` of the caller's bundle
 */
export const readSettings = (moduleUrl: string, { apiUrl, merchantKey }: SettingsInput = {}): Settings => {
  const { apiUrl: ofTag, merchantKey: keyOfTag } = findTag()?.dataset ?? {};
  return {
    apiUrl: (apiUrl || ofTag || new URL(moduleUrl).origin).replace(/\/+$/, ''),
    merchantKey: merchantKey || keyOfTag || '',
  };
};

/** The language of the first tag that we support: the given ones, then the browser's; otherwise English. */
export const chooseLanguage = (...tags: readonly (string | null | undefined)[]): Language =>
  [...tags, ...navigator.languages].map(parseLanguage).find(Boolean) ?? 'en';

/** The nearest `lang` around an element, also around a shadow root that contains it. */
const findLanguageTag = (element?: Element): string | undefined =>
  element &&
  (element.closest<HTMLElement>('[lang]')?.lang ??
    findLanguageTag((element.getRootNode() as Partial<ShadowRoot>).host));

/** An element's `language`, or that of the part of the page around it. */
export const readLanguage = (element: Element): Language =>
  chooseLanguage(element.getAttribute('language'), findLanguageTag(element));
