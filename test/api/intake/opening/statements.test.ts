import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import { buildLinkCheckout, makeInvoiceLink } from '../../../support/invoice-links';
import { makeOrder } from '../../../support/orders';

/** Its verb and its table; the joined inserts of several tables have none. */
function describeStatement(text: string): string {
  const [verb = ''] = text.split(' ');
  const table = /(?:from|update|insert into) "?(\w+)"?/.exec(text)?.[1];
  return verb === 'with' ? 'insert' : [verb, table].filter(Boolean).join(' ');
}

/** A merchant's page waits for these before the first screen. Without an idempotency key, as the SDK calls. */
describeOneDatabase('statements of opening a checkout', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
    // a process remembers the merchant's origins
    await api.checkout();
  });

  const open = async (body: Parameters<Api['checkout']>[0] = {}, resumeCookie?: string) => {
    const { origin, publishableKey } = api.merchant;
    const response = await api.call('POST', '/v1/checkout', {
      headers: {
        origin,
        merchantkey: publishableKey,
        ...(resumeCookie !== undefined && { cookie: `tamarack_resume=${resumeCookie}` }),
      },
      body: { cartTotal: 2500, currency: 'CAD', requestSource: 'tamarackDirectApp', ...body },
    });
    expect(response.status).toBe(200);
    return response;
  };

  /** What is sent to the database for the call beside its key's look-up, each in a round trip: `select live_session`. */
  const listStatements = async (...call: Parameters<typeof open>): Promise<readonly string[]> => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    await open(...call);
    const calls: readonly (readonly unknown[])[] = sent.mock.calls;
    sent.mockRestore();
    return calls
      .map(([query]) =>
        (typeof query === 'string' ? query : (query as { readonly text: string }).text).trim(),
      )
      .filter((text) => !/pgboss|merchant_key/.test(text))
      .map(describeStatement);
  };

  test('a cart: one insert', async () => {
    expect(await listStatements()).toEqual(['insert']);
  });

  test('an invoice’s link: its row is read, and one insert stores its invoice too', async () => {
    const { linkId } = await makeInvoiceLink(api);
    expect(await listStatements(buildLinkCheckout(linkId))).toEqual(['select invoice_link_list', 'insert']);
  });

  test('a device whose cookie resumes nothing: it is looked up, and the rest is one insert', async () => {
    expect(await listStatements({}, 'A'.repeat(43))).toEqual(['select live_session', 'insert']);
  });

  test('a checkout that is resumed: what may change is locked, in one transaction', async () => {
    const { cookie = '' } = await api.checkout();
    expect(await listStatements({}, cookie)).toEqual([
      'select live_session',
      'begin',
      'select application',
      'select checkout',
      'select checkout_order',
      // facts of the application: of its signature, and to reopen it
      'select scoring_run',
      'select scoring_run',
      'update checkout',
      'update invoice',
      'insert session',
      'insert frame_session',
      'insert audit_event',
      'commit',
    ]);
  });

  test('an order of the merchant’s server: as one that is resumed', async () => {
    const { clientToken } = await makeOrder(api);
    expect(await listStatements({ cartTotal: 0, clientToken })).toEqual([
      'begin',
      'select checkout_order',
      'select application',
      'select checkout',
      'insert session',
      'insert frame_session',
      'update checkout_order',
      'select live_session',
      'select scoring_run',
      'insert audit_event',
      'commit',
    ]);
  });
});
