import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inspectConfig, readConfig, readConfigFor } from '../../../../server/src/config/config';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-config-'));
  return () => fs.rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
};

const listFaults = (env: Record<string, string>): string[] =>
  inspectConfig(env).faults.map(({ name }) => name);

test('every fault of every part is named at once', () => {
  const names = listFaults({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://pay.lender.com',
    PORT: 'http',
    LIMIT_CHECKOUT: '0',
    CLAMD: 'clamd',
    S3_BUCKET: 'b',
    S3_ENDPOINT: 'http://minio:9000',
    SMTP_URL: 'smtp://mail.example',
    PAYOUT_CUT_OFF: '25:00',
    OPERATOR_KEY_DAYS: '0',
    STEP_UP_AMOUNT: '-1',
    ROLE: 'worker',
  });
  expect(names.sort()).toEqual([
    'BUREAU_KEY',
    'BUREAU_URL',
    'CLAMD',
    'DATABASE_URL',
    'FLINKS_API_KEY',
    'FLINKS_API_URL',
    'FLINKS_CUSTOMER_ID',
    'FLINKS_PAGE_URL',
    'FLINKS_SECRET',
    'KEYS',
    'LIMIT_CHECKOUT',
    'OPERATOR_KEY_DAYS',
    'PAYOUT_CUT_OFF',
    'PORT',
    'PUBLIC_URL',
    'ROLE',
    'S3_ENDPOINT',
    'SMTP_URL',
    'STEP_UP_AMOUNT',
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
  ]);
});

test('a missing setting is called missing, on a line of its own', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/\n {2}TWILIO_FROM: required, but not set\n/);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /\n {2}KEYS: required with NODE_ENV=production/,
  );
});

test('the sandbox is suggested outside of production only', () => {
  expect(() => readConfig({})).toThrow(/every variable\. \(SANDBOX=true needs no accounts\.\)$/);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/every variable\.$/);
});

test.each(['api', 'worker'])('ROLE=%s needs a database that processes can share', (role) => {
  expect(listFaults({ SANDBOX: 'true', ROLE: role })).toEqual(['ROLE']);
  const config = readConfig({ SANDBOX: 'true', ROLE: role, DATABASE_URL: 'postgresql://db/tamarack' });
  expect(config.role).toBe(role);
});

test('one process does everything by default', () => {
  expect(readConfig({ SANDBOX: 'true' }).role).toBe('both');
});

test('a secret is read from its file, without the line break at its end', () => {
  const ring = JSON.stringify(createKeyRing());
  const { config, smtp } = inspectConfig({
    SANDBOX: 'false',
    KEYS_FILE: write('keys', `${ring}\n`),
    DATABASE_URL_FILE: write('database', 'postgres://user:secret-value@db/tamarack\r\n'),
    SMTP_URL_FILE: write('smtp', 'smtps://user:secret-value@mail.example'),
  });
  expect(config).toMatchObject({ keyRing: ring, databaseUrl: 'postgres://user:secret-value@db/tamarack' });
  expect(smtp?.url).toBe('smtps://user:secret-value@mail.example');
});

test('the file of a secret that is missing, empty or beside its value is named, and nothing of it', () => {
  const env = {
    SANDBOX: 'true',
    KEYS_FILE: path.join(folder, 'nowhere'),
    BUREAU_KEY_FILE: write('bureau', '\n'),
    SMTP_URL: 'smtps://mail.example',
    SMTP_URL_FILE: write('smtp', 'smtps://user:secret-value@mail.example'),
    PORT_FILE: write('port', '80'),
  };
  expect(inspectConfig(env).faults).toEqual([
    { name: 'KEYS_FILE', message: 'the file cannot be read (ENOENT)' },
    { name: 'SMTP_URL_FILE', message: 'set either SMTP_URL or SMTP_URL_FILE, not both' },
    { name: 'BUREAU_KEY_FILE', message: 'the file is empty' },
  ]);
  expect(readConfig({ SANDBOX: 'true', PORT_FILE: '/nowhere' }).port).toBe(4010);
});

test('an owner’s URL is a secret, and is of the server’s database', () => {
  const owner = 'postgres://owner:secret-value@db/tamarack';
  expect(listFaults({ SANDBOX: 'true', DATABASE_OWNER_URL: owner })).toEqual(['DATABASE_OWNER_URL']);
  const env = { SANDBOX: 'true', DATABASE_URL: 'postgres://db/tamarack' };
  expect(readConfig({ ...env, DATABASE_OWNER_URL_FILE: write('owner', owner) })).toMatchObject({
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: owner,
  });
  expect(readConfig(env).databaseOwnerUrl).toBeNull();
  expect(listFaults({ SANDBOX: 'true', ROLE: 'migrate' })).toEqual(['ROLE']);
});

test('a secret whose file cannot be read is not called missing as well', () => {
  const names = listFaults({
    NODE_ENV: 'production',
    KEYS_FILE: '/nowhere',
    TWILIO_AUTH_TOKEN_FILE: '/nowhere',
  });
  expect(names).toContain('KEYS_FILE');
  expect(names).toContain('TWILIO_AUTH_TOKEN_FILE');
  expect(names).not.toContain('KEYS');
  expect(names).not.toContain('TWILIO_AUTH_TOKEN');
});

test('a command is stopped by its own settings only', () => {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/tamarack',
    PUBLIC_URL: 'https://pay.lender.com',
  };
  expect(readConfigFor(['DATABASE_URL', 'PUBLIC_URL'], env)).toMatchObject({
    databaseUrl: 'postgres://db/tamarack',
    publicUrl: 'https://pay.lender.com',
  });
  expect(() => readConfigFor(['DATABASE_URL'], { ...env, DATABASE_URL: 'db' })).toThrow('DATABASE_URL');
  const { DATABASE_URL: _, ...without } = env;
  expect(() => readConfigFor(['DATABASE_URL'], { ...without, DATABASE_URL_FILE: '/nowhere' })).toThrow(
    'DATABASE_URL_FILE',
  );
});
