import { usualTiming } from '../../server/src/underwriting/scoring/state/timing';
import type { Api, Person, View } from './api';
import { type ApplyingOptions, startScoring } from './applying';
import { until } from './until';

/** Nothing is held for show, nothing is waited for longer than a test can. */
export const testTiming = {
  ...usualTiming,
  bankPollMs: 5,
  bankPauseMs: 5,
  bureauPauseMs: 5,
  // long enough for a busy machine: an answer that is late is none, and a person decides
  bureauTimeoutMs: 1_000,
};

export const ended = ({ facts }: View): boolean =>
  facts.outcome !== null ||
  facts.scoring.state === 'sinNeeded' ||
  facts.scoring.state === 'failed' ||
  facts.bankTrouble !== null;

/** Waits for the decision. */
export const decided = (person: Person): Promise<View> => until(() => person.view(), ended);

/** Connects a user of the test bank, scores, and waits for the end of it. */
export async function score(api: Api, user: string, options: ApplyingOptions = {}) {
  const person = await startScoring(api, user, options);
  return { person, view: await decided(person) };
}
