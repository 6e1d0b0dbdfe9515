import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../../server/app/commands/operator/command';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';

describeEachDatabase('the operators’ command', (makeApi) => {
  let api: Api;
  beforeAll(async () => {
    api = await makeApi();
  });
  const run = (...args: string[]) =>
    runCommand(args, { ...api.services, publicUrl: api.services.config.publicUrl });
  const open = (key: string, path = 'reviews') =>
    api.call('GET', `/v1/operator/${path}`, { headers: { authorization: `Bearer ${key}` } });

  test('creates an operator with a link, shows a key once, and disables the operator', async () => {
    const added = await run('add', 'Ana Petit', 'Ana@provider.example', 'senior,finance');
    const [, token = ''] = /\/operator\/enrol#([\w-]{43})$/.exec(added) ?? [];
    expect(await api.services.passkeys.buildCreationOptions(token)).toMatchObject({ name: 'Ana Petit' });
    const key = /op_[\w-]{43}/.exec(await run('key', 'ana@provider.example'))?.[0] ?? '';
    expect((await open(key)).status).toBe(200);
    await expect(run('add', 'Ana Petit', 'ana@provider.example', 'senior')).rejects.toThrow(/already/);
    expect(await run('roles', 'ana@provider.example', 'finance')).toContain('finance');
    expect((await open(key)).status).toBe(403);
    expect((await open(key, 'payouts')).status).toBe(200);
    expect(await run('enrol', 'ana@provider.example')).toContain('/operator/enrol#');
    expect(await api.services.passkeys.buildCreationOptions(token)).toBeNull();
    expect(await run('disable', 'ana@PROVIDER.example')).toContain('disabled');
    expect((await open(key, 'payouts')).status).toBe(401);
    for (const verb of ['disable', 'enrol', 'key'])
      await expect(run(verb, 'ana@provider.example')).rejects.toThrow(/No active operator/);
    const acts = await api.database
      .selectFrom('audit_event')
      .select(['act', 'details'])
      .where('act', 'like', 'operator.%')
      .orderBy('at')
      .execute();
    expect(acts.map(({ act }) => act).sort()).toEqual([
      'operator.created',
      'operator.created',
      'operator.created',
      'operator.disabled',
      'operator.invited',
      'operator.invited',
      'operator.keyCreated',
      'operator.rolesChanged',
    ]);
    expect(JSON.stringify(acts)).not.toMatch(/op_|@/);
    expect(JSON.stringify(acts)).not.toContain(token);
  });

  test.each([
    [],
    ['add'],
    ['add', 'Nobody'],
    ['add', 'Some Body', 'a@b.example'],
    ['add', 'Some Body', 'a@b.example', 'director'],
    ['add', 'Some Body', 'a@b.example', 'senior,director'],
    ['add', ' ', 'a@b.example', 'senior'],
    ['add', 'Some Body', 'no address', 'senior'],
    ['remove', 'a@b.example'],
  ])('prints its usage: %s %s %s %s', async (...args) => {
    await expect(run(...args)).rejects.toThrow(/Usage/);
  });
});
