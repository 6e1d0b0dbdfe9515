import type { Block } from '../../../platform/mail';

interface MailText {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** Texts of the mails to members, in one language. */
export interface MemberMailTexts {
  readonly login: (data: { readonly link: string }) => MailText;
  readonly invitation: (data: {
    readonly link: string;
    readonly merchant: string;
    readonly email: string;
  }) => MailText;
  readonly newDevice: (data: {
    readonly link: string;
    /** Browser and system, as browsers name them. */
    readonly device: string;
    readonly at: string;
  }) => MailText;
}
