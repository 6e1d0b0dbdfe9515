import { SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { expect, test } from 'vitest';
import { createLogStream } from '../../../../server/app/telemetry/log-stream';
import { redactingProcessor } from '../../../../server/app/telemetry/redact-span';

test('an exported span has no URL, no address and no message of an error', () => {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({
    spanProcessors: [redactingProcessor, new SimpleSpanProcessor(exporter)],
  });
  const span = provider.getTracer('test').startSpan('GET /invoice', {
    attributes: {
      'http.route': '/invoice',
      'http.response.status_code': 500,
      'url.path': '/invoice',
      'url.query': 'linkId=in-no-span',
      'client.address': '198.51.100.7',
      'user_agent.original': 'in-no-span',
    },
  });
  span.recordException(new Error('Key (email)=(in-no-span) already exists'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'in-no-span' });
  span.end();
  const [exported] = exporter.getFinishedSpans();
  expect(exported).toMatchObject({
    attributes: { 'http.route': '/invoice', 'http.response.status_code': 500 },
    status: { code: SpanStatusCode.ERROR },
    events: [],
  });
  expect(Object.keys(exported?.attributes ?? {})).toHaveLength(2);
  expect(exported?.status.message).toBeUndefined();
});

test('a line of the log becomes a record with plain attributes', () => {
  const records: unknown[] = [];
  const stream = createLogStream({ emit: (record) => void records.push(record) });
  stream.write('{"level":30,"time":1795395624284,"host":"vm","status":200,"cause":null}\n');
  stream.write('{"level":50,"time":1795395624284,"msg":"job failed","frames":["at a","at b"]}\n');
  expect(records).toEqual([
    {
      severityNumber: 9,
      timestamp: new Date(1795395624284),
      body: 'request',
      attributes: { host: 'vm', status: 200 },
    },
    {
      severityNumber: 17,
      timestamp: new Date(1795395624284),
      body: 'job failed',
      attributes: { frames: '["at a","at b"]' },
    },
  ]);
});
