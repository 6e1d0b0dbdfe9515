import { randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import type { OperatorRole } from '../../../server/src/parties/operators';
import type { Api } from '../../support/api';
import { createIpAddress, logIn, type OperatorBrowser, toText } from '../../support/console-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';
import { makeOperator, waitForOperatorMail } from '../../support/reviews';

describeMostlyOneDatabase('operators that two admins add', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  const createAddress = (): string => `${createIpAddress().replaceAll(':', '')}@provider.example`;
  const makeAdmin = async (name: string, email = createAddress()): Promise<OperatorBrowser> =>
    logIn(api, await makeOperator(api, name, { roles: ['admin', 'senior', 'finance'], email }));
  const findByEmail = (email: string) => api.services.operators.findByEmail(email);
  /** Paths of the forms that the page has for open changes. */
  const listForms = async (browser: OperatorBrowser, verb: 'confirm' | 'cancel'): Promise<string[]> =>
    (await browser.get('/operator/operators')).body.match(
      new RegExp(`/operator/operators/changes/[\\w-]{36}/${verb}`, 'g'),
    ) ?? [];
  const propose = async (admin: OperatorBrowser, roles: readonly OperatorRole[], email = createAddress()) => {
    const answer = await admin.post('/operator/operators', { name: 'Second Self', email, roles });
    const { id } = await api.database
      .selectFrom('operator_change')
      .select('id')
      .where('email', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return { answer, email, path: `/operator/operators/changes/${id}` };
  };
  const listActs = async (operatorId: string): Promise<readonly string[]> => {
    const rows = await api.database
      .selectFrom('audit_event')
      .select('act')
      .where('actor', '=', `operator:${operatorId}`)
      .where('act', 'like', 'operator.c%')
      .orderBy('id')
      .execute();
    return rows.map(({ act }) => act);
  };

  testEach(
    'an admin alone adds nobody; another one does, and the link goes to the new operator',
    async () => {
      const [ana, ben] = [await makeAdmin('Ana'), await makeAdmin('Ben')];
      const { answer, email, path } = await propose(ana, ['finance', 'senior']);
      expect(answer.status).toBe(303);
      expect(await findByEmail(email)).toBeNull();
      expect((await waitForOperatorMail(api, ben.operator.email, /wait for a second admin/)).text).toContain(
        'Ana proposed roles for Second Self.',
      );
      expect(await listForms(ana, 'confirm')).not.toContain(`${path}/confirm`);
      expect(await listForms(ben, 'confirm')).toContain(`${path}/confirm`);

      const refused = await ana.post(`${path}/confirm`);
      expect(refused.status).toBe(409);
      expect(toText(refused.body)).toContain('A different operator has to confirm it.');
      expect(await findByEmail(email)).toBeNull();

      expect((await ben.post(`${path}/confirm`)).status).toBe(303);
      const added = await findByEmail(email);
      expect(added?.roles).toEqual(['finance', 'senior']);
      await waitForOperatorMail(api, email, /Create your passkey/);
      expect((await waitForOperatorMail(api, ana.operator.email, /Second Self was added/)).text).toContain(
        'Ben added Second Self as an operator, as Ana had proposed.',
      );
      expect((await ben.post(`${path}/confirm`)).status).toBe(409);
      expect(await listActs(ana.operator.id)).toEqual(['operator.changeProposed', 'operator.changeRefused']);
      expect(await listActs(ben.operator.id)).toEqual(['operator.created', 'operator.changeRefused']);
    },
  );

  testEach('a further role needs another admin; fewer roles apply at once', async () => {
    const [ana, ben] = [await makeAdmin('Ana'), await makeAdmin('Ben')];
    const sam = await makeOperator(api, 'Sam', { roles: ['reviewer'], email: createAddress() });
    const path = `/operator/operators/${sam.id}/roles`;
    const getRoles = async () => (await findByEmail(sam.email))?.roles;

    expect((await ana.post(path, { roles: ['reviewer', 'senior'] })).status).toBe(303);
    expect(await getRoles()).toEqual(['reviewer']);
    const again = await ana.post(path, { roles: ['finance'] });
    expect([again.status, toText(again.body)]).toEqual([409, expect.stringContaining('Cancel it first.')]);
    expect(toText((await ben.get('/operator/operators')).body)).toContain(
      `Roles of Sam To confirm Email ${sam.email} Roles now Reviewer New roles Reviewer, Senior`,
    );
    const confirm = (await listForms(ben, 'confirm')).at(-1) ?? '';
    expect((await ben.post(confirm)).status).toBe(303);
    expect(await getRoles()).toEqual(['reviewer', 'senior']);

    // what was proposed for the former roles is not confirmed over fewer
    await ana.post(path, { roles: ['reviewer', 'senior', 'admin'] });
    const outdated = (await listForms(ben, 'confirm')).at(-1) ?? '';
    expect((await ana.post(path, { roles: ['reviewer'] })).status).toBe(303);
    expect(await getRoles()).toEqual(['reviewer']);
    expect((await ben.post(outdated)).status).toBe(409);
    expect(await getRoles()).toEqual(['reviewer']);
  });

  test('nor under another address of the same mailbox, and not by an operator without the role', async () => {
    const email = createAddress();
    const ana = await makeAdmin('Ana', email);
    const twin = await makeAdmin('Ana', email.replace('@', '+2@'));
    const finance = await logIn(api, await makeOperator(api, 'Fin', { roles: ['finance'] }));
    const { path, email: proposed } = await propose(ana, ['finance']);
    expect((await twin.post(`${path}/confirm`)).status).toBe(409);
    expect((await finance.post(`${path}/confirm`)).status).toBe(403);
    expect((await finance.post(`${path}/cancel`)).status).toBe(403);
    expect(await findByEmail(proposed)).toBeNull();
  });

  test('anyone of the admins cancels; then nobody confirms', async () => {
    const [ana, ben] = [await makeAdmin('Ana'), await makeAdmin('Ben')];
    const { path, email } = await propose(ana, ['support']);
    const twice = await ben.post('/operator/operators', { name: 'Again', email, roles: ['support'] });
    expect(toText(twice.body)).toContain('already exists, or is proposed');
    expect((await ben.post(`${path}/cancel`)).status).toBe(303);
    expect((await ben.post(`${path}/confirm`)).status).toBe(409);
    expect(await findByEmail(email)).toBeNull();
    expect((await ana.post('/operator/operators', { name: 'Again', email, roles: ['support'] })).status).toBe(
      303,
    );
  });

  test('an admin gets no key with which they would act as somebody else', async () => {
    const ana = await makeAdmin('Ana');
    const sam = await makeOperator(api, 'Sam', { roles: ['senior'] });
    const answer = await ana.post(`/operator/operators/${sam.id}/keys`);
    expect(answer.status).toBe(409);
    expect(answer.body).not.toMatch(/op_[\w-]{43}/);
    expect((await ana.get(`/operator/operators/${sam.id}`)).body).not.toContain('Create a key');
    const own = await ana.post(`/operator/operators/${ana.operator.id}/keys`);
    expect(own.body).toMatch(/op_[\w-]{43}/);
  });

  test('a key of the sandbox is said not to expire, another one when', async () => {
    const ana = await makeAdmin('Ana');
    const page = `/operator/operators/${ana.operator.id}`;
    await api.services.operatorKeys.setSandboxKey(ana.operator.id, `op_sandbox_${randomUUID()}`);
    const endless = toText((await ana.get(page)).body);
    expect(endless).toMatch(/op_…\S{4} .* Never Never Revoke/);
    await ana.post(`${page}/keys`);
    expect(toText((await ana.get(page)).body)).toMatch(/Never \w{3}, \w{3} \d+, (20\d\d, )?\d\d:\d\d Revoke/);
  });

  test('the only admin is told to use the command', async () => {
    const { services, database } = await makeApi();
    const admins = await database
      .selectFrom('operator')
      .select(['id', 'name', 'roles'])
      .where('disabled_at', 'is', null)
      .execute();
    const [last, ...others] = admins.filter(({ roles }) => roles.includes('admin'));
    if (!last) throw new Error('the sandbox has an admin');
    for (const { id } of others) await services.operators.disableOperator(id, null);
    const input = { name: 'Second', email: createAddress(), roles: ['senior'] as const };
    const refusal = {
      type: 'step-not-allowed',
      details: { detail: expect.stringContaining('command on the server') },
    };
    await expect(services.operatorChanges.proposeOperator(input, last)).rejects.toMatchObject(refusal);
    // a second account of the same mailbox is no second admin
    const { email } = await services.operators.get(last.id, last);
    await services.operators.createOperator({
      name: 'Twin',
      email: email.replace('@', '+2@'),
      roles: ['admin'],
    });
    await expect(services.operatorChanges.proposeOperator(input, last)).rejects.toMatchObject(refusal);
    expect(await services.operators.createOperator(input)).not.toBeNull();
  });
});
