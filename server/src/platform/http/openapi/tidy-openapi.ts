import type { OpenAPIV3_1 } from 'openapi-types';
import { addExamples, addProblemExamples } from './examples';
import { type Json, type Node, toNode, walk } from './json';
import { latestVersion, versionHeader } from './version';

const knownFormats = new Set(['email', 'uuid', 'date', 'date-time', 'uri']);
const mutations = ['post', 'put', 'patch', 'delete'];
const refPrefix = '#/components/schemas/';

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.',
  example: '0b9f6c1e-7d1c-4b7e-9a55-3e2f8c5d4a10',
  schema: { type: 'string' },
};

/**
 * Prepares the generated document for publication: merges `XInput` into `X` where the two are equal, drops unused
 * components and patterns that repeat a known format, and adds the idempotency header to every mutation and an example to
 * every body whose fields have one.
 */
export function tidyOpenApi(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  // The copy is plain JSON, which the functions below can walk.
  const copy = JSON.parse(JSON.stringify(document)) as Node;
  const schemas = toNode(toNode(copy['components'])['schemas']);
  walk(copy, dropNoise);
  walk(copy, describeSuccess);
  const pairs = Object.keys(schemas).filter((name) => schemas[`${name}Input`] !== undefined);
  mergeInputs(copy, schemas, pairs);
  dropUnused(copy, schemas);
  shortenInputs(copy, schemas, pairs);
  sortKeys(schemas);
  addIdempotencyKey(toNode(copy['paths']));
  completeMerchantCalls(toNode(copy['paths']));
  addExamples(copy);
  // Merging and dropping components keeps the document valid.
  return copy as unknown as OpenAPIV3_1.Document;
}

function dropNoise(node: Node): void {
  if (typeof node['format'] === 'string' && knownFormats.has(node['format'])) delete node['pattern'];
  if (node['maximum'] === Number.MAX_SAFE_INTEGER) delete node['maximum'];
  if (node['minimum'] === Number.MIN_SAFE_INTEGER) delete node['minimum'];
}

/** Replaces the text that the OpenAPI plugin gives to a response without a description. */
function describeSuccess(node: Node): void {
  if (node['description'] === 'Default Response') node['description'] = 'The request succeeded.';
}

function mergeInputs(root: Node, schemas: Node, pairs: readonly string[]): void {
  const same = pairs.filter((name) => toComparable(schemas[name]) === toComparable(schemas[`${name}Input`]));
  renameInputRefs(root, same);
  for (const name of same) {
    if (!('additionalProperties' in toNode(schemas[`${name}Input`])))
      delete toNode(schemas[name])['additionalProperties'];
    delete schemas[`${name}Input`];
  }
}

/** Renames `XInput` to `X` where only the input schema is used. */
function shortenInputs(root: Node, schemas: Node, pairs: readonly string[]): void {
  const alone = pairs.filter((name) => !(name in schemas) && `${name}Input` in schemas);
  for (const name of alone) {
    schemas[name] = schemas[`${name}Input`] ?? {};
    delete schemas[`${name}Input`];
  }
  renameInputRefs(root, alone);
}

function renameInputRefs(root: Node, names: readonly string[]): void {
  walk(root, (node) => {
    const name = getSchemaName(node)?.replace(/Input$/, '');
    if (name !== undefined && getSchemaName(node) !== name && names.includes(name))
      node['$ref'] = refPrefix + name;
  });
}

/** Serializes a schema without the differences between input and output: closed objects and reference names. */
function toComparable(schema: Json | undefined): string {
  return JSON.stringify(schema, (key, value: Json) => {
    if (key === 'additionalProperties' && value === false) return undefined;
    return key === '$ref' ? String(value).replace(/Input$/, '') : value;
  });
}

function dropUnused(root: Node, schemas: Node): void {
  for (;;) {
    const used = new Set<string>();
    walk(root, (node) => {
      const target = getSchemaName(node);
      if (target) used.add(target);
    });
    const unused = Object.keys(schemas).filter((name) => !used.has(name));
    if (unused.length === 0) return;
    for (const name of unused) delete schemas[name];
  }
}

function getSchemaName(node: Node): string | null {
  const ref = node['$ref'];
  return typeof ref === 'string' && ref.startsWith(refPrefix) ? ref.slice(refPrefix.length) : null;
}

/** Sorts by name, because schemas register in module load order and the document must not depend on it. */
function sortKeys(node: Node): void {
  for (const key of Object.keys(node).sort()) {
    const value = node[key] ?? null;
    delete node[key];
    node[key] = value;
  }
}

const version: Json = {
  name: versionHeader,
  in: 'header',
  description:
    'Dated version of the API. Defaults to the latest. An unknown version is refused. The response names its version in the same header.',
  example: latestVersion,
  schema: { type: 'string' },
};

/** What the operations for merchants' servers have more: the version header, and examples of their errors. */
function completeMerchantCalls(paths: Node): void {
  const operations = Object.values(paths).flatMap((path) => Object.values(toNode(path)).map(toNode));
  for (const operation of operations) {
    if (!JSON.stringify(operation['security'] ?? null).includes('"merchantSecret"')) continue;
    const { parameters } = operation;
    operation['parameters'] = [...(Array.isArray(parameters) ? parameters : []), version];
    addProblemExamples(operation);
  }
}

function addIdempotencyKey(paths: Node): void {
  for (const path of Object.values(paths))
    for (const method of mutations) {
      const operation = toNode(toNode(path)[method]);
      const secured = Array.isArray(operation['security']) && operation['security'].length > 0;
      if (!secured) continue;
      const parameters = operation['parameters'];
      operation['parameters'] = [...(Array.isArray(parameters) ? parameters : []), idempotencyKey];
    }
}
