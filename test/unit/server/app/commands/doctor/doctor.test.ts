import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { formatTable } from '../../../../../../server/app/commands/doctor/format-table';
import { runDoctor } from '../../../../../../server/app/commands/doctor/run-doctor';
import {
  checkKeyService,
  checkMail,
  checkSanctionsList,
  checkScanner,
  checkStore,
} from '../../../../../../server/app/commands/doctor/service-checks';
import { startKms } from '../../../../../../server/sandbox/kms/server';
import { createClamd } from '../../../../../../server/src/adapters/clamd/clamd';
import { createKms } from '../../../../../../server/src/adapters/kms/kms';
import { createS3Store, type S3Config } from '../../../../../../server/src/adapters/s3/s3-store';
import { createSanctionsFileList } from '../../../../../../server/src/adapters/sanctions';
import { inspectConfig } from '../../../../../../server/src/config/config';
import { createSpool } from '../../../../../../server/src/platform/files/spool';
import { createKeyRing } from '../../../../../../server/src/platform/keys/key-ring';
import { startS3 } from '../../../../../support/s3';

let folder: string;
const closers: (() => unknown)[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-doctor-'));
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  fs.rmSync(folder, { recursive: true });
});

describe('the bucket', () => {
  const check = (config: S3Config) => checkStore(createS3Store(config, createSpool(folder)));

  test('is written, read and left as it was', async () => {
    const s3 = await startS3();
    closers.push(s3.close);
    expect(await check(s3.config)).toEqual({ state: 'ok', text: 'Wrote, read and removed an object.' });
    expect(s3.objects()).toEqual([]);
    expect(await check({ ...s3.config, bucket: 'other' })).toEqual({
      state: 'failed',
      text: expect.stringContaining('correct S3_BUCKET (NoSuchBucket)'),
    });
  });

  test('a bucket that is away is named', async () => {
    const endpoint = `http://127.0.0.1:${await getPort()}`;
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret-value' };
    const finding = await check({ bucket: 'b', region: 'r', endpoint, credentials });
    expect(finding).toEqual({ state: 'failed', text: expect.stringContaining('nothing answers') });
  });
});

test('the sanctions list is current, old, damaged, missing or not configured', async () => {
  const file = path.join(folder, 'list.xml');
  const check = (list: string | null) =>
    checkSanctionsList(createSanctionsFileList({ path: list, maxAgeDays: 7 }, { now: () => new Date() }));
  expect(await check(null)).toEqual({
    state: 'warning',
    text: 'SANCTIONS_LIST is not set: names are not compared, and from a limit of $10,000 a person decides.',
  });
  expect(await check(file)).toMatchObject({ state: 'failed', text: expect.stringContaining('not a file') });
  fs.copyFileSync('server/sandbox/sanctions/made-up-list.xml', file);
  expect(await check(file)).toEqual({ state: 'ok', text: '5 entries, listed until 2026-06-01.' });
  fs.utimesSync(file, new Date(), new Date(Date.now() - 8 * 86_400_000));
  expect(await check(file)).toMatchObject({
    state: 'warning',
    text: expect.stringContaining('daily download'),
  });
  fs.writeFileSync(file, '<data-set>');
  expect(await check(file)).toMatchObject({
    state: 'failed',
    text: expect.stringContaining('cannot be read'),
  });
});

describe('KMS', () => {
  test('makes and opens a data key; a key that it does not have is named', async () => {
    const kms = await startKms();
    closers.push(kms.close);
    const check = (keyId: string, credentials = kms.credentials) =>
      checkKeyService(createKms({ keyIds: [keyId], endpoint: kms.origin, credentials }));
    const keyId = kms.keys.create();
    expect(await check(keyId)).toEqual({
      state: 'ok',
      text: `Generated a data key with ${keyId} and decrypted it.`,
    });
    expect(kms.calls.map(({ action }) => action)).toEqual(['GenerateDataKey', 'Decrypt']);
    expect(await check(`${keyId}0`)).toEqual({
      state: 'failed',
      text: expect.stringContaining('correct KMS_KEY_IDS (NotFoundException)'),
    });
    expect(await check(keyId, { ...kms.credentials, accessKeyId: 'other' })).toEqual({
      state: 'failed',
      text: expect.stringContaining('AWS_ACCESS_KEY_ID'),
    });
    await kms.close();
    expect((await check(keyId)).text).toContain('nothing answers');
  });
});

