import { createRequire } from 'node:module';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-proto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { brand } from '@tamarack/core/brand';
import pino from 'pino';
import type { LogStream } from '../../src/platform/http';
import { createLogStream } from './log-stream';
import { redactingProcessor } from './redact-span';

export interface Telemetry {
  /** Writes the log to standard output and to the collector. */
  readonly logStream: LogStream;
  /** Flushes pending data; gives up after three seconds. */
  close(): Promise<void>;
}

const closeMs = 3_000;

/**
 * Sends traces and logs to the collector that OpenTelemetry's own variables name (`OTEL_EXPORTER_OTLP_ENDPOINT`,
 * `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER` …). Import it only if a collector is configured: it slows down the start.
 */
export function startTelemetry(): Telemetry {
  const resource = resourceFromAttributes({ 'service.name': brand.id })
    .merge(defaultResource().merge(detectResources({ detectors: [hostDetector] })))
    .merge(resourceFromAttributes({ 'service.name': brand.id, 'process.pid': process.pid }))
    .merge(detectResources({ detectors: [envDetector] }));
  const tracerProvider = new NodeTracerProvider({
    resource,
    spanProcessors: [redactingProcessor, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  tracerProvider.register();
  const loggerProvider = new LoggerProvider({
    resource,
    processors: [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })],
  });
  registerInstrumentations({
    tracerProvider,
    instrumentations: [
      // do not send trace headers to merchants' servers
      new HttpInstrumentation({ disableOutgoingRequestInstrumentation: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // modules are patched when required, but these were imported before
  const require = createRequire(import.meta.url);
  for (const name of ['http', 'https', 'pg']) require(name);

  const logStream = pino.multistream(
    [
      { level: 'trace', stream: pino.destination({ dest: 1, sync: true }) },
      { level: 'trace', stream: createLogStream(loggerProvider.getLogger(brand.id)) },
    ],
    { levels: pino.levels.values },
  );
  return {
    logStream,
    close: async () => {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, closeMs);
      });
      await Promise.race([
        Promise.allSettled([tracerProvider.shutdown(), loggerProvider.shutdown()]),
        timeout,
      ]);
      clearTimeout(timer);
    },
  };
}
