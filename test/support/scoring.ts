import { defaultTiming } from '../../server/src/underwriting/scoring/state/timing';
import type { Api, ApplicantClient, View } from './api';
import { type ApplicantAtBankOptions, startScoring } from './applicant-at-bank';
import { waitUntil } from './wait-until';

/** Nothing is held for show, nothing is waited for longer than a test can. */
export const testTiming = {
  ...defaultTiming,
  bankPollMs: 5,
  bankRetryDelayMs: 5,
  bureauRetryDelayMs: 5,
  // long enough for a busy machine: an answer that is late is none, and a person decides
  bureauTimeoutMs: 1_000,
};

export const isScoringEnded = ({ facts }: View): boolean =>
  facts.outcome !== null ||
  facts.scoring.state === 'sinNeeded' ||
  facts.scoring.state === 'failed' ||
  facts.bankTrouble !== null;

/** Waits for the decision. */
export const waitForDecision = (person: ApplicantClient): Promise<View> =>
  waitUntil(() => person.view(), isScoringEnded);

/** Connects a user of the test bank, scores, and waits for the end of it. */
export async function scoreApplicant(api: Api, user: string, options: ApplicantAtBankOptions = {}) {
  const person = await startScoring(api, user, options);
  return { person, view: await waitForDecision(person) };
}
