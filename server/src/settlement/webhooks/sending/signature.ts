import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret in the form that a merchant receives. */
export const generateSecret = (): string => prefix + randomBytes(32).toString('base64');

export interface MessageToSign {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/**
 * Builds the headers of a webhook, signed with each secret.
 *
 * @see https://www.standardwebhooks.com
 */
export function buildSignedHeaders(
  message: MessageToSign,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = Math.floor(message.at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    const mac = createHmac('sha256', key).update(`${message.id}.${seconds}.${message.body}`);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
