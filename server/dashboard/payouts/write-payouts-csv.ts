import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { toCents } from '@tamarack/core/money/cents';
import Papa from 'papaparse';
import type { MerchantPayout } from '../../src/settlement/payouts';
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

/** Spreadsheet programs compute a cell that begins so; a quotation mark before it makes it text. */
const formula = /^\s*[=+\-@|%＝＋－＠]/u;

const toLine = (cells: readonly string[]): string =>
  `${Papa.unparse([[...cells]], { escapeFormulae: formula })}\r\n`;

/** Canadian dollars with two decimals. */
const toDecimal = (cents: number): string => (cents / 100).toFixed(2);

const toDate = (instant: string | null): string => (instant === null ? '' : dateIn(new Date(instant)));

/**
 * A CSV file of payouts (RFC 4180, UTF-8 with a byte order mark, as spreadsheet programs expect it), line by line.
 * Amounts are decimal dollars; dates are `YYYY-MM-DD` in the provider's time zone.
 */
export async function* writePayoutsCsv(
  payouts: AsyncIterable<MerchantPayout>,
  language: Language,
): AsyncGenerator<string> {
  yield `\ufeff${toLine(heads[language])}`;
  for await (const payout of payouts) yield toLine(toCells(payout, language));
}

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
    toDate(payout.openedAt),
    toDate(payout.sentAt),
    toDate(payout.paidAt),
    toDecimal(amount),
    toDecimal(fee),
    toDecimal(withheld),
    // nothing is sent for a recovery
    toDecimal(payout.kind === 'recovery' ? 0 : amount - fee - withheld),
    payout.accountEnding ?? '',
    payout.returned?.code ?? '',
  ];
}
