import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../server/app/commands/merchant/command';
import type { Api } from '../../../support/api';
import { describeOneDatabase } from '../../../support/describe-databases';

describeOneDatabase('the merchants’ command', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const run = (...args: string[]) => runCommand(args, { ...api.services, publicUrl: 'https://pay.example' });
  const lookUp = async (key: string) =>
    (await api.call('GET', '/v1/merchant/checkouts', { headers: { authorization: `Bearer ${key}` } })).status;

  test('adds a merchant with both keys, changes it, rolls and revokes a key, and closes it', async () => {
    const added = await run(
      ...['add', 'Atelier du Nord', 'Atelier du Nord inc.', '--origin', 'https://atelier.example'],
      ...['--fee-rate', '2.9', '--fee-fixed', '0.30', '--minimum', '250', '--language', 'fr'],
    );
    const [id = ''] = /[0-9a-f-]{36}/.exec(added) ?? [];
    const [publishableKey = ''] = /pk_test_[\w-]{43}/.exec(added) ?? [];
    const [secretKey = ''] = /sk_test_[\w-]{43}/.exec(added) ?? [];
    const merchant = { id, publishableKey, secretKey, origin: 'https://atelier.example' };
    expect((await api.checkout({}, { merchant })).body).toMatchObject({ minimumPurchaseAmount: 250 });
    expect(await run('list', 'atel')).toContain(`${id}  Atelier du Nord (Atelier du Nord inc.)`);

    expect(await run('set', id, '--site', 'Laval', '--site', 'Hull', '--legal', 'Atelier ltée')).toMatch(
      /Legal name\s+Atelier ltée.*Sites\s+Hull, Laval.*Fee\s+2\.9% and \$0\.30/s,
    );
    const shown = await run('show', id);
    const keyId = /([0-9a-f-]{36}) {2}secret/.exec(shown)?.[1] ?? '';
    expect(shown).toContain(`secret …${secretKey.slice(-4)}, never used`);
    const rolled = /sk_test_[\w-]{43}/.exec(await run('roll', id, keyId, '0'))?.[0] ?? '';
    expect([await lookUp(secretKey), await lookUp(rolled)]).toEqual([401, 200]);
    // the output of a roll was lost: the next one says what to do, as the lost one did
    const pageKeyId = /([0-9a-f-]{36}) {2}publishable/.exec(shown)?.[1] ?? '';
    const lost = await run('roll', id, pageKeyId, '1');
    await expect(run('roll', id, pageKeyId, '1')).rejects.toThrow('revoke that one and create another');
    const [, revoke = '', lostId = '', create = ''] =
      /If it is lost: npm run merchant -- (revoke) \S+ (\S+), then npm run merchant -- (key \S+ publishable)$/.exec(
        lost,
      ) ?? [];
    expect(await run('show', id)).toContain(`${lostId}  publishable`);
    expect(await run(revoke, id, lostId)).toContain('revoked');
    expect(await run(...create.split(' '))).toMatch(/pk_test_[\w-]{43}/);
    const other = /sk_test_[\w-]{43}/.exec(await run('key', id, 'secret'))?.[0] ?? '';
    const otherId = /([0-9a-f-]{36}) {2}secret …(....), never/.exec(await run('show', id))?.[1] ?? '';
    expect(await run('revoke', id, otherId)).toContain('revoked');
    expect(await lookUp(other)).toBe(401);
    expect(await run('invite', id, 'Owner@Atelier.example')).toContain('https://pay.example/merchant');
    expect(await api.services.members.list(id, null)).toMatchObject([
      { email: 'owner@atelier.example', role: 'owner', joinedAt: null },
    ]);
    expect(await run('close', id)).toContain('closed');
    expect((await api.checkout({}, { merchant })).problem).toMatchObject({ code: 'TC-1000-04' });
    expect(await run('list', 'atelier')).toMatch(/, closed$/);
  });

  test.each([
    [['add', 'Shop', 'Shop Ltd.', '--origin', 'https://shop.example/pay'], /without a path/],
    [['add', 'Shop', 'Shop Ltd.', '--fee-rate', '2.9'], /both/],
    [['add', 'Shop', 'Shop Ltd.', '--minimum', '$5'], /Not a number/],
    [['invite', '0190f5d0-0000-7000-8000-000000000000', 'owner@shop.example'], /No such merchant/],
    [['invite', 'x', 'owner'], /Not an email address/],
    [['show', '0190f5d0-0000-7000-8000-000000000000'], /No such merchant/],
  ])('explains what is wrong: %j', async (args, sentence) => {
    await expect(run(...args)).rejects.toThrow(sentence);
  });

  test.each([
    [[]],
    [['add', 'Shop']],
    [['roll', 'a', 'b', '8']],
    [['sell']],
    [['list', '--unknown']],
  ])('prints its usage: %j', async (args) => {
    await expect(run(...args)).rejects.toThrow(/Usage/);
  });
});
