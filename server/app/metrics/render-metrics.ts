import type { OperationsService } from '../../src/settlement/operations';
import { createFigureGauges } from './figure-gauges';
import type { Metrics } from './metrics';

/** Returns everything as Prometheus reads it. */
export type RenderMetrics = () => Promise<string>;

export function createMetricsRenderer(deps: {
  readonly metrics: Metrics;
  readonly operations: Pick<OperationsService, 'readFigures'>;
}): RenderMetrics {
  const { registry } = deps.metrics;
  const updateFigures = createFigureGauges(registry, deps.operations.readFigures);
  return async () => {
    await updateFigures();
    return registry.metrics();
  };
}
