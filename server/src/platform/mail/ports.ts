/** Edges to the services that carry words to people. Adapters: Twilio, SMTP, and the outbox table. */

export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mail {
  /** The same for each try at one mail: a mailbox can tell a repeat by it. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** Why a message did not go. Only `unavailable` is worth another try as it stands. */
export type Refusal = 'landline' | 'foreign' | 'undeliverable' | 'unavailable';

export type SendOutcome = { readonly sent: true } | { readonly sent: false; readonly reason: Refusal };

/** Never rejects for what the service or the network does; the outcome tells. */
export interface SmsSender {
  sendSms(sms: Sms): Promise<SendOutcome>;
}

/** Never rejects for what the service or the network does; the outcome tells. */
export interface MailSender {
  sendMail(mail: Mail): Promise<SendOutcome>;
}

export interface Line {
  /** `unknown`: the carrier does not tell, or could not be asked; a message may still get there. */
  readonly kind: 'mobile' | 'landline' | 'unknown';
  /** ISO 3166-1 alpha-2; null when not known. */
  readonly country: string | null;
}

/** Whether a number can take an SMS cannot be told from its digits in Canada: the carrier has to be asked. */
export interface CarrierLookUp {
  /** @param phone E.164 */
  lookUpLine(phone: string): Promise<Line>;
}

export interface Messages extends SmsSender, MailSender, CarrierLookUp {}
