import type { HealthChecks, HealthPart } from './health-checks';

export interface HealthLimits {
  /** A result is returned again for this long: the check may be called often, by anyone. */
  readonly cacheMs: number;
  /** A check that takes longer has failed. */
  readonly timeoutMs: number;
}

const defaultHealthLimits: HealthLimits = { cacheMs: 5_000, timeoutMs: 10_000 };

export interface HealthMonitor extends ReturnType<typeof createHealthMonitor> {}

export function createHealthMonitor(
  checks: HealthChecks,
  report: (error: unknown, part: HealthPart) => void,
  limits: HealthLimits = defaultHealthLimits,
) {
  let current: Promise<readonly HealthPart[]> | null = null;
  let expiresAt = 0;

  const check = async (part: HealthPart): Promise<HealthPart | null> => {
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the health check took too long')), limits.timeoutMs);
    });
    try {
      await Promise.race([checks[part](), tooSlow]);
      return null;
    } catch (error) {
      report(error, part);
      return part;
    } finally {
      clearTimeout(timer);
    }
  };

  const checkAll = async (): Promise<readonly HealthPart[]> => {
    const results = await Promise.all([check('database'), check('files')]);
    expiresAt = performance.now() + limits.cacheMs;
    return results.filter((part) => part !== null);
  };

  return {
    /** The parts that fail; concurrent calls share one check. */
    findFailing: (): Promise<readonly HealthPart[]> => {
      if (current === null || performance.now() >= expiresAt) {
        expiresAt = Number.POSITIVE_INFINITY;
        current = checkAll();
      }
      return current;
    },
  };
}
