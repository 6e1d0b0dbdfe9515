import fs from 'node:fs';
import type { Language } from '@tamarack/core/language';

interface TextTree {
  readonly [key: string]: string | TextTree;
}

const folder = new URL('../../../widget/i18n/locales/', import.meta.url);

/** The words on screen by key (`start.welcome.start`), so that one test speaks both languages. */
export function loadTexts(language: Language) {
  const parts = [
    'common',
    'messages',
    'frames',
    'start',
    'verify',
    'profile',
    'bank',
    'documents',
    'cheque',
    'offer',
    'final',
    'outcome',
    'invoice',
  ];
  const all: TextTree = Object.fromEntries(
    parts.map((part) => [
      part,
      JSON.parse(fs.readFileSync(new URL(`${language}/${part}.json`, folder), 'utf8')),
    ]),
  );
  return (key: string, values: Readonly<Record<string, string>> = {}): string => {
    const found = key
      .split('.')
      .reduce<string | TextTree | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        all,
      );
    if (typeof found !== 'string') throw new Error(`No words for ${key} in ${language}`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  };
}

/** The test bank represents a third party with its own texts. */
export const bankTexts = {
  en: {
    agree: 'Agree and continue',
    user: 'User name',
    password: 'Password',
    signIn: 'Sign in',
    connect: 'Connect this account',
    decline: 'Decline',
    close: 'Close',
  },
  fr: {
    agree: 'Accepter et continuer',
    user: 'Nom d’utilisateur',
    password: 'Mot de passe',
    signIn: 'Ouvrir une session',
    connect: 'Connecter ce compte',
    decline: 'Refuser',
    close: 'Fermer',
  },
} as const;
