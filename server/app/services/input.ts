import type { Config } from '../../src/config';
import type { Adapters } from '../../src/external-services/create-adapters';
import type { Executor } from '../../src/platform/database';
import type { Jobs, QueueMonitor } from '../../src/platform/jobs';
import type { Keys } from '../../src/platform/keys';

/** Input of the composition root: configuration, infrastructure and adapters. */
export interface ServicesInput {
  readonly config: Config;
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs & QueueMonitor;
  readonly adapters: Adapters;
  /** Logs what an operator should look at. No personal value. */
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
}
