import type { Language } from '@tamarack/core/protocol/mount';

/** Parts of the texts: each is a file of its own per language, fetched with the screens that need it. */
export type TextPart = 'common' | 'verify' | 'profile' | 'bank' | 'offer' | 'outcome';

type Texts = { readonly [key: string]: unknown };
type Load = () => Promise<{ readonly default: Texts }>;

const files: Record<Language, Record<TextPart, Load>> = {
  en: {
    common: () => import('./locales/en/common.json'),
    verify: () => import('./locales/en/verify.json'),
    profile: () => import('./locales/en/profile.json'),
    bank: () => import('./locales/en/bank.json'),
    offer: () => import('./locales/en/offer.json'),
    outcome: () => import('./locales/en/outcome.json'),
  },
  fr: {
    common: () => import('./locales/fr/common.json'),
    verify: () => import('./locales/fr/verify.json'),
    profile: () => import('./locales/fr/profile.json'),
    bank: () => import('./locales/fr/bank.json'),
    offer: () => import('./locales/fr/offer.json'),
    outcome: () => import('./locales/fr/outcome.json'),
  },
};

/** The texts of one part. Both languages are complete, so no other language is ever fetched beside. */
export async function loadTexts(language: string, part: string): Promise<Texts> {
  const load = files[language === 'fr' ? 'fr' : 'en'][part as TextPart];
  if (load === undefined) throw new Error(`expected a part of the texts, got ${part}`);
  return (await load()).default;
}
