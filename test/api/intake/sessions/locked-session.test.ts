import { beforeAll, expect, test } from 'vitest';
import { buildOpenApiDocument } from '../../../../server/src/platform/http/openapi/openapi';
import type { Api } from '../../../support/api';
import { makeApprovedApplicant } from '../../../support/approved-applicant';
import { describeOneDatabase } from '../../../support/describe-databases';
import { createResumeLink, followResumeLink, type HostedSession } from '../../../support/resume-links';

const methods = ['get', 'post', 'put', 'delete'] as const;

/** What a locked session may do, and nothing else, whatever is added. */
const open = [
  'GET /v1/application',
  'PUT /v1/application/language',
  'POST /v1/verification/phone',
  'POST /v1/frames/ticket',
];

describeOneDatabase('a locked session', (makeApi) => {
  let api: Api;
  let session: HostedSession;
  beforeAll(async () => {
    api = await makeApi();
    const { applicationId } = await makeApprovedApplicant(api);
    session = (await followResumeLink(api, await createResumeLink(api, applicationId))).body;
  });

  const routes = () =>
    Object.entries(buildOpenApiDocument(api.app).paths ?? {}).flatMap(([url, item]) =>
      methods.flatMap((method) => {
        const asked = item?.[method]?.security?.some((way) => 'sessionToken' in way);
        return asked ? [{ name: `${method.toUpperCase()} ${url}`, method, url }] : [];
      }),
    );
  const call = ({ method, url }: { readonly method: (typeof methods)[number]; readonly url: string }) =>
    api.call(method.toUpperCase() as 'GET', url.replaceAll(/\{\w+\}/g, 'a'), {
      headers: {
        origin: api.services.config.publicUrl,
        sessiontoken: session.sessionToken,
        checkoutid: session.checkoutId,
      },
      ...(method === 'post' || method === 'put' ? { body: {} } : {}),
    });

  test('a locked session is refused by every route except those that unlock it', async () => {
    // its own test: the others need the token
    const all = routes().filter(({ name }) => name !== 'POST /v1/session/end');
    expect(all.length).toBeGreaterThan(30);
    const answered: string[] = [];
    for (const route of all) {
      const { status, problem } = await call(route);
      if (status !== 409 || problem.type !== 'step-not-allowed') answered.push(route.name);
    }
    expect(answered.toSorted()).toEqual(open.toSorted());
  });

  test('a locked session in the body (page unload) is refused too', async () => {
    const { sessionToken, checkoutId } = session;
    for (const body of [{ sessionToken, checkoutId }, JSON.stringify({ sessionToken, checkoutId })]) {
      const headers: Record<string, string> =
        typeof body === 'string' ? { 'content-type': 'text/plain' } : {};
      const { problem } = await api.call('POST', '/v1/application/abandon', { headers, body });
      expect(problem.type).toBe('step-not-allowed');
    }
  });

  test('a locked session is refused by the service, even if a route admits it', async () => {
    const held = await api.services.sessions.authenticate(session.sessionToken, session.checkoutId, {
      whileLocked: true,
    });
    for (const act of ['abandon', 'selectOption', 'changePhone', 'savePersonal'] as const)
      await expect(
        api.services.applications.mutate(held, act, async () => {
          throw new Error('the work was begun');
        }),
      ).rejects.toMatchObject({ type: 'step-not-allowed' });
    await expect(
      api.services.sessions.authenticate(session.sessionToken, session.checkoutId),
    ).rejects.toMatchObject({ type: 'step-not-allowed' });
  });

  test('a locked session can end its token', async () => {
    expect((await call({ method: 'post', url: '/v1/session/end' })).status).toBe(204);
    expect((await call({ method: 'get', url: '/v1/application' })).problem.type).toBe('session-expired');
  });
});

describeOneDatabase('rate limits of resume links', (makeApi) => {
  test('repeated attempts are blocked long before a guess can succeed', async () => {
    const limits = { perAddress: 1000, perSession: 1000, checkout: 40, verification: 1000 };
    const api = await makeApi({ config: { rateLimits: limits } });
    const types: string[] = [];
    for (let n = 0; n < 12; n++) types.push((await followResumeLink(api, `guess${n}`)).problem.type);
    expect(types.slice(0, 10)).toEqual(Array(10).fill('session-expired'));
    expect(types.slice(10)).toEqual(['rate-limited', 'rate-limited']);
  });
});
