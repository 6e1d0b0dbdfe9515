import http from 'node:http';
import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { MetricsConfig } from '../../src/config';
import type { ConnectionCounts } from '../../src/platform/database';
import type { RenderMetrics } from './render-metrics';

/** Sampling interval of the event loop delay in milliseconds; each sample wakes the process. */
const eventLoopMonitoringPrecision = 20;

/** Metrics of this process: memory, CPU time, event loop and connection pool. */
export function registerProcessMetrics(registry: Registry, countConnections: () => ConnectionCounts): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  registerPoolGauge(registry, countConnections);
}

export function registerPoolGauge(registry: Registry, countConnections: () => ConnectionCounts): void {
  new Gauge({
    name: 'tamarack_database_connections',
    help: 'Connections of the pool that are open and idle, and callers that wait for one',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count);
    },
  });
}

/** Serves only `/metrics`, on a separate port. Returns a function that closes the server. */
export async function listenForMetrics(
  { host, port }: NonNullable<MetricsConfig['listener']>,
  render: RenderMetrics,
  contentType: string,
): Promise<() => Promise<void>> {
  const server = http.createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    const text = await render().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
