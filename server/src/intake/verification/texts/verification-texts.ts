/** Text of a verification message, in one language. */
export interface VerificationTexts {
  sms(code: string, minutes: number): string;
  readonly mailSubject: string;
  readonly mailIntro: string;
  mailExpiry(minutes: number): string;
  readonly mailNotYou: string;
}
