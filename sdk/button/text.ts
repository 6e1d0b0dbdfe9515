import { brand } from '@tamarack/core/brand';
import type { Language } from '@tamarack/core/language';

interface ButtonTexts {
  readonly label: string;
  /** The checkout could not be opened: another try can succeed. */
  readonly failed: string;
  /** The checkout cannot be opened: something is wrong with the page or the merchant's setup. */
  readonly unavailable: string;
}

export const textsByLanguage: Readonly<Record<Language, ButtonTexts>> = {
  en: {
    label: `Pay over time with ${brand.product}`,
    failed: 'We couldn’t open the checkout. Check your connection and ad blocker, then try again.',
    unavailable: 'This payment method isn’t available right now. Please choose another one.',
  },
  fr: {
    label: `Payer par versements avec ${brand.product}`,
    failed:
      'Nous n’avons pas pu ouvrir la page de paiement. Vérifiez votre connexion et votre bloqueur de publicités, puis réessayez.',
    unavailable: 'Ce mode de paiement n’est pas disponible pour le moment. Veuillez en choisir un autre.',
  },
};
