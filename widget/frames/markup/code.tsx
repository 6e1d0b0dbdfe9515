import type { Language } from '@tamarack/core/language';
import { CodeField } from '../../components/fields/code-field';
import enMessages from '../../i18n/locales/en/messages.json';
import enVerify from '../../i18n/locales/en/verify.json';
import frMessages from '../../i18n/locales/fr/messages.json';
import frVerify from '../../i18n/locales/fr/verify.json';
import type { FrameMarkup } from './frame-markup';

const words = {
  en: { verify: enVerify, messages: enMessages },
  fr: { verify: frVerify, messages: frMessages },
};

/** The texts of both languages, so that a change of language keeps the input. */
const texts = Object.fromEntries(
  Object.entries(words).flatMap(
    ([
      language,
      {
        verify: { code },
        messages,
      },
    ]) => [
      [`${language}.label`, code.label],
      [`${language}.hint`, code.hint],
      [`${language}.incomplete`, code.incomplete],
      [`${language}.invalid`, messages.problem['verification-code-invalid']],
    ],
  ),
);

export function codeMarkup(language: Language): FrameMarkup {
  const { verify } = words[language];
  return {
    title: verify.code.label,
    fields: (
      <CodeField
        name="code"
        label={verify.code.label}
        hint={verify.code.hint}
        value=""
        onChange={() => {}}
        onComplete={() => {}}
      />
    ),
    texts,
  };
}
