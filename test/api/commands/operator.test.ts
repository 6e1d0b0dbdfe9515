import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../server/app/commands/operator/command';
import type { Api } from '../../support/api';
import { describeEachDatabase } from '../../support/describe-databases';

describeEachDatabase('the operators’ command', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const run = (...args: string[]) => runCommand(args, api.services.operators);

  test('creates an operator, shows the key once, and disables the operator', async () => {
    const said = await run('add', 'Ana Petit', 'Ana@provider.example');
    const key = /op_[\w-]{43}/.exec(said)?.[0] ?? '';
    const look = () =>
      api.call('GET', '/v1/operator/reviews', { headers: { authorization: `Bearer ${key}` } });
    expect((await look()).status).toBe(200);
    await expect(run('add', 'Ana Petit', 'ana@provider.example')).rejects.toThrow(/already/);
    expect(await run('disable', 'ana@PROVIDER.example')).toContain('disabled');
    expect((await look()).status).toBe(401);
    await expect(run('disable', 'ana@provider.example')).rejects.toThrow(/No active operator/);
    const acts = await api.database
      .selectFrom('audit_event')
      .select(['act', 'details'])
      .where('act', 'like', 'operator.%')
      .orderBy('at')
      .execute();
    expect(acts.map(({ act }) => act).sort()).toEqual([
      'operator.created',
      'operator.created',
      'operator.disabled',
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/op_|@/);
  });

  test.each([
    [],
    ['add'],
    ['add', 'Nobody'],
    ['add', ' ', 'a@b.example'],
    ['add', 'Some Body', 'no address'],
    ['remove', 'a@b.example'],
  ])('prints its usage: %s %s %s', async (...args) => {
    await expect(run(...args)).rejects.toThrow(/Usage/);
  });
});
