import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../support/api';
import { describeOneDatabase } from '../../support/describe-databases';
import { insertLoginAttempts, openOutsideSandbox, testBrowser } from '../../support/operator-access';
import { makeOperator } from '../../support/reviews';

describeOneDatabase('console login limits', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });

  test('wrong keys from any number of networks lock out no operator', async () => {
    const { database } = api;
    const { operatorSessions: sessions } = openOutsideSandbox(api);
    const tryTo = (key: string, client: string) =>
      sessions.logInWithKey({ key, client, browser: testBrowser, formerToken: null });
    await insertLoginAttempts(api, 999);
    expect(await tryTo('nothing', 'last')).toBeNull();
    const { key } = await makeOperator(api);
    await expect(tryTo('nothing', 'another')).rejects.toMatchObject({ type: 'rate-limited' });
    expect(await tryTo(key, 'another')).toEqual(expect.any(String));
    const failures = database
      .selectFrom('audit_event')
      .select('id')
      .where('act', '=', 'operator.loginFailed');
    expect((await failures.execute()).length).toBe(1);
  });
});
