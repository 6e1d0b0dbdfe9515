import { expect, test } from 'vitest';
import { readConfig } from '../../../server/src/config';

test('with the sandbox nothing else has to be set', () => {
  expect(readConfig({ SANDBOX: 'true' })).toMatchObject({
    production: false,
    port: 4010,
    publicUrl: 'http://localhost:4010',
    databaseUrl: null,
    outside: null,
  });
});

test('the sandbox is refused in production', () => {
  expect(() => readConfig({ SANDBOX: 'true', NODE_ENV: 'production' })).toThrow('refused');
});

test('without it, every missing account is named', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /TWILIO_AUTH_TOKEN[\s\S]*SMTP_URL[\s\S]*FLINKS_SECRET/,
  );
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PUBLIC_URL', 'https://pay.example/path'],
  ['DATABASE_URL', 'secret-value'],
  ['LOG_LEVEL', 'loud'],
  ['LIMIT_CHECKOUT', '0'],
  ['SANDBOX', 'yes'],
])('%s=%s is refused by name', (name, value) => {
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
])('TRUST_PROXY=%s believes %i proxies', (value, proxies) => {
  expect(readConfig({ SANDBOX: 'true', TRUST_PROXY: value }).trustProxy).toBe(proxies);
});
