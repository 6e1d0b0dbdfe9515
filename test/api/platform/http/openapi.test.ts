import { execFile } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '../../../support/api';
import { openEmbedded } from '../../../support/describe-databases';

let api: Api;
let document: OpenAPIV3_1.Document;
/** `GET /path` of the routes that require no credential, of every server that was made; the sandbox's bank is one, too. */
const openRoutes = new Map<unknown, string[]>();

const recordOpenRoutes = (message: unknown): void => {
  const { fastify } = message as { fastify: FastifyInstance };
  const routes: string[] = [];
  openRoutes.set(fastify, routes);
  fastify.addHook('onRoute', ({ method, url, config }) => {
    if ((config?.access ?? 'open') === 'open')
      routes.push(...[method].flat().map((name) => `${name} ${url}`));
  });
};

beforeAll(async () => {
  const database = await openEmbedded();
  diagnostics.subscribe('fastify.initialization', recordOpenRoutes);
  api = await openApi(database.kysely);
  diagnostics.unsubscribe('fastify.initialization', recordOpenRoutes);
  document = (await api.call<OpenAPIV3_1.Document>('GET', '/swagger.json')).body;
  return async () => {
    await api.close();
    await database.close();
  };
});

const operations = () =>
  Object.entries(document.paths ?? {}).flatMap(([url, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ url, method, ...operation }] : [];
    }),
  );

test('the published document passes an OpenAPI linter', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-openapi-'));
  const file = path.join(folder, 'openapi.json');
  await fs.writeFile(file, JSON.stringify(document));
  const run = promisify(execFile)(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--format=json', '--extends=recommended'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  await fs.rm(folder, { recursive: true });
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1));
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ errors: 0 });
});

test('every operation has a name, a tag, its security and its errors', () => {
  expect(operations().length).toBeGreaterThan(20);
  for (const { url, operationId, tags, security, responses } of operations()) {
    expect(operationId, url).toMatch(/^[A-Z]\w+_[A-Z]\w+$/);
    expect(tags, url).toHaveLength(1);
    expect(security, url).toBeDefined();
    for (const range of ['4XX', '5XX'])
      expect(responses?.[range], url).toMatchObject({
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      });
  }
});

test('every authenticated mutation takes an idempotency key', () => {
  const mutations = operations().filter(({ method, security }) => method !== 'get' && security?.length);
  expect(mutations.length).toBeGreaterThan(10);
  for (const { parameters, url } of mutations)
    expect(parameters, url).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
});

test('docs/security.md lists every call that requires no credential, why it is open and what limits it', async () => {
  const text = await fs.readFile('docs/security.md', 'utf8');
  const [, section = ''] = text.split('## Calls without a credential');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => {
    const [calls = '', ...cells] = row.split('|').slice(1, -1);
    expect(
      cells.filter((cell) => cell.trim() !== ''),
      row,
    ).toHaveLength(2);
    return [...calls.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, call = '']) => call);
  });
  const open = openRoutes.get(api.app)?.filter((route) => !/^(HEAD|OPTIONS) /.test(route)) ?? [];
  expect(open.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual(open.toSorted());
});

test('the specification’s operation has the names of the specification', () => {
  expect(document.paths?.['/v1/checkout']?.post?.operationId).toBe('CheckOut_CheckOutOperation');
});
