import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** Everything else may contain a value of a request: URLs, addresses, user agents. */
const keptAttributes: ReadonlySet<string> = new Set([
  'db.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.statement',
  'db.system',
  'db.system.name',
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'messaging.destination.name',
  'messaging.message.type',
  'messaging.operation.type',
  'messaging.system',
  'server.address',
  'server.port',
  'url.scheme',
]);

/**
 * Removes from a span what may contain personal data: attributes that are not on the list, and the messages of errors,
 * which a driver writes with the values of the failing row. Statements have placeholders in place of values.
 */
function redactSpan({ attributes, events, status }: ReadableSpan): void {
  for (const key of Object.keys(attributes)) if (!keptAttributes.has(key)) delete attributes[key];
  events.length = 0;
  delete status.message;
}

/** Register it before the processor that exports. */
export const redactingProcessor: SpanProcessor = {
  onStart: () => undefined,
  onEnd: redactSpan,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
