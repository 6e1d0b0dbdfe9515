import { Gauge, type Registry } from 'prom-client';
import type { DueDiligenceHealth } from '../../src/underwriting/due-diligence';

/**
 * The sanctions list as this process reads it, and the matches that nobody has resolved. Returns a function that updates
 * them; it never fails.
 */
export function createScreeningGauges(
  registry: Registry,
  read: () => Promise<DueDiligenceHealth>,
  now: () => Date,
): () => Promise<void> {
  const registers = [registry];
  const current = new Gauge({
    name: 'tamarack_sanctions_list_current',
    help: '1 where names are compared with a current sanctions list',
    registers,
  });
  const age = new Gauge({
    name: 'tamarack_sanctions_list_age_seconds',
    help: 'Time since the sanctions list in use was downloaded; missing where none is in use',
    registers,
  });
  const matches = new Gauge({
    name: 'tamarack_name_matches_open',
    help: 'Names that may be on the sanctions list and wait for a reviewer',
    registers,
  });
  return async () => {
    for (const gauge of [current, age, matches]) gauge.remove();
    try {
      const { listProblem, listPublishedAt, openMatches } = await read();
      current.set(listProblem === null ? 1 : 0);
      if (listPublishedAt) age.set(Math.max(0, (now().getTime() - listPublishedAt.getTime()) / 1000));
      matches.set(openMatches);
    } catch {
      // tamarack_figures_up says that the database does not answer
    }
  };
}
