import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { TamarackError } from './client/tamarack-error';
import type { TamarackEvent } from './client/types';

/** Headers of Node's `http`, Express or Fastify, or of `fetch`. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

const signatureHeaders = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const;

/**
 * Verifies a webhook and returns its event. Respond with 401 if it throws.
 *
 * @param payload the raw body: the signature covers its bytes
 * @param secret signing secret of the endpoint, `whsec_…`
 * @throws TamarackError `webhook-invalid`: not signed with this secret, or more than five minutes old;
 *   `invalid-argument`: a payload that is already parsed, or not a secret
 */
export function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): TamarackEvent {
  const body = toText(payload);
  const webhook = createWebhook(secret);
  const read =
    headers instanceof Headers ? (name: string) => headers.get(name) : (name: string) => headers[name];
  const given = Object.fromEntries(
    signatureHeaders.map((name) => {
      const value = read(name);
      if (typeof value !== 'string')
        throw new TamarackError('webhook-invalid', `The header ${name} is missing.`);
      return [name, value];
    }),
  );
  try {
    return webhook.verify(body, given) as TamarackEvent;
  } catch (error) {
    const reason = error instanceof WebhookVerificationError ? error.message : 'The body is not JSON';
    throw new TamarackError('webhook-invalid', `${reason}.`, { cause: error });
  }
}

function toText(payload: string | Uint8Array): string {
  if (typeof payload === 'string') return payload;
  if (payload instanceof Uint8Array) return Buffer.from(payload).toString();
  throw new TamarackError(
    'invalid-argument',
    'verifyWebhook: expected the raw body, got a parsed one. Read it before the JSON parser: express.raw({ type: "application/json" }).',
  );
}

function createWebhook(secret: string): Webhook {
  if (typeof secret === 'string' && /^whsec_[A-Za-z0-9+/]+=*$/.test(secret)) return new Webhook(secret);
  throw new TamarackError(
    'invalid-argument',
    'verifyWebhook: expected the secret of the endpoint (whsec_…), which was returned when the endpoint was created.',
  );
}
