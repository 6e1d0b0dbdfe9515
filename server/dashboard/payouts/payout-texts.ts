import type { Language } from '@tamarack/core/language';
import type { Tone } from '../../pages/parts/tone';
import type { MerchantPayout } from '../../src/settlement/payouts';
import { defineTexts } from '../web/texts';

type Texts = Readonly<Record<Language, string>>;

const findTexts = (texts: Readonly<Record<string, Texts | undefined>>, code: string): Texts | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;

const kindTexts: Readonly<Record<MerchantPayout['kind'], Texts>> = {
  purchase: { en: 'Purchase', fr: 'Achat' },
  recovery: { en: 'Recovery', fr: 'Récupération' },
};

/** A kind of a later release by its code. */
export const describeKind = ({ kind }: Pick<MerchantPayout, 'kind'>, language: Language): string =>
  findTexts(kindTexts, kind)?.[language] ?? kind;

export const stateTexts: Readonly<Record<MerchantPayout['state'], Texts>> = {
  pending: { en: 'Waiting', fr: 'En attente' },
  batched: { en: 'Being sent', fr: 'En cours d’envoi' },
  sent: { en: 'Sent', fr: 'Envoyé' },
  paid: { en: 'Paid', fr: 'Payé' },
  returned: { en: 'Returned', fr: 'Retourné' },
  cancelled: { en: 'Cancelled', fr: 'Annulé' },
};

/** States of a recovery, which is withheld instead of sent. */
const recoveryTexts: Readonly<Partial<Record<MerchantPayout['state'], Texts>>> = {
  pending: { en: 'To be withheld', fr: 'À retenir' },
  paid: { en: 'Withheld', fr: 'Retenu' },
};

/** A state of a later release by its code. */
export function describeState(
  { kind, state }: Pick<MerchantPayout, 'kind' | 'state'>,
  language: Language,
): string {
  const own = kind === 'recovery' ? findTexts(recoveryTexts, state) : undefined;
  return (own ?? findTexts(stateTexts, state))?.[language] ?? state;
}

export const stateTones: Readonly<Record<MerchantPayout['state'], Tone>> = {
  pending: 'warn',
  batched: 'info',
  sent: 'info',
  paid: 'ok',
  returned: 'danger',
  cancelled: 'neutral',
};

/** Why the bank returned a payout, by the code of `return-codes.ts`. */
export const getReturnTexts = defineTexts<Readonly<Record<string, string>>>(
  {
    '900': 'The account details are incorrect.',
    '902': 'The account was not found.',
    '903': 'The payment was stopped or recalled.',
    '904': 'The date of the payment was not accepted.',
    '905': 'The account is closed.',
    '907': 'The account does not accept this kind of payment.',
    '909': 'The currency does not match the account.',
    '910': 'The account holder is deceased.',
    '911': 'The account is frozen.',
    '912': 'The account number is not valid.',
    '914': 'The account holder’s name is incorrect.',
    '922': 'The account holder asked for the return.',
    '990': 'The bank cannot accept payments.',
  },
  {
    '900': 'Les coordonnées du compte sont inexactes.',
    '902': 'Le compte est introuvable.',
    '903': 'Le paiement a été arrêté ou rappelé.',
    '904': 'La date du paiement n’a pas été acceptée.',
    '905': 'Le compte est fermé.',
    '907': 'Le compte n’accepte pas ce type de paiement.',
    '909': 'La devise ne correspond pas au compte.',
    '910': 'Le titulaire du compte est décédé.',
    '911': 'Le compte est gelé.',
    '912': 'Le numéro de compte n’est pas valide.',
    '914': 'Le nom du titulaire du compte est inexact.',
    '922': 'Le titulaire du compte a demandé le retour.',
    '990': 'L’institution ne peut pas accepter de paiements.',
  },
);

