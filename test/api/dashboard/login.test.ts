import { beforeAll, expect } from 'vitest';
import type { Api } from '../../support/api';
import { createIpAddress, openBrowser, toText } from '../../support/console-browser';
import {
  createMemberEmail,
  inviteMember,
  logInAsMember,
  openDashboard,
  requestLink,
  waitForMemberMails,
} from '../../support/dashboard-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';

describeMostlyOneDatabase('log-in to the dashboard', (makeApi, { test: testOne, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    // each browser is in a network of its own
    api = await makeApi({ config: { trustProxy: 1 } });
  });
  const open = () => openBrowser(api, createIpAddress());

  testEach('a mailed link logs in once, when its button is pressed', async () => {
    const email = await inviteMember(api);
    const browser = open();
    expect(await browser.get('/merchant')).toMatchObject({
      status: 303,
      headers: { location: '/merchant/login' },
    });
    const token = await requestLink(api, email, browser);
    // a scanner opens the link, twice
    for (let view = 0; view < 2; view += 1) {
      const { status, headers } = await open().get('/merchant/login/link');
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    }
    const pressed = await browser.post('/merchant/login/link', { token });
    expect(pressed).toMatchObject({ status: 303, headers: { location: '/merchant' } });
    const [session = ''] = [pressed.headers['set-cookie'] ?? []].flat().map(String);
    expect(session).toMatch(/^tamarack_merchant=.*; Path=\/merchant; HttpOnly; SameSite=Lax$/);
    const home = await browser.get('/merchant');
    expect(toText(home.body)).toContain('Northern Supply');
    expect(home.headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
    const second = await open().post('/merchant/login/link', { token });
    expect(second.status).toBe(410);
    expect(toText(second.body)).toContain('A link works once, within 15 minutes.');
  });

  testEach('an address that nobody has gets the same answer and no mail', async () => {
    const email = createMemberEmail();
    const known = await open().post('/merchant/login', { email: await inviteMember(api) });
    const unknown = await open().post('/merchant/login', { email });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toBe(known.body);
    const links = api.database.selectFrom('member_login_link').select('id').where('member_id', 'is', null);
    const [link] = await links.execute();
    // it is decided when the mail is composed
    await expect
      .poll(async () => {
        const mail = api.database
          .selectFrom('mail')
          .select('refused_at')
          .where('about', '=', link?.id ?? '');
        return (await mail.executeTakeFirst())?.refused_at;
      })
      .toBeInstanceOf(Date);
    expect(JSON.stringify(await api.database.selectFrom('mail').selectAll().execute())).not.toContain(email);
  });

  testEach('sessions are listed and ended, and a new device is mailed', async () => {
    const first = await openDashboard(api);
    const second = await logInAsMember(api, first.email);
    const [mail] = (await waitForMemberMails(api, first.email, 4)).filter(({ subject }) =>
      /New device/.test(subject ?? ''),
    );
    expect(mail?.text).toContain('on a device we don’t recognize');
    const list = await first.get('/merchant/account');
    expect(list.body.match(/sessions\/[\w-]{36}\/end/g)).toHaveLength(1);
    const [, id = ''] = /sessions\/([\w-]{36})\/end/.exec(list.body) ?? [];
    const stranger = await openDashboard(api);
    expect((await stranger.post(`/merchant/account/sessions/${id}/end`)).status).toBe(404);
    expect((await first.post(`/merchant/account/sessions/${id}/end`)).status).toBe(303);
    expect((await second.get('/merchant')).status).toBe(303);

    // the same device again: no mail
    await logInAsMember(api, first.email, second);
    expect((await first.post('/merchant/account/sessions/end-others')).status).toBe(303);
    expect((await second.get('/merchant')).status).toBe(303);
    expect((await first.get('/merchant/account')).status).toBe(200);
    const mails = await waitForMemberMails(api, first.email, 5);
    expect(mails.filter(({ subject }) => /New device/.test(subject ?? ''))).toHaveLength(1);

    expect((await first.post('/merchant/logout')).headers['location']).toBe('/merchant/login');
    expect(toText((await first.get('/merchant/login')).body)).toContain('You’ve been logged out.');
    const acts = api.database.selectFrom('audit_event').select('act').where('act', 'like', 'member.%');
    expect(new Set((await acts.execute()).map(({ act }) => act))).toEqual(
      new Set(['member.loggedIn', 'member.loggedOut', 'member.sessionsEnded']),
    );
  });

  testEach('a member of several merchants chooses one, in their language', async () => {
    const { email, ...browser } = await openDashboard(api, { language: 'fr' });
    expect(toText((await browser.get('/merchant')).body)).toContain('Accueil');
    const other = await api.makeMerchant({ name: 'Quincaillerie Côté' });
    await inviteMember(api, { merchantId: other.id, role: 'accounting', email });
    await logInAsMember(api, email, browser);
    expect((await browser.get('/merchant')).headers['location']).toBe('/merchant/choose');
    const { body } = await browser.get('/merchant/choose');
    const [, membership = ''] =
      /value="([\w-]{36})"[^>]*>Ouvrir<span class="hidden"> Quincaillerie/.exec(body) ?? [];
    const stranger = await openDashboard(api);
    expect((await stranger.post('/merchant/choose', { membership })).status).toBe(404);
    expect((await browser.post('/merchant/choose', { membership })).status).toBe(303);
    expect(toText((await browser.get('/merchant')).body)).toContain('Quincaillerie Côté');

    const changed = await browser.post('/merchant/language', { language: 'en', next: '/merchant/account' });
    expect(changed.headers['location']).toBe('/merchant/account');
    expect(toText((await browser.get('/merchant/account')).body)).toContain('Your account');
    const outside = await browser.post('/merchant/language', { language: 'fr', next: '//elsewhere.example' });
    expect(outside.headers['location']).toBe('/merchant');
  });

  testEach('links end after 15 minutes, sessions after an hour without use or 12 hours', async () => {
    const browser = await openDashboard(api);
    const late = await requestLink(api, browser.email, browser);
    api.clock.advance({ minutes: 16 });
    expect((await open().post('/merchant/login/link', { token: late })).status).toBe(410);
    api.clock.advance({ minutes: 30 });
    expect((await browser.get('/merchant')).status).toBe(200);
    api.clock.advance({ minutes: 59 });
    expect((await browser.get('/merchant')).status).toBe(200);
    for (let passed = 0; passed < 11; passed += 1) {
      api.clock.advance({ minutes: 59 });
      await browser.get('/merchant');
    }
    expect((await browser.get('/merchant')).status).toBe(303);
    const idle = await openDashboard(api);
    api.clock.advance({ minutes: 61 });
    expect((await idle.get('/merchant')).status).toBe(303);
    expect(toText((await idle.post('/merchant/account/sessions/end-others')).body)).toContain(
      'You were logged out, so nothing was saved.',
    );
  });

  testEach('what has expired is removed', async () => {
    const browser = await openDashboard(api);
    await api.services.memberSessions.sweep();
    expect((await browser.get('/merchant')).status).toBe(200);
    api.clock.advance({ hours: 24 * 366 });
    await api.services.memberSessions.sweep();
    for (const table of ['member_session', 'member_login_link', 'member_device'] as const)
      expect(await api.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  testOne('forms of other origins are refused, and so are many requests of one network', async () => {
    const browser = await openDashboard(api);
    for (const origin of ['https://elsewhere.example', 'null', api.merchant.origin]) {
      const { status, body } = await browser.post('/merchant/logout', {}, { origin });
      expect(status).toBe(403);
      expect(toText(body)).toContain('Nothing was changed.');
    }
    expect((await browser.get('/merchant')).status).toBe(200);
    const network = open();
    const ask = async () => (await network.post('/merchant/login', { email: createMemberEmail() })).status;
    for (let asked = 0; asked < 10; asked += 1) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    expect((await network.post('/merchant/login', { email: 'nobody' })).status).toBe(422);
  });
});
