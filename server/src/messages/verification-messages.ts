import { brand } from '@tamarack/core/brand';
import type { Mail, Sms } from './ports';
import type { VerificationTexts } from './texts/verification';
import { verificationEn } from './texts/verification-en';
import { verificationFr } from './texts/verification-fr';

const texts: Readonly<Record<'en' | 'fr', VerificationTexts>> = { en: verificationEn, fr: verificationFr };

export interface CodeMessage {
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
  readonly language: 'en' | 'fr';
}

export function verificationSms({ to, code, minutes, language }: CodeMessage): Sms {
  return { to, text: texts[language].sms(code, minutes) };
}

export function verificationMail({ to, code, minutes, language }: CodeMessage): Mail {
  const words = texts[language];
  const lines = [words.mailIntro, code, words.mailExpiry(minutes), words.mailNotYou, words.mailSender];
  return {
    to,
    // the code stands first, so that a phone's notification shows it
    subject: `${code} – ${words.mailSubject} ${brand.product}`,
    text: lines.join('\n\n'),
    html: html(language, words, code, minutes),
  };
}

/** Only our own words and six digits go in: nothing to escape. */
function html(language: 'en' | 'fr', words: VerificationTexts, code: string, minutes: number): string {
  const { navy } = brand.colours;
  return [
    `<!doctype html><html lang="${language}-CA"><meta charset="utf-8"><title>${words.mailSubject}</title>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:${navy}">`,
    `<p><strong>${brand.product}</strong></p><p>${words.mailIntro}</p>`,
    `<p style="font-size:32px;letter-spacing:6px;font-weight:700;margin:16px 0">${code}</p>`,
    `<p>${words.mailExpiry(minutes)}</p><p>${words.mailNotYou}</p>`,
    `<p style="font-size:13px;color:#56607a">${words.mailSender}</p></body></html>`,
  ].join('\n');
}
