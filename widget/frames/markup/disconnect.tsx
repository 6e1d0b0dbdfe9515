import type { Language } from '@tamarack/core/language';
import enBank from '../../i18n/locales/en/bank.json';
import frBank from '../../i18n/locales/fr/bank.json';
import type { FrameMarkup } from './frame-markup';

const words = { en: enBank, fr: frBank };

/** A document without fields. */
export function disconnectMarkup(language: Language): FrameMarkup {
  return { title: words[language].disconnect.action, fields: <div />, texts: {} };
}
