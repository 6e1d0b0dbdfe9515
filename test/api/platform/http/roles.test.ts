import { expect, test } from 'vitest';
import { describeOneDatabase } from '../../../support/describe-databases';

describeOneDatabase('the role of a process', (makeApi) => {
  test.each([
    ['worker', 404],
    ['api', 401],
    ['both', 401],
  ] as const)('%s: its health, and the API: %i', async (role, status) => {
    const api = await makeApi({ config: { role } });
    expect((await api.call('GET', '/health')).status).toBe(200);
    expect((await api.call('GET', '/v1/merchant/checkouts')).status).toBe(status);
    expect((await api.call('POST', '/operator/login')).status === 404).toBe(role === 'worker');
  });
});
