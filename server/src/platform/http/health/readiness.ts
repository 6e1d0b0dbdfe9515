import { setTimeout as delay } from 'node:timers/promises';

/** Whether this process wants requests. */
export interface Readiness {
  isDraining(): boolean;
  /**
   * Turns `/readyz` red and waits, so that load balancers stop sending requests before the port closes. Requests are
   * still served meanwhile, and their connections are closed.
   */
  drain(delayMs: number): Promise<void>;
}

export function createReadiness(): Readiness {
  let draining = false;
  return {
    isDraining: () => draining,
    drain: async (delayMs) => {
      draining = true;
      await delay(delayMs);
    },
  };
}
