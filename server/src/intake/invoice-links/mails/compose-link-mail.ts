import { brand } from '@tamarack/core/brand';
import { formatDate } from '@tamarack/core/calendar/format-date';
import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import type { Cents } from '@tamarack/core/money/cents';
import { formatMoney } from '@tamarack/core/money/format';
import { buildSenderLine, type Mail, renderMail } from '../../../platform/mail';
import { buildLinkUrl } from './link-url';
import { linkMailTexts } from './mail-texts';

export interface LinkMail {
  readonly merchant: string;
  readonly number: string;
  readonly amount: Cents;
  readonly site: string | null;
  readonly linkId: string;
  readonly expiresAt: Date;
  readonly language: Language;
}

/** The mail that sends a merchant's customer the link of an invoice. */
export function composeLinkMail(
  { merchant, number, amount, site, linkId, expiresAt, language }: LinkMail,
  publicUrl: string,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, blocks } = linkMailTexts[language]({
    merchant,
    number,
    site,
    amount: formatMoney(amount, language, 2),
    until: formatDate(dateIn(expiresAt), language),
    link: `${buildLinkUrl(publicUrl, linkId)}&lng=${language}`,
    origin: `${publicUrl}/`,
  });
  return {
    subject: `${brand.product} – ${subject}`,
    ...renderMail({ language, title: subject, blocks: [...blocks, { small: buildSenderLine(language) }] }),
  };
}
