import { createMetricsRenderer, type RenderMetrics } from './metrics/render-metrics';
import { createFinancingServices, type FinancingServices } from './services/financing';
import type { ServicesInput } from './services/input';
import {
  createIntakeServices,
  createSessionServices,
  type IntakeServices,
  type SessionServices,
} from './services/intake';
import { createPartyServices, type PartyServices } from './services/parties';
import { createPlatformServices, type PlatformServices } from './services/platform';
import { createSettlementServices, type SettlementServices } from './services/settlement';
import { createUnderwritingServices, type UnderwritingServices } from './services/underwriting';

/** The services of all areas. The composition root is the only place that connects areas. */
export interface Services
  extends ServicesInput,
    PlatformServices,
    PartyServices,
    SessionServices,
    IntakeServices,
    UnderwritingServices,
    FinancingServices,
    SettlementServices {
  readonly renderMetrics: RenderMetrics;
}

/** Builds every area once, layer by layer from below. */
export function createServices(input: ServicesInput): Services {
  const sessions = createSessionServices(input);
  const platform = createPlatformServices(input, sessions);
  const parties = createPartyServices(input, platform);
  const intake = createIntakeServices(input, { ...platform, ...parties, ...sessions });
  const underwriting = createUnderwritingServices(input, { ...platform, ...intake });
  const financing = createFinancingServices(input, { ...platform, ...parties, ...intake, ...underwriting });
  const settlement = createSettlementServices(input, {
    ...platform,
    ...sessions,
    ...intake,
    ...underwriting,
    ...financing,
  });
  return {
    ...input,
    ...platform,
    ...parties,
    ...sessions,
    ...intake,
    ...underwriting,
    ...financing,
    ...settlement,
    renderMetrics: createMetricsRenderer({ ...input, ...platform, ...underwriting, ...settlement }),
  };
}
