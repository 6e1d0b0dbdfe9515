import { randomUUID } from 'node:crypto';
import type { Api, ApiResponse } from '../../support/api';
import { buildForm, formContentType } from '../../support/documents';
import type { Operation } from './operations';

type Headers = Readonly<Record<string, string>>;

/** Values of an operation's parameters and body. */
export interface OperationInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface OperationCall {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

const anyFile = buildForm({ name: 'statement.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') });

/** The request of an operation; a multipart body without a value is a form with a small file. */
export function buildCall(operation: Operation, input: OperationInput, headers: Headers = {}): OperationCall {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.path?.[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = query.size > 0 ? `${path}?${query}` : path;
  const isForm = operation.body?.type === 'multipart/form-data';
  return {
    url,
    headers: {
      ...(operation.method !== 'GET' && { 'idempotency-key': randomUUID() }),
      ...(isForm && { 'content-type': formContentType }),
      ...headers,
    },
    body: isForm ? (input.body ?? anyFile) : input.body,
  };
}

export const callOperation = (
  api: Api,
  operation: Operation,
  input: OperationInput,
  headers?: Headers,
): Promise<ApiResponse<unknown>> => {
  const { url, ...call } = buildCall(operation, input, headers);
  return api.call(operation.method, url, call);
};
