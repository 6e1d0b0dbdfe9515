import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import { daysBetween, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Facts } from '@tamarack/core/flow/facts';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { layOut, senderLine } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/ports';
import type { ApplicationMailTexts, DecidedBy, PersonsReview, WrittenMail } from './texts/application-mails';
import { applicationMailsEn } from './texts/application-mails-en';
import { applicationMailsFr } from './texts/application-mails-fr';

/** A text in both languages. */
export interface InWords {
  readonly en: string;
  readonly fr: string;
}

/** What a mail about an application tells: nothing that only the applicant should know. */
export type ApplicationNews = PlainNews | LinkedNews;

export type PlainNews =
  | { readonly kind: 'documentsReceived'; readonly dueAt: Date }
  | { readonly kind: 'applicationReceived'; readonly review: PersonsReview; readonly dueAt: Date }
  | {
      readonly kind: 'invoicePaid';
      readonly amount: Cents;
      readonly merchant: string;
      readonly number: string | null;
      readonly firstPaymentOn: PlainDate;
    };

/** With a link to go on by. */
export type LinkedNews =
  | (Granted & { readonly kind: 'approved'; readonly by: DecidedBy })
  | (Granted & { readonly kind: 'preQualified'; readonly instant: Cents })
  | {
      readonly kind: 'rejected';
      readonly by: DecidedBy | 'reconsideration';
      /** The weightiest first. */
      readonly reasons: readonly InWords[];
      readonly reapplyOn: PlainDate;
    }
  | { readonly kind: 'moreAsked'; readonly items: readonly InWords[]; readonly note: string | null };

interface Granted {
  readonly limit: Cents;
  readonly expiresOn: PlainDate;
  readonly merchant: string;
  readonly entry: Facts['entry'];
}

/** A way back to the application. */
export interface WayBack {
  readonly link: string;
  /** Its last day. */
  readonly until: PlainDate;
}

export interface Reading {
  readonly language: Language;
  /** In the provider's zone: what "in so many days" counts from. */
  readonly today: PlainDate;
}

export type ComposedMail = Pick<Mail, 'subject' | 'text' | 'html'>;

const texts: Readonly<Record<Language, ApplicationMailTexts>> = {
  en: applicationMailsEn,
  fr: applicationMailsFr,
};

export const needsLink = (news: ApplicationNews): news is LinkedNews =>
  news.kind !== 'documentsReceived' && news.kind !== 'applicationReceived' && news.kind !== 'invoicePaid';

export function applicationMail(news: PlainNews, reading: Reading): ComposedMail {
  return compose(writePlain(news, reading), reading.language);
}

export function linkedMail(news: LinkedNews, way: WayBack, reading: Reading): ComposedMail {
  return compose(writeLinked(news, way, reading), reading.language);
}

function compose({ subject, blocks }: WrittenMail, language: Language): ComposedMail {
  return {
    subject: `${brand.product} – ${subject}`,
    ...layOut({ language, title: subject, blocks: [...blocks, { small: senderLine }] }),
  };
}

function writePlain(news: PlainNews, { language }: Reading): WrittenMail {
  const words = texts[language];
  switch (news.kind) {
    case 'documentsReceived':
      return words.documentsReceived({ due: formatMoment(news.dueAt, language) });
    case 'applicationReceived':
      return words.applicationReceived({ review: news.review, due: formatMoment(news.dueAt, language) });
    case 'invoicePaid': {
      const { amount, merchant, number, firstPaymentOn } = news;
      const firstPayment = formatDate(firstPaymentOn, language);
      return words.invoicePaid({ amount: formatMoney(amount, language, 2), merchant, number, firstPayment });
    }
  }
}

function writeLinked(news: LinkedNews, { link, until }: WayBack, { language, today }: Reading): WrittenMail {
  const words = texts[language];
  const lastDay = formatDate(until, language);
  switch (news.kind) {
    case 'approved': {
      const { by, merchant, entry } = news;
      const limit = formatMoney(news.limit, language);
      return words.approved({ by, limit, until: lastDay, merchant, entry, link });
    }
    case 'preQualified': {
      const [limit, instant] = [formatMoney(news.limit, language), formatMoney(news.instant, language)];
      const { merchant, entry } = news;
      return words.preQualified({ limit, instant, until: lastDay, merchant, entry, link });
    }
    case 'rejected': {
      const { by, reasons, reapplyOn } = news;
      return words.rejected({
        by,
        reasons: reasons.map((reason) => reason[language]),
        days: Math.max(0, daysBetween(today, reapplyOn)),
        from: formatDate(reapplyOn, language),
        link,
      });
    }
    case 'moreAsked': {
      const items = news.items.map((item) => item[language]);
      return words.moreAsked({ items, note: news.note, link, until: lastDay });
    }
  }
}
