import { setTimeout as wait } from 'node:timers/promises';
import { createRequestHandler } from '../../../../server/threads/create-request-handler';

export interface Work {
  readonly waitMs: number;
  readonly computeMs: number;
}

/** Waits, then computes, for so long. */
export const handle = createRequestHandler(async ({ waitMs, computeMs }: Work) => {
  await wait(waitMs);
  for (const end = performance.now() + computeMs; performance.now() < end; );
  return 'done';
});
