import { setTimeout as delay } from 'node:timers/promises';

/** Whether this process wants requests. */
export interface Readiness extends ReturnType<typeof createReadiness> {}

export function createReadiness() {
  let draining = false;
  return {
    isDraining: (): boolean => draining,

    /**
     * Turns `/readyz` red and waits, so that load balancers stop sending requests before the port closes. Requests are
     * still served meanwhile, and their connections are closed.
     */
    drain: async (delayMs: number): Promise<void> => {
      draining = true;
      await delay(delayMs);
    },
  };
}
