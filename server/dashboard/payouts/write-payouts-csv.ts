import type { Language } from '@tamarack/core/language';
import { toCents } from '@tamarack/core/money/cents';
import type { MerchantPayout } from '../../src/settlement/payouts';
import { toDate, toDecimal, writeCsv } from '../web/csv';
import { describeKind, describeState } from './payout-texts';

const heads: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Payout',
    'Type',
    'Status',
    'Reference',
    'Checkout',
    'Opened on',
    'Sent on',
    'Paid on',
    'Amount',
    'Fee',
    'Withheld',
    'Net',
    'Account ending',
    'Return code',
  ],
  fr: [
    'Virement',
    'Type',
    'État',
    'Référence',
    'Achat',
    'Créé le',
    'Envoyé le',
    'Payé le',
    'Montant',
    'Frais',
    'Retenue',
    'Net',
    'Fin du compte',
    'Code de retour',
  ],
};

/** Amounts are decimal dollars; dates are `YYYY-MM-DD` in the provider's time zone. */
export const writePayoutsCsv = (
  payouts: AsyncIterable<MerchantPayout>,
  language: Language,
): AsyncGenerator<string> => writeCsv(heads[language], payouts, (payout) => toCells(payout, language));

const toDay = (instant: string | null): string => toDate(instant === null ? null : new Date(instant));

function toCells(payout: MerchantPayout, language: Language): readonly string[] {
  const [amount, fee, withheld] = [payout.amount, payout.fee, payout.withheld].map(toCents) as [
    number,
    number,
    number,
  ];
  return [
    payout.payoutId,
    describeKind(payout, language),
    describeState(payout, language),
    payout.reference ?? '',
    payout.checkoutId,
    toDay(payout.openedAt),
    toDay(payout.sentAt),
    toDay(payout.paidAt),
    toDecimal(amount),
    toDecimal(fee),
    toDecimal(withheld),
    // nothing is sent for a recovery
    toDecimal(payout.kind === 'recovery' ? 0 : amount - fee - withheld),
    payout.accountEnding ?? '',
    payout.returned?.code ?? '',
  ];
}
