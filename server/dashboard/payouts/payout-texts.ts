import type { Language } from '@tamarack/core/language';
import type { MerchantPayout } from '../../src/settlement/payouts';

type Texts = Readonly<Record<Language, string>>;

export const kindTexts: Readonly<Record<MerchantPayout['kind'], Texts>> = {
  purchase: { en: 'Purchase', fr: 'Achat' },
  recovery: { en: 'Recovery', fr: 'Récupération' },
};

export const stateTexts: Readonly<Record<MerchantPayout['state'], Texts>> = {
  pending: { en: 'Waiting', fr: 'En attente' },
  batched: { en: 'Being sent', fr: 'En cours d’envoi' },
  sent: { en: 'Sent', fr: 'Envoyé' },
  paid: { en: 'Paid', fr: 'Payé' },
  returned: { en: 'Returned', fr: 'Retourné' },
  cancelled: { en: 'Cancelled', fr: 'Annulé' },
};
