import { execFile } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, describe, expect, test } from 'vitest';
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

const documents = [
  ['whole', '/swagger.json'],
  ['merchant', '/swagger/merchant.json'],
  ['widget', '/swagger/widget.json'],
  ['operator', '/swagger/operator.json'],
] as const;

test.each(
  documents,
)('the %s document has no warning of an OpenAPI linter’s recommended rules', async (_name, url) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tamarack-openapi-'));
  const file = path.join(folder, 'openapi.json');
  await fs.writeFile(file, JSON.stringify((await api.call('GET', url)).body));
  const run = promisify(execFile)(
    process.execPath,
    ['node_modules/@redocly/cli/bin/cli.js', 'lint', file, '--format=json', '--extends=recommended'],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  await fs.rm(folder, { recursive: true });
  const { totals, problems } = JSON.parse(stdout.slice(stdout.indexOf('{'), stdout.lastIndexOf('}') + 1));
  const lines = problems.map(
    ({ ruleId, message, location }: { ruleId: string; message: string; location: { pointer: string }[] }) =>
      `${ruleId}: ${location[0]?.pointer}: ${message}`,
  );
  expect(lines).toEqual([]);
  expect(totals).toMatchObject({ errors: 0 });
});

test.each(
  documents,
)('the %s document has no warning of another linter’s recommended rules', async (_name, url) => {
  const { body } = await api.call('GET', url);
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [[oas as RulesetDefinition, 'recommended']] });
  const results = await spectral.run(JSON.stringify(body));
  expect(results.map(({ code, path: place, message }) => `${code}: ${place.join('/')}: ${message}`)).toEqual(
    [],
  );
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

describe('the merchants’ document', () => {
  type Schema = Readonly<Record<string, unknown>>;
  let merchant: OpenAPIV3_1.Document;
  beforeAll(async () => {
    merchant = (await api.call<OpenAPIV3_1.Document>('GET', '/swagger/merchant.json')).body;
  });

  /** The schema, or what it refers to, and its alternatives. */
  const listForms = (schema: Schema): readonly Schema[] => {
    const name =
      String(schema['$ref'] ?? '')
        .split('/')
        .at(-1) ?? '';
    const target = merchant.components?.schemas?.[name] as Schema | undefined;
    const others = [...(target ? [target] : []), ...((schema['anyOf'] ?? []) as Schema[])];
    return [schema, ...others.flatMap(listForms)];
  };
  const has = (schema: Schema, name: string): boolean =>
    listForms(schema).some((form) => (form[name] ?? '') !== '');
  /** One with fields or items of its own has their examples. */
  const isComposed = (schema: Schema): boolean =>
    listForms(schema).some(({ properties, items }) => properties !== undefined || items !== undefined);

  /** Every field, with the way to it. */
  const listFields = (value: unknown, path: string): readonly (readonly [string, Schema])[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { properties, example: _, examples: _examples, ...rest } = value as Schema;
    const fields = Object.entries((properties ?? {}) as Record<string, Schema>);
    return [
      ...fields.map(([name, schema]) => [`${path}/${name}`, schema] as const),
      ...[...fields, ...Object.entries(rest)].flatMap(([name, item]) => listFields(item, `${path}/${name}`)),
    ];
  };

  const listCalls = () => {
    const items = { ...merchant.paths, ...merchant.webhooks } as Record<string, OpenAPIV3_1.PathItemObject>;
    return Object.entries(items).flatMap(([name, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        return operation ? [{ name: `${method} ${name}`, operation }] : [];
      }),
    );
  };

  test('every field has a description and an example', () => {
    const fields = listFields(merchant, '');
    expect(fields.length).toBeGreaterThan(150);
    const poor = fields.flatMap(([path, schema]) => [
      ...(has(schema, 'description') ? [] : [`${path}: no description`]),
      ...(has(schema, 'examples') || isComposed(schema) ? [] : [`${path}: no example`]),
    ]);
    expect(poor).toEqual([]);
  });

  test('every operation and event has a description, and an example of each parameter, body and error', () => {
    const calls = listCalls();
    expect(calls.length).toBeGreaterThan(40);
    const poor = calls.flatMap(({ name, operation }) => {
      const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
      const bodies = [operation.requestBody, ...Object.values(operation.responses ?? {})].flatMap((body) =>
        Object.values((body as OpenAPIV3_1.RequestBodyObject | undefined)?.content ?? {}),
      );
      return [
        ...(operation.description ? [] : [`${name}: no description`]),
        ...parameters.flatMap((parameter) => [
          ...(parameter.description ? [] : [`${name}: ${parameter.name}: no description`]),
          ...((parameter.example ?? (parameter.schema as Schema)['examples'])
            ? []
            : [`${name}: ${parameter.name}: no example`]),
        ]),
        ...(bodies.every(({ example, examples }) => example !== undefined || examples !== undefined)
          ? []
          : [`${name}: a body without an example`]),
      ];
    });
    expect(poor).toEqual([]);
  });

  test('each operation is in the document of one audience, with the schemas and credentials it uses', async () => {
    const list = ({ paths = {} }: OpenAPIV3_1.Document) =>
      Object.entries(paths).flatMap(([url, item]) =>
        Object.keys(item ?? {}).map((method) => `${method} ${url}`),
      );
    const parts = await Promise.all(
      ['merchant', 'widget', 'operator'].map(
        async (name) => (await api.call<OpenAPIV3_1.Document>('GET', `/swagger/${name}.json`)).body,
      ),
    );
    expect(parts.flatMap(list).toSorted()).toEqual(list(document).toSorted());
    const [own] = parts;
    expect(list(own as OpenAPIV3_1.Document).every((call) => call.includes('/v1/merchant/'))).toBe(true);
    expect(Object.keys(own?.components?.securitySchemes ?? {})).toEqual(['merchantSecret']);
    expect(Object.keys(own?.components?.schemas ?? {})).not.toContain('OperatorPayout');
    for (const part of parts) {
      const refs = [...JSON.stringify(part).matchAll(/#\/components\/schemas\/([^"]+)/g)].map(
        ([, name]) => name,
      );
      expect(new Set(refs)).toEqual(new Set(Object.keys(part.components?.schemas ?? {})));
    }
    expect(parts.map(({ webhooks }) => webhooks !== undefined)).toEqual([true, false, false]);
  });
});
