import { getProvider } from '@tamarack/core/brand/provider';
import { contact } from '@tamarack/core/contact';
import type { Language } from '@tamarack/core/language';
import type { ReactElement } from 'react';

const parts = ['electronic', 'equipment', 'paper', 'withdraw', 'credit', 'privacy', 'accuracy'] as const;

const addresses: Readonly<Record<string, string>> = {
  email: contact.supportEmail,
  privacy: contact.privacyEmail,
};

/** A text with the provider's name and addresses in place of their placeholders. */
export const nameProvider = (text: string, language: Language): string => {
  const values = { ...addresses, provider: getProvider(language) };
  return text.replace(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => (values as typeof addresses)[name] ?? placeholder,
  );
};

interface EsignTextProps {
  language: Language;
  words: Readonly<Record<(typeof parts)[number], { readonly title: string; readonly text: string }>>;
}

/** The full e-sign disclosure and application terms, beside the checkbox. */
export function EsignText({ language, words }: EsignTextProps): ReactElement {
  return (
    <>
      {parts.map((part) => (
        <section key={part}>
          <h2>{words[part].title}</h2>
          <p>{nameProvider(words[part].text, language)}</p>
        </section>
      ))}
    </>
  );
}
