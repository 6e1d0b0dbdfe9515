import { createTransport } from 'nodemailer';
import type { MailSender, Refusal } from '../../platform/mail';

export interface SmtpOptions {
  /** `smtps://user:password@host:465`; the password never leaves this module. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
}

/** Mail over SMTP. A 5xx response to a recipient means an invalid address; any other error may be temporary. */
export function createSmtpSender(options: SmtpOptions): MailSender & {
  /** Connects and logs in, without a mail. Rejects if that fails. */
  check(): Promise<void>;
  close(): void;
} {
  const domain = /@([\w.-]+)/.exec(options.from)?.[1] ?? 'localhost';
  const transport = createTransport(withTimeouts(options.url), {
    from: options.from,
    // our mails never reference files or URLs to fetch: refusing them prevents injection through a template
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sendMail: async ({ id, to, subject, text, html, attachments = [] }) => {
      try {
        await transport.sendMail({
          ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
          to,
          subject,
          text,
          html,
          attachments: [...attachments],
        });
        return { sent: true };
      } catch (error) {
        return { sent: false, reason: toRefusal(error) };
      }
    },
    check: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/**
 * In milliseconds. A silent service counts as unavailable: an attempt ends well before the job’s lock on its mail
 * expires.
 */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/** Adds the timeouts as query parameters: the transport accepts them only there. Keeps those that the URL sets. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(timeouts))
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(ms));
  return url.href;
}

function toRefusal(error: unknown): Refusal {
  const code = (error as { responseCode?: unknown }).responseCode;
  return typeof code === 'number' && code >= 550 && code < 560 ? 'undeliverable' : 'unavailable';
}
