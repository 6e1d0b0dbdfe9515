import type { OperationsService } from '../../src/settlement/operations';
import type { DueDiligenceService } from '../../src/underwriting/due-diligence';
import { createFigureGauges } from './figure-gauges';
import type { Metrics } from './metrics';
import { createScreeningGauges } from './screening-gauges';

/** Returns everything as Prometheus reads it. */
export type RenderMetrics = () => Promise<string>;

export function createMetricsRenderer(deps: {
  readonly metrics: Metrics;
  readonly operations: Pick<OperationsService, 'readFigures'>;
  readonly dueDiligence: Pick<DueDiligenceService, 'readHealth'>;
  readonly now: () => Date;
}): RenderMetrics {
  const { registry } = deps.metrics;
  const updateFigures = createFigureGauges(registry, deps.operations.readFigures);
  const updateScreening = createScreeningGauges(registry, deps.dueDiligence.readHealth, deps.now);
  return async () => {
    await Promise.all([updateFigures(), updateScreening()]);
    return registry.metrics();
  };
}
