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

export function codeMarkup(language: Language): FrameMarkup {
  const { verify, messages } = words[language];
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
    texts: {
      incomplete: verify.code.incomplete,
      invalid: messages.problem['verification-code-invalid'],
    },
  };
}
