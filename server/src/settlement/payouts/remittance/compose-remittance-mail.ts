import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import type { PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { buildSenderLine, type Mail, renderMail } from '../../../platform/mail';
import type { RemittanceTexts } from './texts/remittance-texts';
import { remittanceEn } from './texts/remittance-texts-en';
import { remittanceFr } from './texts/remittance-texts-fr';

/** A batch's payments to a merchant; only the last digits of its account. */
export interface Remittance {
  readonly merchant: string;
  readonly accountEnding: string;
  readonly dueOn: PlainDate;
  readonly payments: readonly RemittedPayment[];
}

interface RemittedPayment {
  /** Amount paid. */
  readonly cents: Cents;
  /** Our fee. */
  readonly fee: Cents;
  /** Amount withheld for refunds after an earlier payment. */
  readonly withheld: Cents;
  /** Invoice number or order reference. */
  readonly reference: string | null;
}

/** A longer list is cut and its length stated, to limit the size of the mail. */
const maxListed = 100;

/** An order's reference comes from a web page: removes line breaks and the like. */
const toSingleLine = (text: string): string | null => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim() || null;

const texts: Readonly<Record<Language, RemittanceTexts>> = { en: remittanceEn, fr: remittanceFr };

export function composeRemittanceMail(
  { merchant, accountEnding, dueOn, payments }: Remittance,
  language: Language,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const money = (cents: Cents): string => formatMoney(cents, language, 2);
  const sum = (list: readonly Cents[]): Cents => list.reduce((total, cents) => total + cents, 0);
  const withheld = sum(payments.map((payment) => payment.withheld));
  const fees = sum(payments.map(({ fee }) => fee));
  const { subject, blocks } = texts[language]({
    merchant,
    accountEnding,
    due: formatDate(dueOn, language),
    total: money(sum(payments.map(({ cents }) => cents))),
    count: payments.length,
    payments: payments.slice(0, maxListed).map((payment) => ({
      reference: payment.reference && toSingleLine(payment.reference),
      amount: money(payment.cents),
      before:
        payment.withheld + payment.fee === 0 ? null : money(payment.cents + payment.withheld + payment.fee),
      fee: payment.fee === 0 ? null : money(payment.fee),
      withheld: payment.withheld === 0 ? null : money(payment.withheld),
    })),
    more: Math.max(0, payments.length - maxListed),
    fees: fees === 0 ? null : money(fees),
    withheld: withheld === 0 ? null : money(withheld),
  });
  return {
    subject: `${brand.product} – ${subject}`,
    ...renderMail({ language, title: subject, blocks: [...blocks, { small: buildSenderLine(language) }] }),
  };
}
