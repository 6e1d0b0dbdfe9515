import { beforeAll, expect } from 'vitest';
import type { Api } from '../../support/api';
import { createIpAddress, openBrowser, toText, withFormKey } from '../../support/console-browser';
import {
  createMemberEmail,
  inviteMember,
  logInAsMember,
  openDashboard,
  requestLink,
  waitForMemberMails,
} from '../../support/dashboard-browser';
import { describeMostlyOneDatabase } from '../../support/describe-databases';

describeMostlyOneDatabase('members of a merchant', (makeApi, { test, testEach }) => {
  let api: Api;
  beforeAll(async () => {
    // each browser is in a network of its own
    api = await makeApi({ config: { trustProxy: 1 } });
  });

  const findId = async (email: string): Promise<string> => {
    const row = api.database.selectFrom('membership_list').select('id').where('email', '=', email);
    return (await row.executeTakeFirst())?.id ?? '';
  };

  testEach('an owner invites somebody, changes their role and removes them, all on the trail', async () => {
    const { id: merchantId } = await api.makeMerchant({ name: 'Boréal Ébénisterie' });
    const owner = await openDashboard(api, { merchantId });
    const email = createMemberEmail();
    const form = {
      merchant: merchantId,
      email: ` ${email.toUpperCase()} `,
      role: 'developer',
      language: 'fr',
    };
    expect((await owner.post('/merchant/members', withFormKey(form))).status).toBe(303);
    expect(toText((await owner.get('/merchant/members')).body)).toContain('The invitation is on its way.');
    const again = await owner.post('/merchant/members', withFormKey(form));
    expect(again.status).toBe(422);
    expect(toText(again.body)).toContain('This address already belongs to a member.');
    const id = await findId(email);
    expect((await owner.post(`/merchant/members/${id}/invite`)).status).toBe(303);
    const [, mail] = await waitForMemberMails(api, email, 2);
    expect(mail?.subject).toContain('Accès au tableau de bord Tamarack de Boréal Ébénisterie');

    const member = await logInAsMember(api, email);
    expect((await member.get('/merchant/developers')).status).toBe(200);
    expect((await owner.post(`/merchant/members/${id}/invite`)).status).toBe(409);
    expect((await owner.post(`/merchant/members/${id}/role`, { role: 'accounting' })).status).toBe(303);
    expect((await member.get('/merchant/developers')).status).toBe(403);
    expect((await owner.post(`/merchant/members/${id}/remove`)).status).toBe(303);
    expect((await member.get('/merchant')).headers['location']).toBe('/merchant/choose');
    expect(toText((await member.get('/merchant/choose')).body)).toContain('membre d’aucun commerce');

    const { id: ownerId } = await api.database
      .selectFrom('member')
      .select('id')
      .where('email', '=', owner.email)
      .executeTakeFirstOrThrow();
    expect(await api.services.members.listEmails([ownerId])).toEqual(new Map([[ownerId, owner.email]]));
    const trail = await api.database
      .selectFrom('audit_event')
      .select(['actor', 'act'])
      .where('act', 'like', 'merchant.member%')
      .where('actor', '=', `member:${ownerId}`)
      .orderBy('id')
      .execute();
    expect(trail.map(({ act }) => act)).toEqual([
      'merchant.memberJoined',
      'merchant.memberInvited',
      'merchant.memberInvited',
      'merchant.memberRoleChanged',
      'merchant.memberRemoved',
    ]);
  });

  testEach('an invitation ends after 14 days, as if nobody had the address, and is renewed', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const owner = await openDashboard(api, { merchantId });
    const email = await inviteMember(api, { merchantId, role: 'developer' });
    const browser = openBrowser(api, createIpAddress());
    const token = await requestLink(api, email, browser);
    const id = await findId(email);
    const day = 86_400_000;
    const setInvited = (daysAgo: number) =>
      api.database
        .updateTable('membership')
        .set({ invited_at: new Date(api.clock.now().getTime() - daysAgo * day) })
        .where('id', '=', id)
        .execute();
    const readStatus = async () =>
      /(Invited|Invitation expired) \w+ \d/.exec(toText((await owner.get('/merchant/members')).body))?.[1];
    await setInvited(13.9);
    expect(await readStatus()).toBe('Invited');
    await setInvited(14.1);
    expect(await readStatus()).toBe('Invitation expired');
    expect((await browser.post('/merchant/login/link', { token })).status).toBe(410);
    const unknown = await browser.post('/merchant/login', { email: createMemberEmail() });
    expect(await browser.post('/merchant/login', { email })).toMatchObject({
      status: 200,
      body: unknown.body,
    });
    const refused = api.database
      .selectFrom('mail')
      .innerJoin('member_login_link as link', 'link.id', 'mail.about')
      .innerJoin('membership', 'membership.member_id', 'link.member_id')
      .select('mail.refused_at')
      .where('membership.id', '=', id)
      .where('mail.refused_at', 'is not', null);
    await expect.poll(() => refused.execute()).toHaveLength(1);

    const form = { merchant: merchantId, email, role: 'accounting', language: 'en' };
    expect((await owner.post('/merchant/members', withFormKey(form))).status).toBe(303);
    expect(await readStatus()).toBe('Invited');
    const member = await logInAsMember(api, email);
    expect((await member.get('/merchant/payouts')).status).toBe(200);
  });

  test('the last owner who has joined stays one', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const owner = await openDashboard(api, { merchantId });
    const id = await findId(owner.email);
    const invited = await createOwner(merchantId);
    for (const [path, form] of [
      ['role', { role: 'developer' }],
      ['remove', {}],
    ] as const) {
      const { status, body } = await owner.post(`/merchant/members/${id}/${path}`, form);
      expect(status).toBe(409);
      expect(toText(body)).toContain('A merchant needs an owner who has joined.');
    }
    await logInAsMember(api, invited);
    expect((await owner.post(`/merchant/members/${id}/remove`)).status).toBe(303);
  });

  const createOwner = async (merchantId: string): Promise<string> => {
    const email = createMemberEmail();
    await api.services.members.invite(merchantId, { email, role: 'owner', language: 'en' }, null);
    return email;
  };

  test('two owners who remove each other at the same time leave one', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const one = await openDashboard(api, { merchantId });
    const two = await openDashboard(api, { merchantId });
    const ids = [await findId(two.email), await findId(one.email)];
    await Promise.all(
      [one, two].map((browser, index) => browser.post(`/merchant/members/${ids[index]}/remove`)),
    );
    expect(await api.services.members.list(merchantId, null)).toHaveLength(1);
  });

  test('a member of another role or another merchant changes nothing', async () => {
    const { id: merchantId } = await api.makeMerchant();
    const owner = await openDashboard(api, { merchantId });
    const developer = await openDashboard(api, { merchantId, role: 'developer' });
    const accounting = await openDashboard(api, { merchantId, role: 'accounting' });
    const stranger = await openDashboard(api);
    const id = await findId(owner.email);
    const invitation = { merchant: merchantId, email: createMemberEmail(), role: 'owner', language: 'en' };
    for (const [browser, status] of [
      [developer, 403],
      [accounting, 403],
      [stranger, 404],
    ] as const) {
      expect((await browser.post(`/merchant/members/${id}/remove`)).status).toBe(status);
      expect((await browser.post(`/merchant/members/${id}/role`, { role: 'developer' })).status).toBe(status);
      expect((await browser.post(`/merchant/members/${id}/invite`)).status).toBe(status);
    }
    for (const browser of [developer, accounting]) {
      expect((await browser.post('/merchant/members', withFormKey(invitation))).status).toBe(403);
      const { body } = await browser.get('/merchant/members');
      expect(body).toContain(owner.email);
      expect(body).not.toContain('action="/merchant/members#invite"');
    }
    expect((await developer.post(`/merchant/members/${await findId(developer.email)}/remove`)).status).toBe(
      303,
    );
  });
});
