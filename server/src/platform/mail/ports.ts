/** Ports to the services that deliver messages to people. Adapters: Twilio, SMTP, and the outbox table. */

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
  /** Identical for each attempt at one mail, so that a mailbox can detect a duplicate. */
  readonly id?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[];
}

/** Why a message was not sent. Only `unavailable` is worth an unchanged retry. */
export type Refusal = 'landline' | 'foreign' | 'undeliverable' | 'unavailable';

export type SendOutcome = { readonly sent: true } | { readonly sent: false; readonly reason: Refusal };

/** Never rejects because of the service or the network; see the outcome. */
export interface MailSender {
  sendMail(mail: Mail): Promise<SendOutcome>;
}

export interface PhoneLine {
  /** `unknown`: the carrier reports nothing or is unreachable; a message may still arrive. */
  readonly kind: 'mobile' | 'landline' | 'unknown';
  /** ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
}

/** Sends text messages, and looks up a number before one is sent. */
export interface SmsService {
  /** Never rejects because of the service or the network; see the outcome. */
  sendSms(sms: Sms): Promise<SendOutcome>;
  /**
   * In Canada, the digits of a number do not show whether it can receive an SMS: only the carrier knows.
   *
   * @param phone E.164
   */
  lookUpLine(phone: string): Promise<PhoneLine>;
}

export interface Messages extends SmsService, MailSender {}
