import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';
import {
  createResumeLink,
  followResumeLink,
  getHostedCookie,
  makeLinkedApplicant,
  openResumeLink,
} from '../../../support/resume-links';
import { getApplicationId } from '../../../support/returning-customers';
import { advanceTo, createPhone } from '../../../support/verification';

describeOneDatabase('a resume link is refused', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  const linked = (options?: Parameters<typeof makeLinkedApplicant>[1]) => makeLinkedApplicant(api, options);
  const follow = (token: string) => openResumeLink(api, token);
  const expired = [401, 'session-expired'];

  test('rejects an unknown or deleted resume link', async () => {
    const { token } = await linked();
    await api.database.deleteFrom('resume_link').execute();
    for (const bad of [token, '', 'x', 'A'.repeat(43), "' or true --", 'é'.repeat(200)]) {
      const answer = await followResumeLink(api, bad);
      expect([answer.status, answer.problem.type]).toEqual(expired);
      expect(getHostedCookie(answer)).toBe('');
      expect(JSON.stringify(answer.body)).not.toContain('detail');
    }
  });

  test('rejects an expired resume link, which is then deleted', async () => {
    const { token } = await linked();
    expect((await followResumeLink(api, token)).status).toBe(200);
    api.clock.advance({ hours: 1 });
    expect((await followResumeLink(api, token)).problem.type).toBe('session-expired');
    const kept = () => api.database.selectFrom('resume_link').select('id').execute();
    expect((await kept()).length).toBeGreaterThan(0);
    await api.services.sessions.sweep();
    expect(await kept()).toEqual([]);
  });

  test('rejects a resume link once the merchant cancelled the checkout', async () => {
    const { person, token } = await linked();
    await api.services.checkouts.setStatus(api.database, person.checkoutId, 'cancelled');
    expect((await followResumeLink(api, token)).problem.type).toBe('session-expired');
  });

  test('rejects a resume link without a verified phone', async () => {
    const fresh = await api.session();
    const token = await createResumeLink(api, await getApplicationId(api, fresh));
    expect((await followResumeLink(api, token)).problem.type).toBe('session-expired');
    await advanceTo(api, 'eligible', { person: fresh });
    await fresh.post('/v1/verification/phone', { phone: createPhone() });
    expect((await followResumeLink(api, token)).problem.type).toBe('session-expired');
    const known = await advanceTo(api, 'phone');
    const page = await follow(await createResumeLink(api, await getApplicationId(api, known)));
    await known.delete('/v1/verification/phone');
    expect((await page.get('/v1/application')).problem.type).toBe('session-expired');
    expect((await page.post('/v1/verification/phone')).problem.type).toBe('session-expired');
  });

  test('rejects a resume link from another origin', async () => {
    const { token } = await linked();
    for (const origin of [api.merchant.origin, 'https://evil.example', 'null'])
      expect((await followResumeLink(api, token, { origin })).problem.type).toBe('unauthorized');
  });
});
