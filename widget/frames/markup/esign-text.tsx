import { brand } from '@tamarack/core/brand';
import { contact } from '@tamarack/core/contact';
import type { ReactElement } from 'react';

const parts = ['electronic', 'equipment', 'paper', 'withdraw', 'credit', 'privacy', 'accuracy'] as const;

const values: Readonly<Record<string, string>> = {
  provider: brand.provider,
  email: contact.supportEmail,
  privacy: contact.privacyEmail,
};

/** A text with the provider's name and addresses in place of their placeholders. */
export const nameProvider = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder);

interface EsignTextProps {
  words: Readonly<Record<(typeof parts)[number], { readonly title: string; readonly text: string }>>;
}

/** The full e-sign disclosure and application terms, beside the checkbox. */
export function EsignText({ words }: EsignTextProps): ReactElement {
  return (
    <>
      {parts.map((part) => (
        <section key={part}>
          <h2>{words[part].title}</h2>
          <p>{nameProvider(words[part].text)}</p>
        </section>
      ))}
    </>
  );
}
