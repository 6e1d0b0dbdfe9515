import { afterAll, beforeAll, expect, test } from 'vitest';
import { type KmsEmulator, startKms } from '../../../../server/sandbox/kms/server';
import { createKms } from '../../../../server/src/adapters/kms/kms';
import { CiphertextError } from '../../../../server/src/platform/keys/keys';

const context = { application: 'tamarack', purpose: 'sin' };

let emulator: KmsEmulator;
let keyId: string;
beforeAll(async () => {
  emulator = await startKms();
  keyId = emulator.keys.create();
});
afterAll(() => emulator.close());

const connect = (change: { secretAccessKey?: string; endpoint?: string } = {}) =>
  createKms({
    keyIds: [keyId],
    endpoint: change.endpoint ?? emulator.origin,
    credentials: { ...emulator.credentials, ...change },
  });

test('a data key is made and opened over KMS’s protocol, with its context', async () => {
  const kms = connect();
  const { plain, wrapped } = await kms.generateDataKey(keyId, context);
  expect(plain).toHaveLength(32);
  expect(wrapped.includes(plain)).toBe(false);
  expect(await kms.decrypt(keyId, wrapped, context)).toEqual(plain);
  expect(emulator.calls.slice(-2)).toEqual([
    { action: 'GenerateDataKey', context },
    { action: 'Decrypt', context },
  ]);
});

test('a data key opens under its own key and context only, and unchanged', async () => {
  const kms = connect();
  const { wrapped } = await kms.generateDataKey(keyId, context);
  const open = (key: string, blob: Buffer, purpose: string) =>
    kms.decrypt(key, blob, { ...context, purpose });
  const changed = Buffer.from(wrapped);
  changed.writeUInt8(changed.readUInt8(20) ^ 1, 20);
  await expect(open(keyId, wrapped, 'bank')).rejects.toThrow(CiphertextError);
  await expect(open(keyId, changed, 'sin')).rejects.toThrow(CiphertextError);
  await expect(open(emulator.keys.create(), wrapped, 'sin')).rejects.toThrow(CiphertextError);
});

test('a wrong secret and a disabled key are refused as such', async () => {
  await expect(connect({ secretAccessKey: 'wrong' }).generateDataKey(keyId, context)).rejects.toMatchObject({
    name: 'InvalidSignatureException',
  });
  const disabled = emulator.keys.create();
  emulator.keys.disable(disabled);
  await expect(connect().generateDataKey(disabled, context)).rejects.toMatchObject({
    name: 'DisabledException',
  });
});

test('an outage is `service-unavailable`', async () => {
  const gone = await startKms();
  await gone.close();
  await expect(connect({ endpoint: gone.origin }).generateDataKey(keyId, context)).rejects.toMatchObject({
    type: 'service-unavailable',
  });
});
