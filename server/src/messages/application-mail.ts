import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { daysBetween, type PlainDate } from '@tamarack/core/calendar/plain-date';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { layOut, senderLine } from './layout';
import type { Mail } from './ports';
import type { ApplicationMailTexts, WrittenMail } from './texts/application-mails';
import { applicationMailsEn } from './texts/application-mails-en';
import { applicationMailsFr } from './texts/application-mails-fr';

/** What a mail about an application tells: nothing that only the applicant should know. */
export type ApplicationNews =
  | { readonly kind: 'documentsReceived' }
  | {
      readonly kind: 'approved';
      readonly limit: Cents;
      readonly expiresOn: PlainDate;
      readonly merchant: string;
    }
  | {
      readonly kind: 'rejected';
      /** The weightiest first, in both languages. */
      readonly reasons: readonly { readonly en: string; readonly fr: string }[];
      readonly reapplyOn: PlainDate;
    };

const texts: Readonly<Record<'en' | 'fr', ApplicationMailTexts>> = {
  en: applicationMailsEn,
  fr: applicationMailsFr,
};

/** @param today in the provider's zone: what "in so many days" counts from */
export function applicationMail(
  news: ApplicationNews,
  { language, today }: { readonly language: 'en' | 'fr'; readonly today: PlainDate },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, blocks } = write(news, language, today);
  return {
    subject: `${brand.product} – ${subject}`,
    ...layOut({ language, title: subject, blocks: [...blocks, { small: senderLine }] }),
  };
}

function write(news: ApplicationNews, language: 'en' | 'fr', today: PlainDate): WrittenMail {
  const words = texts[language];
  switch (news.kind) {
    case 'documentsReceived':
      return words.documentsReceived();
    case 'approved': {
      const { limit, expiresOn, merchant } = news;
      const until = formatDate(expiresOn, language);
      return words.approved({ limit: formatMoney(limit, language), until, merchant });
    }
    case 'rejected': {
      const { reasons, reapplyOn } = news;
      return words.rejected({
        reasons: reasons.map((reason) => reason[language]),
        days: Math.max(0, daysBetween(today, reapplyOn)),
        from: formatDate(reapplyOn, language),
      });
    }
  }
}
