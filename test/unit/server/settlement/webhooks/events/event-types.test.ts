import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sandboxWebhook } from '../../../../../../server/sandbox/webhook';
import { defaultRetryDelays } from '../../../../../../server/src/settlement/webhooks/deliveries/retry-delays';
import {
  merchantEventData,
  merchantEventTypes,
} from '../../../../../../server/src/settlement/webhooks/events/event-types';
import { buildEventWebhooks } from '../../../../../../server/src/settlement/webhooks/events/openapi';

const read = (name: string): string =>
  readFileSync(new URL(`../../../../../../${name}`, import.meta.url), 'utf8');
const page = read('docs/webhooks.md');

describe('the merchant’s webhook documentation', () => {
  it('the documentation names every type, and none that does not exist', () => {
    const named = [...page.matchAll(/`((?:checkout|agreement|invoice_link|payout|payee)\.[a-z_]+|ping)`/g)];
    expect([...new Set(named.map(([, type]) => type))].sort()).toEqual([...merchantEventTypes].sort());
  });

  it('the documentation shows the bodies as sent', () => {
    const [checkout, link, payout, payeeChange] = [...page.matchAll(/```json event=\S+\n(.+?)```/gs)].map(
      ([, text]) => JSON.parse(text ?? ''),
    );
    expect(merchantEventData['checkout.completed'].parse(checkout)).toEqual(checkout);
    expect(merchantEventData['invoice_link.used'].parse(link)).toEqual(link);
    expect(merchantEventData['payout.paid'].parse(payout)).toEqual(payout);
    expect(merchantEventData['payee.changed'].parse(payeeChange)).toEqual(payeeChange);
  });

  it('the documentation gives the actual retry delays', () => {
    const said = defaultRetryDelays.map((seconds) =>
      seconds < 60 ? `${seconds} s` : seconds < 3600 ? `${seconds / 60} min` : `${seconds / 3600} h`,
    );
    expect(page).toContain(`${said.slice(0, -1).join(', ')} and ${said.at(-1)}`);
    const days = defaultRetryDelays.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(4);
  });
});

it('the sandbox and its storefront share one secret', () => {
  for (const name of ['examples/start.mjs', 'docs/sandbox.md'])
    expect(read(name)).toContain(sandboxWebhook.secret);
});

describe('event data that does not match its type', () => {
  it.each(merchantEventTypes)('%s allows no undocumented field', (type) => {
    expect(merchantEventData[type].safeParse({ email: 'a@b.example' }).success).toBe(false);
  });

  it('additional event data is rejected, a name for one', () => {
    const ping = { endpointId: 'one' };
    expect(merchantEventData.ping.safeParse(ping).success).toBe(true);
    expect(merchantEventData.ping.safeParse({ ...ping, name: 'Élodie' }).success).toBe(false);
  });
});

it('every type is in the OpenAPI document, with the schema of its data', () => {
  const webhooks = buildEventWebhooks();
  expect(Object.keys(webhooks)).toEqual(merchantEventTypes);
  expect(webhooks['payout.paid']?.post).toMatchObject({
    operationId: 'Event_PayoutPaid',
    requestBody: {
      content: {
        'application/json': {
          schema: { properties: { data: { required: expect.arrayContaining(['payoutId', 'amount']) } } },
        },
      },
    },
  });
});
