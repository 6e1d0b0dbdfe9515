import { expect, test } from 'vitest';
import { recipes } from '../../../../sdk/node/cli/sandbox/recipes';
import { operations } from '../../../../sdk/node/contract/operations';
import { createCheckouts } from '../../../../sdk/node/resources/checkouts';
import { createEligibility } from '../../../../sdk/node/resources/eligibility';
import { createEvents } from '../../../../sdk/node/resources/events';
import { createInvoiceLinks } from '../../../../sdk/node/resources/invoice-links';
import { createPayouts } from '../../../../sdk/node/resources/payouts';
import { createWebhookEndpoints } from '../../../../sdk/node/resources/webhook-endpoints';
import { merchantEventTypes } from '../../../../server/src/settlement/webhooks/events/event-types';

test('every operation of the contract has its method', async () => {
  const called = new Set<string>();
  const record = async (id: string): Promise<never> => {
    called.add(id);
    return { items: [], nextCursor: null } as never;
  };
  const all = [
    createCheckouts,
    createEligibility,
    createEvents,
    createInvoiceLinks,
    createPayouts,
    createWebhookEndpoints,
  ];
  for (const resource of all.map((make) => make(record)))
    for (const method of Object.values(resource))
      await (method as (...values: unknown[]) => unknown)('id', {});
  // a list takes its query first
  expect([...called].toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('every event type of the contract can be triggered', () => {
  expect(Object.keys(recipes).toSorted()).toEqual([...merchantEventTypes].toSorted());
});
