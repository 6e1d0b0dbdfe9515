import type { OpenAPIV3_1 } from 'openapi-types';

/** Who calls an operation: a merchant's server, the page and its frames, or the provider's operators. */
export const audiences = ['merchant', 'widget', 'operator'] as const;
export type Audience = (typeof audiences)[number];

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof methods)[number];

/** By the first credential of an operation; one without a credential belongs to the page. */
const audienceByScheme: Readonly<Record<string, Audience>> = {
  merchantSecret: 'merchant',
  operatorKey: 'operator',
};

const titles: Readonly<Record<Audience, string>> = {
  merchant: 'for merchants’ servers',
  widget: 'for pages and secure frames',
  operator: 'for operators',
};

interface Operation {
  readonly path: string;
  readonly method: Method;
  readonly operation: OpenAPIV3_1.OperationObject;
}

/** Every operation of a document, without its webhooks. */
export const listOperations = ({ paths = {} }: OpenAPIV3_1.Document): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** The part of a document that one audience calls, with the components that it uses. Only merchants receive webhooks. */
export function selectAudience(document: OpenAPIV3_1.Document, audience: Audience): OpenAPIV3_1.Document {
  const { webhooks, ...rest } = document;
  const operations = listOperations(document).filter(({ operation }) => toAudience(operation) === audience);
  const paths: Record<string, OpenAPIV3_1.PathItemObject> = {};
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation };
  const used = { paths, ...(audience === 'merchant' && webhooks && { webhooks }) };
  return {
    ...rest,
    info: { ...rest.info, title: `${rest.info.title} ${titles[audience]}` },
    tags: (rest.tags ?? []).filter(({ name }) => JSON.stringify(used).includes(`"tags":["${name}"]`)),
    ...used,
    components: {
      schemas: pickSchemas(used, rest.components?.schemas ?? {}),
      securitySchemes: pickSchemes(operations, rest.components?.securitySchemes ?? {}),
    },
  };
}

const listSchemes = ({ security = [] }: OpenAPIV3_1.OperationObject): readonly string[] =>
  security.flatMap((names) => Object.keys(names));

function toAudience(operation: OpenAPIV3_1.OperationObject): Audience {
  const [scheme = ''] = listSchemes(operation);
  return audienceByScheme[scheme] ?? 'widget';
}

function pickSchemes<Scheme>(
  operations: readonly Operation[],
  schemes: Readonly<Record<string, Scheme>>,
): Record<string, Scheme> {
  const used = new Set(operations.flatMap(({ operation }) => listSchemes(operation)));
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => used.has(name)));
}

/** The schemas that something refers to, and those that these refer to. */
function pickSchemas<Schema>(
  root: unknown,
  schemas: Readonly<Record<string, Schema>>,
): Record<string, Schema> {
  const used = new Set<string>();
  const waiting: unknown[] = [root];
  for (const value of waiting)
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      waiting.push(schemas[name]);
    }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
