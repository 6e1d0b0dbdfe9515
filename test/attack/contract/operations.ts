import type { Api } from '../../support/api';
import type { SendRequest } from '../../support/send';

/** JSON Schema as the document has it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly name: string;
  readonly method: SendRequest['method'];
  /** With its parameters in braces. */
  readonly path: string;
  /**
   * Names of the security schemes that it requires together, joined by `+`, alternatives by `|`; empty: anyone may call
   * it.
   */
  readonly access: string;
  readonly parameters: readonly Parameter[];
  /** Null: it has no body. References are resolved. */
  readonly body: { readonly type: string; readonly schema: Schema } | null;
}

interface Item {
  readonly operationId: string;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Item>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Whether the operation ends the session token that calls it. */
export const endsToken = ({ name }: Pick<Operation, 'name'>): boolean =>
  ['Session_End', 'Application_Abandon'].includes(name);

/** Every operation of the API as its published document has it; those that end the caller's token last. */
export async function readContract(api: Api): Promise<readonly Operation[]> {
  const { body: document } = await api.call<Document>('GET', '/swagger.json');
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => {
      const operation = item[method.toLowerCase()];
      return operation ? [toOperation(document, path, method, operation)] : [];
    }),
  );
  return operations.toSorted((one, other) => Number(endsToken(one)) - Number(endsToken(other)));
}

function toOperation(document: Document, path: string, method: Operation['method'], item: Item): Operation {
  const [type, content] = Object.entries(item.requestBody?.content ?? {})[0] ?? [];
  return {
    name: item.operationId,
    method,
    path,
    access: (item.security ?? []).map((way) => Object.keys(way).join('+')).join('|'),
    parameters: (item.parameters ?? []).map((one) => ({ ...one, schema: resolve(document, one.schema) })),
    body: type && content ? { type, schema: resolve(document, content.schema) } : null,
  };
}

/** The schema without references. */
function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) return resolve(document, document.components.schemas[name] ?? {});
  const each = (list: readonly Schema[]): Schema[] => list.map((one) => resolve(document, one));
  const { anyOf, oneOf, items, properties = {} } = schema;
  const fields = Object.entries(properties).map(([key, value]) => [key, resolve(document, value)]);
  return {
    ...schema,
    ...(anyOf && { anyOf: each(anyOf) }),
    ...(oneOf && { oneOf: each(oneOf) }),
    ...(items && { items: resolve(document, items) }),
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
  };
}
