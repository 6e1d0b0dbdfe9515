import type { OpenAPIV3_1 } from 'openapi-types';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const knownFormats = new Set(['email', 'uuid', 'date', 'date-time', 'uri']);
const mutations = ['post', 'put', 'patch', 'delete'];
const refPrefix = '#/components/schemas/';

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A random key of 16 to 100 letters, digits, hyphens or underscores. A retry with the same key within 24 hours returns the first response and has no other effect.',
  schema: { type: 'string' },
};

/**
 * Prepares the generated document for publication: merges `XInput` into `X` where the two are equal, drops unused
 * components and patterns that repeat a known format, and adds the idempotency header to every mutation.
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
  // Merging and dropping components keeps the document valid.
  return copy as unknown as OpenAPIV3_1.Document;
}

function toNode(value: Json | undefined): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function walk(value: Json | undefined, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value);
    for (const item of Object.values(value)) walk(item, visit);
  }
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
