import { z } from 'zod';

const seconds = z.coerce.number().int().min(0).max(300);

const environment = z.object({
  DRAIN_SECONDS: seconds.optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
});

export interface ObservabilityConfig {
  /** How long `/readyz` is red before a shutdown closes the port. */
  readonly drainMs: number;
  /** Null: there are no metrics. */
  readonly metrics: MetricsConfig | null;
  /** Whether traces and logs are sent to the endpoint that OpenTelemetry's own variables name. */
  readonly telemetry: boolean;
}

export interface MetricsConfig {
  /** Address at which metrics are served without a token. Null: at `/metrics` of the API. */
  readonly listener: { readonly host: string; readonly port: number } | null;
  /** Required from callers at `/metrics` of the API; null: not served there. */
  readonly token: string | null;
}

/** Throws a ZodError that names invalid values. */
export function readObservabilityConfig(
  env: Readonly<Record<string, string | undefined>>,
  { production, shutdownMs }: { readonly production: boolean; readonly shutdownMs: number },
): ObservabilityConfig {
  const e = environment
    .refine(({ DRAIN_SECONDS = 0 }) => DRAIN_SECONDS * 1000 < shutdownMs, {
      path: ['DRAIN_SECONDS'],
      message: 'expected less than SHUTDOWN_SECONDS',
    })
    .parse(env);
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = e;
  const defaultDrain = production ? Math.min(5_000, shutdownMs / 5) : 0;
  return {
    drainMs: e.DRAIN_SECONDS === undefined ? defaultDrain : e.DRAIN_SECONDS * 1000,
    metrics:
      port === undefined && token === undefined
        ? null
        : { listener: port === undefined ? null : { host, port }, token: token ?? null },
    telemetry: e.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
  };
}
