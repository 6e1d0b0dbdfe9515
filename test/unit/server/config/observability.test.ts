import { expect, test } from 'vitest';
import { readObservabilityConfig } from '../../../../server/src/config/observability';

const read = (env: Readonly<Record<string, string>>, production = false) =>
  readObservabilityConfig(env, { production, shutdownMs: 25_000 });

test('metrics are off until a port or a token is set', () => {
  expect(read({}).metrics).toBeNull();
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({
    listener: { host: '127.0.0.1', port: 9464 },
    token: null,
  });
  expect(read({ METRICS_TOKEN: 'a-long-enough-token' }).metrics).toEqual({
    listener: null,
    token: 'a-long-enough-token',
  });
  expect(() => read({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN');
});

test('load balancers get five seconds in production, and less than the shutdown takes', () => {
  expect([read({}).drainMs, read({}, true).drainMs]).toEqual([0, 5_000]);
  expect(read({ DRAIN_SECONDS: '24' }, true).drainMs).toBe(24_000);
  expect(() => read({ DRAIN_SECONDS: '25' })).toThrow('DRAIN_SECONDS');
  expect(readObservabilityConfig({}, { production: true, shutdownMs: 1_000 }).drainMs).toBe(200);
});

test('telemetry needs an endpoint', () => {
  expect(read({}).telemetry).toBe(false);
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }).telemetry).toBe(true);
  expect(() => read({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT');
});
