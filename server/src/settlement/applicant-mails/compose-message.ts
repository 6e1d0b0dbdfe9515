import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { dateIn, daysBetween, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { buildSenderLine, type Mail, renderMail } from '../../platform/mail';
import type {
  ApplicantMailTexts,
  ApplicationReviewKind,
  DecisionSource,
  LocalizedMail,
} from './texts/mail-texts';
import { applicantMailsEn } from './texts/mail-texts-en';
import { applicantMailsFr } from './texts/mail-texts-fr';

/** A text in both languages. */
interface LocalizedText {
  readonly en: string;
  readonly fr: string;
}

/** Content of a mail about an application: nothing confidential to the applicant. */
export type ApplicantMessage = PlainMessage | LinkedMessage;

export type PlainMessage =
  | { readonly kind: 'documentsReceived'; readonly dueAt: Date }
  | { readonly kind: 'applicationReceived'; readonly review: ApplicationReviewKind; readonly dueAt: Date }
  | {
      readonly kind: 'invoicePaid';
      readonly amount: Cents;
      /** Refunded by the merchant before the payment; not part of the amount. */
      readonly refunded: Cents;
      readonly merchant: string;
      readonly number: string | null;
      readonly firstPaymentOn: PlainDate;
    }
  | {
      readonly kind: 'purchaseCaptured';
      readonly amount: Cents;
      readonly merchant: string;
      readonly fee: Cents;
      /** In their order. */
      readonly payments: readonly { readonly dueOn: PlainDate; readonly amount: Cents }[];
      /** The amount that the merchant can still capture, and until when; null if it can capture nothing more. */
      readonly open: { readonly amount: Cents; readonly until: Date } | null;
    }
  | {
      readonly kind: 'purchaseReleased';
      readonly amount: Cents;
      readonly merchant: string;
      /** The amount captured before. */
      readonly captured: Cents;
      /** The part of it that the merchant refunded. */
      readonly refunded: Cents;
      readonly reason: 'merchant' | 'expired';
    }
  | {
      readonly kind: 'purchaseRefunded';
      readonly amount: Cents;
      readonly merchant: string;
      readonly number: string | null;
      /** What is left of the purchase after all refunds so far. */
      readonly left: Cents;
    };

/** With a resume link. */
export type LinkedMessage =
  | (CreditGrant & { readonly kind: 'approved'; readonly by: DecisionSource })
  | (CreditGrant & { readonly kind: 'preQualified'; readonly instant: Cents })
  | {
      readonly kind: 'rejected';
      readonly by: DecisionSource | 'reconsideration';
      /** Most important first. */
      readonly reasons: readonly LocalizedText[];
      readonly reapplyOn: PlainDate;
    }
  | { readonly kind: 'moreAsked'; readonly items: readonly LocalizedText[]; readonly note: string | null };

interface CreditGrant {
  readonly limit: Cents;
  readonly expiresOn: PlainDate;
  readonly merchant: string;
  readonly entry: Facts['entry'];
}

/** A resume link. */
export interface ResumeLink {
  readonly link: string;
  /** Last day of the link. */
  readonly until: PlainDate;
}

export interface MailContext {
  readonly language: Language;
  /** Named in the subject, for applicants who applied at several merchants. */
  readonly merchant: string;
  /** In the provider's time zone: the base for counting days. */
  readonly today: PlainDate;
}

export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html'>;

const texts: Readonly<Record<Language, ApplicantMailTexts>> = {
  en: applicantMailsEn,
  fr: applicantMailsFr,
};

export const needsLink = (message: ApplicantMessage): message is LinkedMessage =>
  message.kind === 'approved' ||
  message.kind === 'preQualified' ||
  message.kind === 'rejected' ||
  message.kind === 'moreAsked';

export function composePlainMail(message: PlainMessage, context: MailContext): ComposedMail {
  return compose(writePlain(message, context), context);
}

export function composeLinkedMail(
  message: LinkedMessage,
  resumeLink: ResumeLink,
  context: MailContext,
): ComposedMail {
  return compose(writeLinked(message, resumeLink, context), context);
}

function compose({ subject, blocks }: LocalizedMail, { language, merchant }: MailContext): ComposedMail {
  const about = subject.includes(merchant) ? '' : ` – ${merchant}`;
  return {
    subject: `${brand.product} – ${subject}${about}`,
    ...renderMail({ language, title: subject, blocks: [...blocks, { small: buildSenderLine(language) }] }),
  };
}

function writePlain(message: PlainMessage, { language, today }: MailContext): LocalizedMail {
  const mailTexts = texts[language];
  switch (message.kind) {
    case 'documentsReceived':
      return mailTexts.documentsReceived({ due: formatMoment(message.dueAt, language) });
    case 'applicationReceived':
      return mailTexts.applicationReceived({
        review: message.review,
        due: formatMoment(message.dueAt, language),
      });
    case 'invoicePaid': {
      const { amount, refunded, merchant, number, firstPaymentOn } = message;
      return mailTexts.invoicePaid({
        amount: formatMoney(amount, language, 2),
        refunded: refunded === 0 ? null : formatMoney(refunded, language, 2),
        merchant,
        number,
        // a payout can be on hold for weeks
        firstPayment: firstPaymentOn < today ? null : formatDate(firstPaymentOn, language),
      });
    }
    case 'purchaseCaptured': {
      const { amount, merchant, fee, payments, open } = message;
      return mailTexts.purchaseCaptured({
        amount: formatMoney(amount, language, 2),
        merchant,
        fee: formatMoney(fee, language, 2),
        payments: payments.map(({ dueOn, amount: payment }) => ({
          date: formatDate(dueOn, language),
          amount: formatMoney(payment, language, 2),
        })),
        open: open && {
          amount: formatMoney(open.amount, language, 2),
          until: formatDate(dateIn(open.until), language),
        },
      });
    }
    case 'purchaseReleased': {
      const { amount, merchant, captured, refunded, reason } = message;
      const kept = captured - refunded;
      return mailTexts.purchaseReleased({
        amount: formatMoney(amount, language, 2),
        merchant,
        shipped: kept === 0 ? null : { amount: formatMoney(kept, language, 2), isAfterRefunds: refunded > 0 },
        reason,
      });
    }
    case 'purchaseRefunded': {
      const { amount, merchant, number, left } = message;
      return mailTexts.purchaseRefunded({
        amount: formatMoney(amount, language, 2),
        merchant,
        number,
        isFull: left === 0,
      });
    }
  }
}

function writeLinked(
  message: LinkedMessage,
  { link, until }: ResumeLink,
  { language, today }: MailContext,
): LocalizedMail {
  const mailTexts = texts[language];
  const lastDay = formatDate(until, language);
  switch (message.kind) {
    case 'approved': {
      const { by, merchant, entry } = message;
      const limit = formatMoney(message.limit, language);
      return mailTexts.approved({ by, limit, until: lastDay, merchant, entry, link });
    }
    case 'preQualified': {
      const [limit, instant] = [formatMoney(message.limit, language), formatMoney(message.instant, language)];
      const { merchant, entry } = message;
      return mailTexts.preQualified({ limit, instant, until: lastDay, merchant, entry, link });
    }
    case 'rejected': {
      const { by, reasons, reapplyOn } = message;
      return mailTexts.rejected({
        by,
        reasons: reasons.map((reason) => reason[language]),
        days: Math.max(0, daysBetween(today, reapplyOn)),
        from: formatDate(reapplyOn, language),
        link,
      });
    }
    case 'moreAsked': {
      const items = message.items.map((item) => item[language]);
      return mailTexts.moreAsked({ items, note: message.note, link, until: lastDay });
    }
  }
}
