import type { Language } from '@tamarack/core/language';
import { buildSenderLine, type Mail, renderMail, type Sms } from '../../platform/mail';
import { verificationEn } from './texts/verification-en';
import { verificationFr } from './texts/verification-fr';
import type { VerificationTexts } from './texts/verification-texts';

const texts: Readonly<Record<Language, VerificationTexts>> = { en: verificationEn, fr: verificationFr };

export interface CodeMessage {
  readonly to: string;
  readonly code: string;
  readonly minutes: number;
  readonly language: Language;
}

export function composeVerificationSms({ to, code, minutes, language }: CodeMessage): Sms {
  return { to, text: texts[language].sms(code, minutes) };
}

export function composeVerificationMail({ to, code, minutes, language }: CodeMessage): Mail {
  const mailTexts = texts[language];
  return {
    to,
    // the code comes first, so that a phone's notification shows it
    subject: `${code} – ${mailTexts.mailSubject}`,
    ...renderMail({
      language,
      title: mailTexts.mailSubject,
      blocks: [
        mailTexts.mailIntro,
        { code },
        mailTexts.mailExpiry(minutes),
        mailTexts.mailNotYou,
        { small: buildSenderLine(language) },
      ],
    }),
  };
}
