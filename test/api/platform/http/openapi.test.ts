import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, expect, test } from 'vitest';
import { type Api, openApi } from '../../../support/api';
import { openEmbedded } from '../../../support/describe-databases';

let api: Api;
let document: OpenAPIV3_1.Document;

beforeAll(async () => {
  const database = await openEmbedded();
  api = await openApi(database.kysely);
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

test('the specification’s operation has the names of the specification', () => {
  expect(document.paths?.['/v1/checkout']?.post?.operationId).toBe('CheckOut_CheckOutOperation');
});