export const getPayoutTexts = defineTexts(
  {
    reference: 'Number',
    noReference: 'No number',
    kind: 'Type',
    state: 'Status',
    opened: 'Opened',
    amount: 'Amount',
    fee: 'Fee',
    withheld: 'Withheld',
    net: 'Net',
    empty: 'No payouts yet. A payout opens as soon as a customer has signed the agreement.',
    export: 'Download as CSV',
    held: 'On hold',
    overview: 'Overview',
    id: 'Payout ID',
    account: 'Account ending in',
    expected: 'Expected on',
    sent: 'Sent to the bank',
    paid: 'Paid',
    missing: '–',
    holds: {
      noAccount:
        'On hold: we don’t have your bank account yet. Send us your account details, and we’ll send the waiting payouts.',
      accountChange: (until: string) =>
        `On hold until ${until}: your payout account was changed. After a change, payouts are on hold for a day to protect you from fraud.`,
      securityCheck:
        'On hold: the customer reported a purchase that was not theirs. We are checking it and will release or cancel the payout. Please don’t ship anything that hasn’t shipped yet.',
    },
    returned: (reason: string, code: string) =>
      `Returned by the bank (code ${code}): ${reason} We will contact you and send it again.`,
    retried: (reason: string, code: string) =>
      `An earlier attempt was returned by the bank (code ${code}): ${reason}`,
    unknownReturn: 'The bank gave no further reason.',
    lines: 'Calculation',
    purchase: 'Purchase',
    refund: 'Refund before the payout',
    withheldFor: 'Withheld for a refund of',
    owed: 'Refund after the payout',
    recoveredFrom: 'Withheld from the payout of',
    left: 'Still to be withheld',
    openCheckout: 'See the checkout',
    recoveryHint: 'A refund after its payout is withheld from your next payouts.',
  },
  {
    reference: 'Numéro',
    noReference: 'Sans numéro',
    kind: 'Type',
    state: 'État',
    opened: 'Créé',
    amount: 'Montant',
    fee: 'Frais',
    withheld: 'Retenue',
    net: 'Net',
    empty: 'Aucun virement pour le moment. Un virement est créé dès qu’un client a signé le contrat.',
    export: 'Télécharger en CSV',
    held: 'Suspendu',
    overview: 'Aperçu',
    id: 'Identifiant du virement',
    account: 'Compte se terminant par',
    expected: 'Prévu le',
    sent: 'Transmis à la banque',
    paid: 'Payé',
    missing: '–',
    holds: {
      noAccount:
        'Suspendu\u00a0: nous n’avons pas encore vos coordonnées bancaires. Transmettez-les-nous, et les virements en attente seront envoyés.',
      accountChange: (until: string) =>
        `Suspendu jusqu’au ${until}\u00a0: votre compte de dépôt a changé. Après un changement, les virements sont suspendus pendant une journée pour vous protéger contre la fraude.`,
      securityCheck:
        'Suspendu\u00a0: le client a signalé un achat qui n’est pas le sien. Nous le vérifions, puis nous libérerons ou annulerons le virement. N’expédiez pas ce qui ne l’a pas encore été.',
    },
    returned: (reason: string, code: string) =>
      `Retourné par la banque (code ${code})\u00a0: ${reason} Nous communiquerons avec vous et l’enverrons de nouveau.`,
    retried: (reason: string, code: string) =>
      `Un envoi antérieur a été retourné par la banque (code ${code})\u00a0: ${reason}`,
    unknownReturn: 'La banque n’a pas donné d’autre motif.',
    lines: 'Calcul',
    purchase: 'Achat',
    refund: 'Remboursement avant le virement',
    withheldFor: 'Retenu pour un remboursement de',
    owed: 'Remboursement après le virement',
    recoveredFrom: 'Retenu sur le virement de',
    left: 'Reste à retenir',
    openCheckout: 'Voir l’achat',
    recoveryHint: 'Un remboursement fait après son virement est retenu sur vos prochains virements.',
  },
);