describe('the scanner', () => {
  /** Replies once it has received the whole content; the support's clamd keeps it, which takes long for 15 MB. */
  const scanWith = async (reply: string) => {
    const port = await getPort();
    const server = net.createServer((socket) => {
      let length = 0;
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        length += chunk.length;
        // the command, the length of the one chunk, the chunk, and the length that ends it
        if (length >= 10 + 4 + 15 * 1024 * 1024 + 4) socket.end(`${reply}\0`);
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    closers.push(() => server.close());
    return checkScanner(createClamd({ host: '127.0.0.1', port }));
  };

  test.each([
    ['stream: OK', { state: 'ok', text: 'Scanned 15 MB.' }],
    ['stream: Zeros FOUND', { state: 'failed', text: expect.stringContaining('signature database') }],
    [
      'INSTREAM size limit exceeded. ERROR',
      { state: 'failed', text: expect.stringContaining('StreamMaxLength') },
    ],
  ])('that replies “%s”', async (reply, finding) => {
    expect(await scanWith(reply)).toEqual(finding);
  });

  test('is optional, but must be reachable if configured', async () => {
    expect((await checkScanner(null)).state).toBe('warning');
    const away = await checkScanner(createClamd({ host: '127.0.0.1', port: await getPort() }));
    expect(away).toEqual({ state: 'failed', text: expect.stringContaining('ECONNREFUSED') });
  });
});

describe('the mail server', () => {
  const startServer = async (password: string): Promise<number> => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      logger: false,
      onAuth: (auth, _session, done) =>
        auth.password === password ? done(null, { user: 'u' }) : done(new Error('no')),
    });
    server.on('error', () => undefined);
    const port = await getPort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    closers.push(() => server.close(() => undefined));
    return port;
  };

  test.each([
    ['secret-value', 'ok', 'logged in'],
    ['another', 'failed', 'refuses the user or the password in SMTP_URL (EAUTH)'],
  ])('with the password %s', async (password, state, text) => {
    const port = await startServer('secret-value');
    const finding = await checkMail({ url: `smtp://u:${password}@127.0.0.1:${port}`, from: 'a@b.example' });
    expect(finding).toEqual({ state, text: expect.stringContaining(text) });
  });

  test('a mail server that offers no TLS, or cannot be reached, is named', async () => {
    const port = await startServer('secret-value');
    const url = `smtp://u:secret-value@127.0.0.1:${port}?requireTLS=true`;
    expect((await checkMail({ url, from: 'a@b.example' })).state).toBe('failed');
    const away = await checkMail({ url: `smtp://127.0.0.1:${await getPort()}`, from: 'a@b.example' });
    expect(away).toEqual({ state: 'failed', text: expect.stringContaining('cannot be reached') });
  });
});

test('prints one line for each check, with what to do, and no secret', async () => {
  const port = await getPort();
  const secret = 'secret-value';
  const ring = createKeyRing();
  const env = {
    NODE_ENV: 'production',
    DATA_FOLDER: folder,
    DIST_FOLDER: folder,
    KEYS: JSON.stringify(ring),
    DATABASE_URL: `postgres://user:${secret}@127.0.0.1:${port}/tamarack`,
    PUBLIC_URL: 'https://pay.invalid',
    TRUST_PROXY: '1',
    S3_BUCKET: 'applicants',
    S3_ENDPOINT: `https://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: secret,
    CLAMD: `tcp://127.0.0.1:${port}`,
    SMTP_URL: `smtps://user:${secret}@127.0.0.1:${port}`,
    TWILIO_AUTH_TOKEN: secret,
    BUREAU_URL: 'https://bureau.example',
    BUREAU_KEY: secret,
    FLINKS_SECRET: secret,
    LIMIT_CHECKOUT: '0',
  };
  const rows = await runDoctor(inspectConfig(env));
  const table = formatTable(rows);
  expect(Object.fromEntries(rows.map(({ name, state }) => [name, state]))).toEqual({
    settings: 'failed',
    database: 'failed',
    'database role': 'failed',
    migrations: 'failed',
    clock: 'failed',
    'key ring': 'failed',
    bucket: 'failed',
    scanner: 'failed',
    mail: 'failed',
    'public URL': 'warning',
    'bank aggregator': 'failed',
    'credit bureau': 'ok',
    'text messages': 'failed',
    'address lookup': 'ok',
    'sanctions list': 'warning',
    payouts: 'warning',
    'data folder': 'ok',
    widget: 'failed',
  });
  expect(table.split('\n')).toHaveLength(rows.length + 2);
  expect(table).toMatch(/failed {3}settings {9}LIMIT_CHECKOUT: /);
  expect(table).toMatch(/failed {3}database {9}.*nothing listens at its address.*ECONNREFUSED/);
  expect(table).toMatch(/failed {3}text messages {4}TWILIO_ACCOUNT_SID: required.*TWILIO_FROM: required/);
  for (const hidden of [secret, ring.pepper, ring.keys[0]?.secret ?? '']) expect(table).not.toContain(hidden);
  expect(fs.readdirSync(folder)).toEqual(['spool']);
});
