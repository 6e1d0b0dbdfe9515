import type { Language } from '@tamarack/core/protocol/mount';
import type { i18n } from 'i18next';
import { loadTexts } from './locales';

/**
 * Shows another language once all texts in use are there. Rejects, changing nothing, when they could not be fetched:
 * i18next alone would switch and show keys.
 */
export async function switchLanguage(texts: i18n, language: Language): Promise<void> {
  const parts = [texts.options.ns ?? []].flat();
  await Promise.all(parts.map((part) => loadTexts(language, part)));
  await texts.changeLanguage(language);
}
