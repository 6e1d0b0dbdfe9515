import { expect, test } from 'vitest';
import { isTamarackError } from '../../../../sdk/node/client/tamarack-error';
import type { TamarackEvent } from '../../../../sdk/node/client/types';
import { verifyWebhook, type WebhookHeaders } from '../../../../sdk/node/verify-webhook';
import {
  buildSignedHeaders,
  generateSecret,
} from '../../../../server/src/settlement/webhooks/sending/signature';

const secret = generateSecret();
const event = {
  id: 'e1',
  type: 'invoice_link.used',
  timestamp: '2026-11-24T15:00:00.000Z',
  data: { linkId: 'l1', invoiceNumber: 'NL-1', site: 'Dépôt de Laval', amount: 3264.17 },
};
const body = JSON.stringify(event);
/** As the API signs them. */
const sign = (at = new Date(), secrets = [secret]) => buildSignedHeaders({ id: event.id, at, body }, secrets);

const getErrorType = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (isTamarackError(error)) return `${error.type}: ${error.message}`;
    throw error;
  }
  return 'verified';
};

test.each<[string, string | Uint8Array, WebhookHeaders]>([
  ['as text', body, sign()],
  ['as bytes', Buffer.from(body), sign()],
  ['with the headers of fetch', new TextEncoder().encode(body), new Headers(sign())],
  ['signed with the secret before and the new one', body, sign(new Date(), [generateSecret(), secret])],
])('what the API signed is verified: %s', (_, payload, headers) => {
  expect(verifyWebhook(payload, headers, secret)).toEqual(event);
});

test('the type of an event narrows its data', () => {
  const read = (received: TamarackEvent): string => {
    switch (received.type) {
      case 'checkout.refunded':
        return `${received.data.refund.amount}`;
      case 'invoice_link.used':
        return `${received.data.invoiceNumber} ${received.data.amount}`;
      default:
        return received.type;
    }
  };
  expect(read(verifyWebhook(body, sign(), secret))).toBe('NL-1 3264.17');
});

const { 'webhook-signature': _, ...unsigned } = sign();
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test.each<[string, string, WebhookHeaders, RegExp]>([
  ['a changed body', body.replace('3264.17', '1'), sign(), /^webhook-invalid: No matching signature/],
  ['another secret', body, sign(new Date(), [generateSecret()]), /^webhook-invalid: No matching signature/],
  ['an old message', body, sign(minutesAgo(6)), /^webhook-invalid: Message timestamp too old/],
  ['a message of the future', body, sign(minutesAgo(-6)), /^webhook-invalid: Message timestamp too new/],
  ['a missing header', body, unsigned, /^webhook-invalid: The header webhook-signature is missing/],
])('%s is refused', (_name, payload, headers, message) => {
  expect(getErrorType(() => verifyWebhook(payload, headers, secret))).toMatch(message);
});

test('mistakes of the caller are explained', () => {
  const parsed = event as unknown as string;
  expect(getErrorType(() => verifyWebhook(parsed, sign(), secret))).toMatch(
    /^invalid-argument: .*the raw body/,
  );
  for (const wrong of ['', 'sk_test_1', undefined as unknown as string])
    expect(getErrorType(() => verifyWebhook(body, sign(), wrong))).toMatch(
      /^invalid-argument: .*secret of the endpoint/,
    );
});
