import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '../../../support/api';
import { openEmbedded } from '../../../support/describe-databases';

let api: Api;

beforeAll(async () => {
  const distFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-dist-'));
  fs.mkdirSync(path.join(distFolder, 'widget'));
  fs.writeFileSync(path.join(distFolder, 'tamarack.js'), 'loader');
  fs.writeFileSync(path.join(distFolder, 'widget', 'start-BTlm2x_0.js'), 'chunk');
  fs.writeFileSync(path.join(distFolder, 'widget', 'start-BTlm2x_0.js.br'), 'chunk');
  fs.mkdirSync(path.join(distFolder, 'v0.1.0'));
  for (const file of ['tamarack.js', 'tamarack.js.br', 'integrity.json'])
    fs.writeFileSync(path.join(distFolder, 'v0.1.0', file), '{}');
  fs.writeFileSync(path.join(distFolder, 'connect.html'), '<!doctype html>');
  const database = await openEmbedded();
  api = await openApi(database.kysely, { config: { distFolder } });
  return async () => {
    await api.close();
    await database.close();
    fs.rmSync(distFolder, { recursive: true });
  };
});

const get = (url: string) => api.call('GET', url);

test.each(['/sdk/tamarack.js', '/sdk/widget/start-BTlm2x_0.js'])('any page can load %s', async (url) => {
  const { status, headers } = await get(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': expect.stringContaining('javascript'),
  });
});

test.each([
  '/connect',
  '/sdk/tamarack.js',
  '/operator/login',
  '/sandbox',
  '/health',
  '/swagger.json',
  '/v1/application',
  '/nowhere',
])('%s denies every feature that it does not use', async (url) => {
  const policy = String((await get(url)).headers['permissions-policy']);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'clipboard-read'])
    expect(policy).toContain(`${feature}=()`);
  expect(policy).not.toContain('*');
});

test('a hashed chunk is cached for ever, the loader for minutes', async () => {
  expect((await get('/sdk/widget/start-BTlm2x_0.js')).headers['cache-control']).toContain('immutable');
  const loader = (await get('/sdk/tamarack.js')).headers['cache-control'];
  expect(loader).toContain('max-age=300');
  expect(loader).not.toContain('immutable');
});

test.each([
  '/sdk/v0.1.0/tamarack.js',
  '/sdk/v0.1.0/integrity.json',
])('%s of a version is cached for a year, for any page', async (url) => {
  const { status, headers } = await get(url);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  });
});

test.each([
  '/sdk/v0.1.0/tamarack.js',
  '/sdk/widget/start-BTlm2x_0.js',
])('the compressed copy of %s is cached like the file', async (url) => {
  const { headers } = await api.call('GET', url, { headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each([
  '/connect',
  '/invoice',
  '/pre-qualify',
])('the hosted page %s runs our scripts and frames our documents only', async (url) => {
  const { status, headers } = await get(`${url}?sessionId=x`);
  expect(status).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-type']).toContain('text/html');
});

test.each([
  '/sdk/nothing.js',
  '/sdk/v0.1.1/tamarack.js',
  '/sdk/v0.1.0/widget/nothing.js',
  '/sdk/',
  '/sdk/../package.json',
  '/sdk/%2e%2e/package.json',
])('%s is not found', async (url) => {
  const { status, problem } = await get(url);
  expect([400, 403, 404]).toContain(status);
  expect(problem.instance).toBeDefined();
});
