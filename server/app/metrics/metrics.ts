import { Counter, Histogram, Registry } from 'prom-client';

/** Metrics of this process; docs/observability.md lists them. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Counter<'method' | 'route' | 'status'>;
  readonly durations: Histogram<'method' | 'route'>;
  readonly decisions: Counter<'outcome' | 'by'>;
  readonly manyNumbers: Counter<'by'>;
  readonly contested: Counter<'channel'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const manyNumbers = new Counter({
    name: 'tamarack_many_numbers_total',
    help: 'Alarms: codes were sent to many different numbers, from one network or in one application',
    labelNames: ['by'] as const,
    registers,
  });
  const contested = new Counter({
    name: 'tamarack_contested_destinations_total',
    help: 'Alarms: a phone number or email address got so many codes that its owner may have to wait for one',
    labelNames: ['channel'] as const,
    registers,
  });
  // Prometheus sees no increase in a series that begins with its first alarm
  for (const by of ['network', 'application'] as const) manyNumbers.inc({ by }, 0);
  for (const channel of ['phone', 'email'] as const) contested.inc({ channel }, 0);
  return {
    registry,
    requests: new Counter({
      name: 'tamarack_http_requests_total',
      help: 'Requests by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      registers,
    }),
    durations: new Histogram({
      name: 'tamarack_http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its response',
      labelNames: ['method', 'route'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    decisions: new Counter({
      name: 'tamarack_decisions_total',
      help: 'Credit decisions by outcome, and by who decided',
      labelNames: ['outcome', 'by'] as const,
      registers,
    }),
    manyNumbers,
    contested,
  };
}
