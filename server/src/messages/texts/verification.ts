/** What a verification message says, in one language. */
export interface VerificationTexts {
  sms(code: string, minutes: number): string;
  readonly mailSubject: string;
  readonly mailIntro: string;
  mailExpiry(minutes: number): string;
  readonly mailNotYou: string;
  /** Who writes, and how to reach them: required of every commercial message in Canada (CASL, s. 6). */
  readonly mailSender: string;
}
