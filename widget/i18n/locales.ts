import type { Language } from '@tamarack/core/language';
import { testEnvironment } from '../environment/test-environment';

/** Parts of the texts. Each is one file per language, loaded with the screens that need it. */
export type TextPart =
  | 'common'
  | 'start'
  | 'messages'
  | 'verify'
  | 'profile'
  | 'bank'
  | 'documents'
  | 'cheque'
  | 'offer'
  | 'final'
  | 'outcome'
  | 'invoice'
  /** Test environments only. */
  | 'bypass';

interface TextTree {
  readonly [key: string]: string | TextTree;
}

type Load = () => Promise<{ readonly default: TextTree }>;

type Files = Record<Exclude<TextPart, 'bypass'>, Load> & { readonly bypass?: Load };

const files: Record<Language, Files> = {
  en: {
    common: () => import('./locales/en/common.json'),
    start: () => import('./locales/en/start.json'),
    messages: () => import('./locales/en/messages.json'),
    verify: () => import('./locales/en/verify.json'),
    profile: () => import('./locales/en/profile.json'),
    bank: () => import('./locales/en/bank.json'),
    documents: () => import('./locales/en/documents.json'),
    cheque: () => import('./locales/en/cheque.json'),
    offer: () => import('./locales/en/offer.json'),
    final: () => import('./locales/en/final.json'),
    outcome: () => import('./locales/en/outcome.json'),
    invoice: () => import('./locales/en/invoice.json'),
    ...(testEnvironment && { bypass: () => import('./locales/en/bypass.json') }),
  },
  fr: {
    common: () => import('./locales/fr/common.json'),
    start: () => import('./locales/fr/start.json'),
    messages: () => import('./locales/fr/messages.json'),
    verify: () => import('./locales/fr/verify.json'),
    profile: () => import('./locales/fr/profile.json'),
    bank: () => import('./locales/fr/bank.json'),
    documents: () => import('./locales/fr/documents.json'),
    cheque: () => import('./locales/fr/cheque.json'),
    offer: () => import('./locales/fr/offer.json'),
    final: () => import('./locales/fr/final.json'),
    outcome: () => import('./locales/fr/outcome.json'),
    invoice: () => import('./locales/fr/invoice.json'),
    ...(testEnvironment && { bypass: () => import('./locales/fr/bypass.json') }),
  },
};

/** Loads the texts of one part. Both languages are complete, so there is no fallback language. */
export async function loadTexts(language: Language, part: TextPart): Promise<TextTree> {
  const load = files[language][part];
  if (load === undefined) throw new Error(`No texts of ${part} in this build`);
  return (await load()).default;
}
