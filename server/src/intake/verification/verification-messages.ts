import type { Language } from '@tamarack/core/language';
import { layOut, type Mail, type Sms, senderLine } from '../../platform/mail';
import type { VerificationTexts } from './texts/verification';
import { verificationEn } from './texts/verification-en';
import { verificationFr } from './texts/verification-fr';

const texts: Readonly<Record<Language, VerificationTexts>> = { en: verificationEn, fr: verificationFr };

export interface CodeMessage {
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
  readonly language: Language;
}

export function verificationSms({ to, code, minutes, language }: CodeMessage): Sms {
  return { to, text: texts[language].sms(code, minutes) };
}

export function verificationMail({ to, code, minutes, language }: CodeMessage): Mail {
  const words = texts[language];
  return {
    to,
    // the code comes first, so that a phone's notification shows it
    subject: `${code} – ${words.mailSubject}`,
    ...layOut({
      language,
      title: words.mailSubject,
      blocks: [words.mailIntro, { code }, words.mailExpiry(minutes), words.mailNotYou, { small: senderLine }],
    }),
  };
}
