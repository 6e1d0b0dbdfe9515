import { type CheckoutsService, createCheckoutsService } from './checkouts/service';
import type { Config } from './config';
import type { Executor } from './database/executor';
import type { Edges } from './edges';
import { createIdempotencyService, type IdempotencyService } from './http/idempotency-service';
import type { Jobs } from './jobs/jobs';
import type { Keys } from './keys/keys';
import { createMerchantsService, type MerchantsService } from './merchants/service';
import { createSessionsService, type SessionsService } from './sessions/service';

/** What the composition starts from: the edges to the outside. */
export interface ServicesInput {
  readonly config: Config;
  readonly database: Executor;
  readonly keys: Keys;
  readonly jobs: Jobs;
  readonly edges: Edges;
  readonly now: () => Date;
}

/** Every area's service, wired by hand. Areas meet only here. */
export interface Services extends ServicesInput {
  readonly merchants: MerchantsService;
  readonly sessions: SessionsService;
  readonly idempotency: IdempotencyService;
  readonly checkouts: CheckoutsService;
}

export function createServices(input: ServicesInput): Services {
  const { database, keys, now } = input;
  const merchants = createMerchantsService({ database, keys, now });
  const sessions = createSessionsService({ database, keys, now });
  const idempotency = createIdempotencyService({ database, keys, now });
  const checkouts = createCheckoutsService({
    database,
    merchants,
    sessions,
    cart: { isSigned: async () => false, cartChanged: async () => undefined },
    now,
  });
  return { ...input, merchants, sessions, idempotency, checkouts };
}
