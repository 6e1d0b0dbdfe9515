import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect } from 'vitest';
import type { Api } from '../../support/api';
import { logIn, type TestBrowser, toText } from '../../support/console-browser';
import { openDashboard } from '../../support/dashboard-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';
import { makeOperator } from '../../support/reviews';

describeMostlyOneDatabase('the logo of a merchant', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    // each browser is in a network of its own
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  const draw = (side: number): Buffer => createCanvas(side, side).toBuffer('image/png');
  const upload = (browser: TestBrowser, path: string, content: Buffer) => {
    const boundary = 'x'.repeat(30);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
    return api.call<string>('POST', path, {
      headers: {
        ...browser.buildHeaders(),
        origin: api.services.config.publicUrl,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
  };
  const findPath = (body: string): string => /src="(\/logos\/[\w-]{36})"/.exec(body)?.[1] ?? '';

  testEach('is uploaded by an owner, shown to applicants, replaced, and removed', async () => {
    const merchant = await api.makeMerchant({ name: 'Boréal Ébénisterie' });
    const owner = await openDashboard(api, { merchantId: merchant.id });
    const form = `/merchant/settings/logo?merchant=${merchant.id}`;
    expect((await upload(owner, form, draw(40))).status).toBe(303);
    const first = findPath((await owner.get('/merchant/settings')).body);
    const shown = await api.call('GET', first);
    expect(shown).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      },
    });
    const view = await (await api.session({}, { merchant })).view();
    expect(view.merchant.logoUrl).toBe(`${api.services.config.publicUrl}${first}`);
    const { body } = await api.checkout({ cartTotal: 900 }, { merchant });
    expect(body.firstScreen?.logoUrl).toBe(view.merchant.logoUrl);
    // the checkout draws it: a page of the merchant may read it
    const { headers } = await api.call('GET', first, { headers: { origin: merchant.origin } });
    expect(headers['access-control-allow-origin']).toBe(merchant.origin);

    expect((await upload(owner, form, draw(41))).status).toBe(303);
    const second = findPath((await owner.get('/merchant/settings')).body);
    expect([(await api.call('GET', first)).status, (await api.call('GET', second)).status]).toEqual([
      404, 200,
    ]);
    expect((await owner.post(`/merchant/settings/logo/remove?merchant=${merchant.id}`)).status).toBe(303);
    expect((await api.call('GET', second)).status).toBe(404);
    expect(toText((await owner.get('/merchant/settings')).body)).toContain('None');
    const trail = await api.database
      .selectFrom('audit_event')
      .select('details')
      .where('act', '=', 'merchant.changed')
      .execute();
    expect(trail.filter(({ details }) => details['merchantId'] === merchant.id)).toEqual(
      Array.from({ length: 3 }, () => ({ details: { merchantId: merchant.id, fields: 'logoUrl' } })),
    );
  });

  test('is refused with the reason, and nothing changes', async () => {
    const { id } = await api.makeMerchant();
    const owner = await openDashboard(api, { merchantId: id, language: 'fr' });
    const form = `/merchant/settings/logo?merchant=${id}`;
    for (const [content, sentence] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Utilisez une image PNG, JPEG ou WebP.'],
      [draw(2_001), 'L’image ne peut dépasser 2 000 pixels de côté.'],
      [Buffer.alloc(256 * 1024 + 1), 'L’image ne peut dépasser 256 ko.'],
    ] as const) {
      const { status, body } = await upload(owner, form, content);
      expect([status, toText(body).includes(sentence)]).toEqual([422, true]);
    }
    expect(findPath((await owner.get('/merchant/settings')).body)).toBe('');
    const stranger = await openDashboard(api, { merchantId: id, role: 'developer' });
    expect((await upload(stranger, form, draw(40))).status).toBe(403);
    expect((await stranger.get('/merchant/settings')).status).toBe(403);
  });

  test('is uploaded and removed by operators on the merchant’s page', async () => {
    const { id } = await api.makeMerchant();
    const finance = await logIn(api, await makeOperator(api, 'Fin Roy', { roles: ['finance'] }));
    const page = `/operator/merchants/${id}`;
    const refused = await upload(finance, `${page}/logo`, draw(10));
    expect([refused.status, toText(refused.body).includes('at least 32 pixels')]).toEqual([422, true]);
    expect((await upload(finance, `${page}/logo`, draw(40))).status).toBe(303);
    const { body } = await finance.get(page);
    expect((await api.call('GET', findPath(body))).status).toBe(200);
    expect(toText(body)).toContain('changed the merchant’s logo');
    // the form of the settings keeps it
    const settings = { name: 'Renamed', legalName: 'Renamed inc.', language: 'en', minimumPurchase: '0' };
    const logoUrl = `${api.services.config.publicUrl}${findPath(body)}`;
    const rest = { sin: 'required', feeRate: '0', feeFixed: '0', logoUrl };
    expect((await finance.post(`${page}/edit`, { ...settings, ...rest })).status).toBe(303);
    expect((await finance.post(`${page}/logo/remove`)).status).toBe(303);
    const reviewer = await logIn(api, await makeOperator(api, 'Rev Yew', { roles: ['reviewer'] }));
    expect((await upload(reviewer, `${page}/logo`, draw(40))).status).toBe(403);
  });
});
