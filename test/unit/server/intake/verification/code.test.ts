import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../../server/src/config/config';
import { createCodes } from '../../../../../server/src/intake/verification/codes/codes';
import { createKeyRing } from '../../../../../server/src/platform/keys/key-ring';
import { createLocalKeys } from '../../../../../server/src/platform/keys/local-keys';

const binding = { applicationId: 'a', channel: 'phone', destination: '+14165550123' } as const;

describe('verification codes', () => {
  const codes = createCodes(
    createLocalKeys(createKeyRing()),
    readConfig({ SANDBOX: 'true', NODE_ENV: 'test' }).codeHashCost,
  );

  it('codes are hashed with argon2id at 19 MiB and two passes in the default configuration', async () => {
    expect(await codes.hash('123456', binding)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('a code matches only for the same application, channel and destination', async () => {
    const hash = await codes.hash('123456', binding);
    expect(await codes.matches('123456', { hash, binding })).toBe(true);
    expect(await codes.matches('123457', { hash, binding })).toBe(false);
    expect(await codes.matches('123456', { hash, binding: { ...binding, applicationId: 'b' } })).toBe(false);
    expect(await codes.matches('123456', null)).toBe(false);
  });
});
