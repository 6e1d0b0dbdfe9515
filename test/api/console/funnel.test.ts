import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { logIn } from '../../support/console-browser';
import { describeOneDatabase } from '../../support/describe-databases';
import { makeOperator } from '../../support/reviews';

describeOneDatabase('funnel page of the console', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  const open = async () => logIn(api, await makeOperator(api, 'Robin Tremblay', { roles: ['finance'] }));
  const reportFor = async (name: string, routes: readonly string[]) => {
    const merchant = await api.makeMerchant({ name });
    const { checkoutId } = await api.session({ cartTotal: 900 }, { merchant });
    const events = [
      ...routes.map((route) => ({ name: 'step', route, first: true })),
      { name: 'end', end: 'abandoned' },
    ];
    await api.call('POST', '/v1/analytics', { body: { checkoutId, language: 'fr', events } });
    return merchant;
  };

  test('shows how many reached each screen, and the share of the one that most reached', async () => {
    const browser = await open();
    expect((await browser.get('/operator/funnel')).body).toContain(
      'No openings were counted in this period.',
    );
    const merchant = await reportFor('Boulangerie Côté & fils', ['/', '/verify-phone']);
    await reportFor('Other', ['/']);
    const { body } = await browser.get('/operator/funnel');
    const [, screens = ''] = body.split('<caption class="hidden">Screens</caption>');
    const text = screens.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(text).toMatch(/Welcome \/ 2 100 ?% 2/);
    expect(text).toMatch(/Phone verification \/verify-phone 1 50 ?% 1/);
    expect(text).toContain('Abandoned, confirmed by the customer 2');
    expect(text).toContain('French 3');

    const own = await browser.get(`/operator/funnel?days=7&merchant=${merchant.id}`);
    expect(own.body).toContain('Boulangerie Côté &amp; fils');
    expect(own.body).toContain('aria-current="page">7 days');
    expect((await browser.get(`/operator/merchants/${merchant.id}`)).body).toContain(
      `/operator/funnel?merchant=${merchant.id}`,
    );
  });

  test('takes known periods and merchants only, and is for operators', async () => {
    const browser = await open();
    expect((await browser.get('/operator/funnel?days=8')).status).toBe(400);
    expect((await browser.get('/operator/funnel?merchant=none')).status).toBe(404);
    expect((await api.app.inject({ url: '/operator/funnel' })).statusCode).toBe(303);
  });
});
