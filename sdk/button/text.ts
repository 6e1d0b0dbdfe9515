import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

interface ButtonTexts {
  readonly label: string;
  readonly failed: string;
}

export const textsByLanguage: Readonly<Record<Language, ButtonTexts>> = {
  en: {
    label: `Pay over time with ${brand.product}`,
    failed: 'We couldn’t open the checkout. Please try again in a moment.',
  },
  fr: {
    label: `Payer par versements avec ${brand.product}`,
    failed: 'Nous n’avons pas pu ouvrir la page de paiement. Veuillez réessayer dans un instant.',
  },
};
