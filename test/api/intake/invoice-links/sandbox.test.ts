import { beforeAll, expect, test } from 'vitest';
import { linkValues, sandboxLinks, seedLinks } from '../../../../server/sandbox/data/invoice-links';
import { sandboxMerchant } from '../../../../server/sandbox/data/seed';
import { createLinkedInvoices } from '../../../../server/src/intake/invoice-links/linked-invoices';
import type { Api } from '../../../support/api';
import { countRows } from '../../../support/count-rows';
import { describeOneDatabase } from '../../../support/describe-databases';
import { openHostedCheckout } from '../../../support/invoice-links';

describeOneDatabase('the sandbox’s invoice links', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('the sandbox links have the documented states', async () => {
    for (const { linkId, is } of sandboxLinks) {
      const { status, problem } = await openHostedCheckout(api, linkId);
      expect([linkId, status, problem.type]).toEqual(
        is === 'open' ? [linkId, 200, undefined] : [linkId, 400, `invoice-link-is-${is}`],
      );
    }
    expect((await openHostedCheckout(api, 'anything-else')).problem.type).toBe('invoice-link-is-invalid');
  });

  test('the sandbox links are created once over several starts', async () => {
    const merchant = await api.services.merchants.findByKey('secret', sandboxMerchant.secretKey);
    if (!merchant) throw new Error('there is no sandbox merchant');
    const before = await countRows(api.database);
    await seedLinks(api.services, merchant, api.clock.now());
    expect(await countRows(api.database)).toEqual(before);
    expect(await api.services.merchants.sites(api.database, merchant.id)).toEqual(sandboxMerchant.sites);
  });

  test('the sandbox links are printed, with a fresh one each time', async () => {
    const { body } = await api.call<string>('GET', '/sandbox');
    for (const [path] of linkValues) expect(body).toContain(`<a href="${path}">`);
    const [one, two] = [await api.call('GET', '/sandbox/invoice'), await api.call('GET', '/sandbox/invoice')];
    for (const { status, headers } of [one, two]) {
      expect(status).toBe(303);
      const url = new URL(String(headers['location']));
      expect(url.origin + url.pathname).toBe(`${api.services.config.publicUrl}/invoice`);
      expect((await openHostedCheckout(api, url.searchParams.get('linkId') ?? '')).status).toBe(200);
    }
    expect(one.headers['location']).not.toBe(two.headers['location']);
  });

  test('there are no sandbox links outside the sandbox', async () => {
    const outside = createLinkedInvoices({ now: api.clock.now, sandbox: false });
    await expect(outside.find(api.database, 'sandbox-open')).rejects.toMatchObject({
      type: 'invoice-link-is-invalid',
    });
  });
});
