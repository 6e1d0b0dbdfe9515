import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isPrivateHost } from '../../../../server/src/config/checks/private-address';
import { countDefaultWorkers, readConfig } from '../../../../server/src/config/config';
import { createKeyRing } from '../../../../server/src/platform/keys/key-ring';

test('the sandbox needs no other setting', () => {
  expect(readConfig({ SANDBOX: 'true' })).toMatchObject({
    production: false,
    port: 4010,
    publicUrl: 'http://localhost:4010',
    databaseUrl: null,
    externalServices: null,
  });
});

test('the sandbox is rejected in production', () => {
  expect(() => readConfig({ SANDBOX: 'true', NODE_ENV: 'production' })).toThrow('refused');
});

test.each([
  ['PUBLIC_URL', 'https://pay.lender.com'],
  ['PUBLIC_URL', 'https://localhost.lender.com'],
  ['PUBLIC_URL', 'https://attest'],
  ['PUBLIC_URL', 'http://203.0.113.7:4010'],
  ['PUBLIC_URL', 'http://172.32.0.1:4010'],
  ['PUBLIC_URL', 'http://[2001:db8::7]:4010'],
  ['HOST', '203.0.113.7'],
  ['HOST', '2001:db8::7'],
  ['HOST', '::ffff:203.0.113.7'],
])('the sandbox is refused with a public %s (%s), with what to do', (name, value) => {
  expect(() => readConfig({ SANDBOX: 'true', [name]: value })).toThrow(
    new RegExp(`${name}: SANDBOX=true is refused because ${name} is public.*Set ${name} to localhost`),
  );
});

test.each([
  ['http://localhost:4010', 'localhost'],
  ['http://pay.localhost:4010', '127.0.0.1'],
  ['https://pay.test', '127.0.0.2'],
  ['http://192.168.1.20:4010', '192.168.1.20'],
  ['http://10.1.2.3:4010', '10.1.2.3'],
  ['http://172.31.255.255:4010', '172.31.255.255'],
  ['http://[::1]:4010', '::1'],
  ['http://[fd00::7]:4010', 'fd00::7'],
  ['http://laptop.local:4010', 'fe80::1%eth0'],
])('the sandbox starts at %s on %s', (publicUrl, host) => {
  expect(readConfig({ SANDBOX: 'true', PUBLIC_URL: publicUrl, HOST: host })).toMatchObject({
    publicUrl,
    host,
  });
});

test('a wildcard address is as private as the addresses of the machine', () => {
  const home = () => ['127.0.0.1', '::1', '192.168.1.20', 'fe80::1%eth0'];
  expect([isPrivateHost('0.0.0.0', home), isPrivateHost('::', home)]).toEqual([true, true]);
  const dualStack = () => [...home(), '2001:db8::7'];
  expect([isPrivateHost('0.0.0.0', dualStack), isPrivateHost('::', dualStack)]).toEqual([true, false]);
  expect(isPrivateHost('0.0.0.0', () => [...home(), '203.0.113.7'])).toBe(false);
});

test('without the sandbox, every missing account is named', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /SMTP_URL[\s\S]*TWILIO_AUTH_TOKEN[\s\S]*FLINKS_SECRET/,
  );
});

const production = {
  NODE_ENV: 'production',
  KEYS: JSON.stringify(createKeyRing()),
  DATABASE_URL: 'postgres://tamarack:secret-value@db.example/tamarack',
  PUBLIC_URL: 'https://pay.lender.com',
};

const accounts = {
  TWILIO_ACCOUNT_SID: 'AC0',
  TWILIO_AUTH_TOKEN: 't',
  TWILIO_FROM: '+14165550100',
  SMTP_URL: 'smtps://user:secret-value@mail.example',
  BUREAU_URL: 'https://bureau.example',
  BUREAU_KEY: 'b',
  FLINKS_API_URL: 'https://api.example',
  FLINKS_PAGE_URL: 'https://page.example',
  FLINKS_CUSTOMER_ID: 'customer',
  FLINKS_SECRET: 's',
  FLINKS_API_KEY: 'key',
  S3_BUCKET: 'applicants',
  ANALYTICS_URL: 'https://vendor.example',
  ANALYTICS_PROJECT_KEY: 'phc_1',
};

test.each([
  [{ ...production, ...accounts }, false],
  [{ ...production, ...accounts, CAPTURE_ON_SHIPMENT: 'true' }, true],
  [{ SANDBOX: 'true' }, true],
  [{ SANDBOX: 'true', CAPTURE_ON_SHIPMENT: 'false' }, false],
])('capture on shipment is off unless the provider turns it on, except in the sandbox (%#)', (given, is) => {
  expect(readConfig(given).capturesLater).toBe(is);
});

