import { beforeAll, expect } from 'vitest';
import type { Api } from '../../support/api';
import { createIpAddress, logIn, openBrowser, toText } from '../../support/console-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';
import { makeOperator, waitForOperatorMail } from '../../support/reviews';

describeMostlyOneDatabase('sessions of operators', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });
  const listSessions = (operatorId: string) =>
    api.database.selectFrom('operator_session').select('id').where('operator_id', '=', operatorId).execute();

  test.each([
    ['another network', { 'x-forwarded-for': '192.0.2.1' }],
    ['another browser', { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }],
  ])('a session that appears in %s ends, and the trail has it', async (_name, headers) => {
    const browser = await logIn(api);
    expect((await browser.get('/operator')).status).toBe(200);
    const stolen = openBrowser(api);
    stolen.copyCookies(browser);
    expect((await stolen.get('/operator', { ...browser.buildHeaders(), ...headers })).status).toBe(303);
    expect((await browser.get('/operator')).status).toBe(303);
    const refused = api.database
      .selectFrom('audit_event')
      .select('details')
      .where('act', '=', 'operator.sessionRefused')
      .where('actor', '=', `operator:${browser.operator.id}`);
    expect(await refused.execute()).toEqual([{ details: { reason: _name.replace('another ', '') } }]);
  });

  test('a session stays alive within its network', async () => {
    const browser = await logIn(api, undefined, '203.0.113.7');
    expect((await browser.get('/operator', { 'x-forwarded-for': '203.0.113.250' })).status).toBe(200);
    expect((await browser.get('/operator', { 'x-forwarded-for': '203.0.114.7' })).status).toBe(303);
  });

  testEach('an operator sees and ends their own sessions', async () => {
    const here = await logIn(api);
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0' };
    const there = openBrowser(api, '198.51.100.20');
    await there.post('/operator/login', { key: here.operator.key }, agent);
    const page = await here.get('/operator/account');
    expect(toText(page.body)).toMatch(/Chrome on Windows 198\.51\.100\.0\/24 Key/);
    expect(page.body.match(/\/account\/sessions\/[\w-]+\/end"/g)).toHaveLength(1);
    const [, id = ''] = /\/account\/sessions\/([\w-]{36})\/end"/.exec(page.body) ?? [];
    expect((await here.post(`/operator/account/sessions/${id}/end`)).status).toBe(303);
    expect((await there.get('/operator', agent)).status).toBe(303);
    expect((await here.get('/operator/account')).body).toContain('The sessions were ended.');

    for (let n = 0; n < 2; n += 1) await logIn(api, here.operator);
    expect(await listSessions(here.operator.id)).toHaveLength(3);
    await here.post('/operator/account/sessions/end-others');
    expect(await listSessions(here.operator.id)).toHaveLength(1);
    expect((await here.get('/operator')).status).toBe(200);
  });

  testEach('nobody but an admin sees or ends another operator’s sessions', async () => {
    const victim = await logIn(api);
    const [session] = await listSessions(victim.operator.id);
    const senior = await logIn(api);
    const path = `/operator/operators/${victim.operator.id}`;
    const answers = await Promise.all([
      senior.get(path),
      senior.get('/operator/operators'),
      senior.post(`${path}/sessions/${session?.id}/end`),
      senior.post(`${path}/sessions/end-all`),
      senior.post(`${path}/disable`),
      senior.post(`${path}/roles`, { roles: ['admin'] }),
      senior.post(`${path}/keys`),
      senior.post(`${path}/invite`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
    // not by way of one's own page either
    expect((await senior.post(`/operator/account/sessions/${session?.id}/end`)).status).toBe(404);
    expect((await victim.get('/operator')).status).toBe(200);

    const admin = await logIn(api, await makeOperator(api, 'Admin', { roles: ['admin'] }));
    expect(toText((await admin.get(path)).body)).toContain('Sessions End all Sessions Device');
    expect((await admin.post(`${path}/sessions/${session?.id}/end`)).status).toBe(303);
    expect((await victim.get('/operator')).status).toBe(303);
  });

  testEach('an admin sees operators, takes a role away and disables', async () => {
    const admin = await logIn(api, await makeOperator(api, 'Admin', { roles: ['admin'] }));
    const form = { name: 'New Person', email: `${createIpAddress().replaceAll(':', '')}@provider.example` };
    expect((await admin.post('/operator/operators', form)).status).toBe(422);
    const { id, key } = await makeOperator(api, form.name, {
      roles: ['reviewer', 'support'],
      email: form.email,
    });
    const path = `/operator/operators/${id}`;
    expect(toText((await admin.get('/operator/operators')).body)).toContain('Reviewer, Support Active');
    expect((await admin.post('/operator/operators', { ...form, roles: ['senior'] })).body).toContain(
      'An operator with this email already exists',
    );
    await admin.post(`${path}/roles`, { roles: 'support' });
    const operator = await api.services.operatorKeys.findByKey(key);
    expect(operator?.roles).toEqual(['support']);
    expect((await admin.get(path)).body).not.toContain(key);
    expect((await admin.post(`${path}/disable`)).status).toBe(303);
    expect(await api.services.operatorKeys.findByKey(key)).toBeNull();
  });

  test('every admin is told of new operators and roles, also one who loses the role', async () => {
    const first = await makeOperator(api, 'First', { roles: ['admin'] });
    const second = await makeOperator(api, 'Second', { roles: ['admin', 'support'] });
    await waitForOperatorMail(api, first.email, /Second was added/);
    await api.services.operators.setRoles(second.id, ['support'], first.operator);
    for (const { email } of [first, second])
      expect((await waitForOperatorMail(api, email, /The roles of Second were changed/)).text).toContain(
        'First changed the roles of Second.',
      );
    const outdated = { ...second.operator, roles: ['support'] as const };
    await expect(api.services.operators.setRoles(first.id, ['senior'], outdated)).rejects.toMatchObject({
      type: 'forbidden',
    });
  });

  test('the last admin can neither be disabled nor lose the role', async () => {
    const own = await makeApi();
    const admins = await own.database
      .selectFrom('operator')
      .select(['id', 'name', 'roles'])
      .where('disabled_at', 'is', null)
      .execute();
    const [last, ...others] = admins.filter(({ roles }) => roles.includes('admin'));
    if (!last) throw new Error('the sandbox has an admin');
    for (const { id } of others) await own.services.operators.disableOperator(id, null);
    const refused = { type: 'step-not-allowed' };
    const { operators } = own.services;
    await expect(operators.disableOperator(last.id, last)).rejects.toMatchObject(refused);
    await expect(operators.setRoles(last.id, ['senior'], last)).rejects.toMatchObject(refused);
  });
});
