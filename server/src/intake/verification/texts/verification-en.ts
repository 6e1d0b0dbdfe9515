import { brand } from '@tamarack/core/brand';
import type { VerificationTexts } from './verification-texts';

export const verificationEn: VerificationTexts = {
  // A plain space: a no-break one is outside the SMS alphabet and would make two messages of one.
  sms: (code, minutes) =>
    `${brand.product}: your verification code is ${code}. It expires in ${minutes} minutes. Never share it with anyone.`,
  mailSubject: `Your ${brand.product} verification code`,
  mailIntro: 'Enter this code to confirm your email address:',
  mailExpiry: (minutes) => `The code expires in ${minutes}\u00a0minutes and works once.`,
  mailNotYou: 'If you didn’t ask for it, you can ignore this message: nothing happens without the code.',
};
