import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { redactingProcessor } from '../../../../server/app/telemetry/redact-span';
import type { Api } from '../../../support/api';
import { describeEachDatabase } from '../../../support/describe-databases';
import { createRealTimeClock } from '../../../support/fake-clock';
import { createMerchantClient } from '../../../support/merchant-client';
import { type MerchantServer, startMerchantServer } from '../../../support/merchant-server';

describeEachDatabase('traces of jobs and webhooks', (makeApi) => {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({
    spanProcessors: [redactingProcessor, new SimpleSpanProcessor(exporter)],
  });
  let api: Api;
  let server: MerchantServer;
  beforeAll(async () => {
    server = await startMerchantServer();
    api = await makeApi({ clock: createRealTimeClock(), config: { webhookRetryDelays: [0] } });
  });
  afterAll(() => server.close());
  afterEach(() => {
    exporter.reset();
    for (const part of [trace, context, propagation]) part.disable();
  });

  /** A ping, which is an event, in a request that is recorded. Returns the span of the request. */
  const ping = async (path: string) => {
    const calls = createMerchantClient(api, await api.makeMerchant());
    const { endpointId } = await calls.createEndpoint(server.url(path));
    const tracer = trace.getTracer('test');
    return tracer.startActiveSpan('request', {}, ROOT_CONTEXT, async (span) => {
      await calls.post(`webhook-endpoints/${endpointId}/test`, {});
      span.end();
      return span.spanContext();
    });
  };
  const find = (name: string) =>
    expect
      .poll(() => exporter.getFinishedSpans().find((span) => span.name === name))
      .toBeDefined()
      .then(() => exporter.getFinishedSpans().find((span) => span.name === name) as ReadableSpan);

  test('where no traces are recorded, none is stored or sent', async () => {
    await ping('/untraced');
    await server.waitForEvents('/untraced', 'ping');
    expect(server.received.at(-1)?.headers).not.toHaveProperty('traceparent');
    const stored = await api.database
      .selectFrom('merchant_event')
      .select('traceparent')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(stored).toEqual([{ traceparent: null }]);
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  test('a job and its delivery are spans of a trace that is linked to the request', async () => {
    provider.register();
    const request = await ping('/traced');
    const [received] = await server.waitForEvents('/traced', 'ping').then(() => server.received.slice(-1));
    const delivery = await find('POST ping');
    const job = await find('process merchant-event');

    expect(job).toMatchObject({
      kind: SpanKind.CONSUMER,
      attributes: {
        'messaging.system': 'pg-boss',
        'messaging.operation.type': 'process',
        'messaging.destination.name': 'merchant-event',
      },
      links: [{ context: { traceId: request.traceId, spanId: request.spanId } }],
    });
    expect(job.parentSpanContext).toBeUndefined();
    expect(job.spanContext().traceId).not.toBe(request.traceId);
    expect(delivery).toMatchObject({
      kind: SpanKind.CLIENT,
      attributes: {
        'http.request.method': 'POST',
        'http.response.status_code': 204,
        'messaging.message.type': 'ping',
      },
      links: [{ context: { traceId: request.traceId, spanId: request.spanId } }],
    });
    expect(delivery.parentSpanContext?.spanId).toBe(job.spanContext().spanId);
    const { traceId, spanId } = delivery.spanContext();
    expect(received?.headers['traceparent']).toBe(`00-${traceId}-${spanId}-01`);
  });

  test('a delivery that is refused is a failed span', async () => {
    provider.register();
    server.respondWith(({ path }) => (path === '/refused' ? 500 : 204));
    await ping('/refused');
    expect(await find('POST ping')).toMatchObject({
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': '500', 'http.response.status_code': 500 },
    });
  });
});
