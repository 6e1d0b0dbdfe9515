import { beforeAll, expect, test } from 'vitest';
import { runCommand, runWithDatabase } from '../../../../server/app/commands/keys/command';
import { sealedColumns } from '../../../../server/app/sealed-columns';
import { bindKeyRing } from '../../../../server/src/platform/keys/bind-key-ring';
import { createKeyRing, parseKeyRing } from '../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../server/src/platform/keys/local-keys';
import { createReencryption } from '../../../../server/src/platform/keys/rotation/reencryption';
import type { Api } from '../../../support/api';
import { makeApplicantAtBank } from '../../../support/applicant-at-bank';
import { describeOneDatabase } from '../../../support/describe-databases';

const noConfig = () => {
  throw new Error('no settings are read');
};

test('without a verb a ring is printed; an unknown one is answered with the usage', async () => {
  expect(parseKeyRing(String(await runCommand([], noConfig)), 'the output').keys).toHaveLength(1);
  await expect(runCommand(['rotate'], noConfig)).rejects.toThrow('npm run keys -- progress');
});

describeOneDatabase('npm run keys', (makeApi) => {
  const old = createKeyRing();
  const second = createKeyRing().keys.map((key) => ({ ...key, id: 2 }));
  const both = createLocalKeys({ ...old, keys: [...old.keys, ...second] });
  let api: Api;
  beforeAll(async () => {
    api = await makeApi({ keys: createLocalKeys(old) });
  });

  test('counts what an older key encrypted, and retires that key once nothing is left', async () => {
    const { database } = api.services;
    await bindKeyRing(database, both);
    await makeApplicantAtBank(api);
    await api.database.deleteFrom('idempotency').execute();
    const before = await runWithDatabase('retire', database, both);
    expect(before.ok).toBe(false);
    expect(before.text).toMatch(/^application\.sin_cipher +1 of 1 remaining$/m);
    expect(before.text).toContain('Nothing was retired.');
    await createReencryption({ ...api.services, keys: both, columns: sealedColumns }).run();
    const { text } = await runWithDatabase('progress', database, both);
    expect(text.split('\n')).toHaveLength(sealedColumns.length + 1);
    expect(text).toContain('\n0 values remaining');
    expect((await runWithDatabase('retire', database, both)).text).toContain('Retired: key 1 of KEYS.');
    expect((await runWithDatabase('retire', database, both)).text).toBe('There is no older key.');
  });
});
