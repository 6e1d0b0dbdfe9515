import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

interface ButtonTexts {
  readonly label: string;
  readonly failed: string;
}

export const textsByLanguage: Readonly<Record<Language, ButtonTexts>> = {
  en: {
    label: `Pay over time with ${brand.product}`,
    failed: 'We couldn’t open the checkout. Check your connection and ad blocker, then try again.',
  },
  fr: {
    label: `Payer par versements avec ${brand.product}`,
    failed:
      'Nous n’avons pas pu ouvrir la page de paiement. Vérifiez votre connexion et votre bloqueur de publicités, puis réessayez.',
  },
};