test.each([
  ['SMTP_URL', 'smtp://user:secret-value@mail.example'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=false'],
  ['SMTP_URL', 'smtp://mail.example?requireTLS=true&requireTLS=false'],
  ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'direct://mail.example'],
  ['BUREAU_URL', 'http://bureau.example/secret-value'],
  ['BUREAU_URL', 'HTTP://localhost:4011'],
  ['FLINKS_API_URL', 'http://127.0.0.1'],
  ['FLINKS_PAGE_URL', 'ws://page.example'],
  ['S3_ENDPOINT', 'http://minio:9000'],
  ['KMS_ENDPOINT', 'http://kms:8080'],
  ['REGISTRIES_URL', 'http://registries.example'],
  ['ANALYTICS_URL', 'http://vendor.example'],
])('in production %s=%s is refused by name, because it has no TLS', (name, value) => {
  const given = { ...production, ...accounts, [name]: value };
  expect(() => readConfig(given)).toThrow(`Invalid configuration:\n  ${name}: expected a URL with TLS`);
  expect(() => readConfig(given)).not.toThrow('secret-value');
  expect(readConfig({ ...given, NODE_ENV: 'test' }).production).toBe(false);
});

test('no other setting is the URL of a service', () => {
  const files = fs
    .readdirSync('server/src/config', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/src/config/${file}`);
  const text = files.map((file) => fs.readFileSync(file, 'utf8')).join();
  const names = new Set(text.match(/\b[A-Z][A-Z_0-9]*_(?:URL|ENDPOINT)\b/g));
  const ours = ['PUBLIC_URL', 'DATABASE_URL', 'DATABASE_OWNER_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
  const given = { ...production, ...accounts };
  for (const name of [...names].filter((each) => !ours.includes(each)))
    expect(() => readConfig({ ...given, [name]: 'http://service.example' }), name).toThrow(
      `${name}: expected a URL with TLS`,
    );
});

test.each([
  ['SMTP_URL', 'smtp://mail.example:587?requireTLS=true'],
  ['S3_ENDPOINT', 'https://minio:9000'],
])('in production %s=%s is accepted', (name, value) => {
  expect(readConfig({ ...production, ...accounts, [name]: value }).production).toBe(true);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'https://pay.example/path'],
  ['PUBLIC_URL', 'secret-value'],
  ['DATABASE_URL', 'secret-value'],
  ['DATABASE_URL', 'https://secret-value'],
  ['DATABASE_PREPARE', 'no'],
  ['DATABASE_WAIT_SECONDS', '-1'],
  ['KEYS', 'secret-value'],
  ['KEYS', '{"keys":[],"pepper":"secret-value"}'],
  ['ROLE', 'queen'],
  ['SANDBOX_ORIGINS', 'http://localhost:4020,secret-value'],
  ['SANDBOX_ORIGINS', 'http://shop.test:*'],
  ['LOG_LEVEL', 'loud'],
  ['LIMIT_CHECKOUT', '0'],
  ['LIMIT_UPLOADS', '0'],
  ['LIMIT_UPLOADS_PER_APPLICATION', 'many'],
  ['SANDBOX', 'yes'],
])('%s=%s is rejected by name', (name, value) => {
  expect(() => readConfig({ SANDBOX: 'true', [name]: value })).toThrow(name);
  expect(() => readConfig({ SANDBOX: 'true', [name]: value })).not.toThrow('secret-value');
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ SANDBOX: 'true', DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 4010 });
});

test.each([
  [undefined, 0],
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (value, proxies) => {
  expect(readConfig({ SANDBOX: 'true', TRUST_PROXY: value }).trustProxy).toBe(proxies);
});

test('six uploads per session and 64 in total run concurrently by default', () => {
  expect(readConfig({ SANDBOX: 'true' }).uploadSlots).toEqual({ perCaller: 6, perProcess: 64 });
  const told = { LIMIT_UPLOADS_PER_APPLICATION: '2', LIMIT_UPLOADS: '10' };
  expect(readConfig({ SANDBOX: 'true', ...told }).uploadSlots).toEqual({ perCaller: 2, perProcess: 10 });
});

test.each([
  [1, 2],
  [2, 2],
  [4, 3],
  [64, 4],
])('with %i cores %i documents are checked at once, unless DOCUMENT_WORKERS says otherwise', (cores, workers) => {
  expect(countDefaultWorkers(cores)).toBe(workers);
  expect(readConfig({ SANDBOX: 'true', DOCUMENT_WORKERS: '7' }).documentWorkers).toBe(7);
  expect(() => readConfig({ SANDBOX: 'true', DOCUMENT_WORKERS: '0' })).toThrow('DOCUMENT_WORKERS');
});

test('files are stored in the data folder and not scanned by default', () => {
  expect(readConfig({ SANDBOX: 'true' }).files).toEqual({ s3: null, clamd: null });
});

test('a bucket is configured with its server and keys', () => {
  const s3 = { bucket: 'applicants', region: 'ca-central-1', endpoint: null, credentials: null };
  expect(readConfig({ SANDBOX: 'true', S3_BUCKET: 'applicants' }).files.s3).toEqual(s3);
  const all = {
    S3_BUCKET: 'applicants',
    S3_REGION: 'eu-west-1',
    S3_ENDPOINT: 'http://localhost:9000',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret-value',
  };
  expect(readConfig({ SANDBOX: 'true', ...all }).files.s3).toEqual({
    bucket: 'applicants',
    region: 'eu-west-1',
    endpoint: 'http://localhost:9000',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret-value' },
  });
});

test('keys of KMS are configured with the account of the bucket', () => {
  const key = 'arn:aws:kms:ca-central-1:123456789012:key/mrk-1';
  expect(readConfig({ SANDBOX: 'true' }).kms).toBeNull();
  expect(
    readConfig({
      SANDBOX: 'true',
      KMS_KEY_IDS: `${key}, ${key}2`,
      AWS_ACCESS_KEY_ID: 'i',
      AWS_SECRET_ACCESS_KEY: 's',
    }).kms,
  ).toEqual({
    keyIds: [key, `${key}2`],
    endpoint: null,
    credentials: { accessKeyId: 'i', secretAccessKey: 's' },
  });
});

test.each([
  ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
])('the scanner is configured by CLAMD=%s', (value, address) => {
  expect(readConfig({ SANDBOX: 'true', CLAMD: value }).files.clamd).toEqual(address);
});

test.each([
  ['CLAMD', 'clamd:3310'],
  ['CLAMD', 'tcp://clamd'],
  ['CLAMD', 'tcp://clamd:99999'],
  ['CLAMD', 'unix:run/clamd'],
  ['S3_ENDPOINT', 'localhost:9000'],
  ['KMS_KEY_IDS', 'alias/secret-value'],
  ['KMS_KEY_IDS', 'arn:aws:kms:r:123456789012:key/a,arn:aws:kms:r:123456789012:key/a'],
  ['KMS_ENDPOINT', 'localhost:9000'],
  ['AWS_SECRET_ACCESS_KEY', 'secret-value'],
])('%s=%s alone is rejected by name', (name, value) => {
  const read = () => readConfig({ SANDBOX: 'true', S3_BUCKET: 'b', [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret-value');
});

const flinks = {
  FLINKS_API_URL: 'https://toolbox-api.example',
  FLINKS_PAGE_URL: 'https://toolbox-iframe.example',
  FLINKS_CUSTOMER_ID: 'customer',
  FLINKS_SECRET: 'secret-value',
  FLINKS_API_KEY: 'key',
};

test('with the sandbox, the aggregator’s own sandbox can replace the emulated bank, at its own speed', () => {
  const config = readConfig({ SANDBOX: 'true', ...flinks });
  expect(config.sandbox?.flinks).toMatchObject({ pageUrl: 'https://toolbox-iframe.example', webhook: null });
  expect(config.scoring).toMatchObject({ bankPollMs: 10_000, bankTimeoutMs: 1_800_000 });
  expect(readConfig({ SANDBOX: 'true' }).sandbox?.flinks).toBeNull();
  const { FLINKS_API_KEY: _, ...partly } = flinks;
  expect(() => readConfig({ SANDBOX: 'true', ...partly })).toThrow('FLINKS_API_KEY');
  expect(() => readConfig({ SANDBOX: 'true', ...partly })).not.toThrow('secret-value');
});

test.each([
  [{}, null],
  [{ FLINKS_WEBHOOK_SECRET: 's' }, { secret: 's', header: 'flinks-authenticity-key' }],
  [
    { FLINKS_WEBHOOK_SECRET: 's', FLINKS_WEBHOOK_HEADER: 'X-Flinks-Signature' },
    { secret: 's', header: 'X-Flinks-Signature' },
  ],
])('aggregator webhooks with %j', (given, webhook) => {
  expect(readConfig({ SANDBOX: 'true', ...flinks, ...given }).sandbox?.flinks?.webhook).toEqual(webhook);
});

test('an invalid header name is rejected', () => {
  const wrong = { ...flinks, FLINKS_WEBHOOK_SECRET: 's', FLINKS_WEBHOOK_HEADER: 'two words' };
  expect(() => readConfig({ SANDBOX: 'true', ...wrong })).toThrow('FLINKS_WEBHOOK_HEADER');
});
