import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

const { product } = brand;

/** Texts of the sentence and its button. Those of the example are loaded with it. */
const en = {
  from: (weekly: string) => `From ${weekly} a week with ${product}`,
  minimum: (amount: string) => `Pay weekly with ${product} on purchases of ${amount} or more`,
  open: 'See an example',
  failed: 'We couldn’t load the example. Please try again.',
};

const fr: typeof en = {
  from: (weekly) => `À partir de ${weekly} par semaine avec ${product}`,
  minimum: (amount) => `Payez par versements avec ${product} tout achat de ${amount} ou plus`,
  open: 'Voir un exemple',
  failed: 'Nous n’avons pas pu charger l’exemple. Veuillez réessayer.',
};

export const textsByLanguage: Readonly<Record<Language, typeof en>> = { en, fr };
