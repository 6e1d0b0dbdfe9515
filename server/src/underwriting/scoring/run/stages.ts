import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { BankTrouble } from '@tamarack/core/flow/facts';
import { findApplicant, toSinCell } from '../../../intake/applications';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import type { AggregatedAccount, BankingService } from '../../banking';
import {
  type BureauReport,
  type Decision,
  type DecisionInput,
  decideWithEvidence,
  summarizeBankData,
} from '../../decision';
import type { DueDiligenceService } from '../../due-diligence';
import { encryptEvidence } from '../conclusion/seal-evidence';
import type { Bureau } from '../state/bureau';
import { toRunCell, toSummaryCell } from '../state/cells';
import type { ScoringTiming } from '../state/timing';
import { type CustomerHistory, getCustomerHistory } from './customer-history';
import { type ScoringRun, updateRun } from './repository';

/** Result of a stage. */
export type StageResult =
  | { readonly is: 'finished' }
  /** Not ready: check again after this delay. */
  | { readonly is: 'waiting'; readonly ms: number }
  | { readonly is: 'failed'; readonly why: string }
  /** The bank's data is unavailable. `ownLogin: false`: the login is not the applicant's. */
  | {
      readonly is: 'bankFailed';
      readonly trouble: BankTrouble;
      readonly ownLogin: boolean;
      readonly why: string;
    }
  | {
      readonly is: 'decided';
      readonly decision: Decision;
      readonly summaryCipher: Buffer | null;
      readonly evidenceCipher: Buffer | null;
      /** The customer history that it counted. */
      readonly history: CustomerHistory;
    };

export interface StageDeps {
  readonly database: Executor;
  readonly keys: Keys;
  readonly banking: BankingService;
  readonly bureau: Bureau;
  readonly dueDiligence: Pick<DueDiligenceService, 'check' | 'findFigures'>;
  readonly timing: ScoringTiming;
  readonly now: () => Date;
}

export const finished: StageResult = { is: 'finished' };

/** Requests the bureau's report. No response after all attempts leads to manual review, never to a rejection. */
async function fetchBureauReport(deps: StageDeps, run: ScoringRun): Promise<StageResult> {
  const { database, keys, bureau, timing, now } = deps;
  if (run.bureau_cipher) return finished;
  const applicant = await findApplicant(database, keys, run.application_id);
  if (!applicant?.personal || !applicant.business) return { is: 'failed', why: 'incomplete' };
  const { personal, business } = applicant;
  const response = await bureau.fetchReport(
    {
      first: personal.first,
      last: personal.last,
      dob: personal.dob,
      sin: applicant.sinCipher && (await keys.decrypt('sin', applicant.sinCipher, toSinCell(applicant.id))),
      address: {
        street: personal.street,
        city: personal.city,
        province: personal.province,
        postal: personal.postal,
      },
      business: { legal: business.legal, province: business.province },
    },
    dateIn(now()),
  );
  const attempts = run.bureau_tries + 1;
  if (response === null && attempts < timing.maxBureauAttempts) {
    await updateRun(database, run.id, { bureau_tries: attempts });
    return { is: 'waiting', ms: timing.bureauRetryDelayMs * 2 ** (attempts - 1) };
  }
  const report: BureauReport = response ?? { status: 'unavailable' };
  const bureau_cipher = await keys.encrypt(
    'bank',
    JSON.stringify(report),
    toRunCell(run.id, 'bureau_cipher'),
  );
  await updateRun(database, run.id, { bureau_tries: attempts, bureau_cipher });
  return finished;
}

/** Requests the bureau's report, then runs due diligence. An unavailable registry delays the run by its timeout only. */
export async function assessApplicant(deps: StageDeps, run: ScoringRun): Promise<StageResult> {
  const report = await fetchBureauReport(deps, run);
  if (report.is === 'finished') await deps.dueDiligence.check(run.application_id, run.id);
  return report;
}

/** Runs the decision function on the results of the other stages. */
export async function calculate(deps: StageDeps, run: ScoringRun): Promise<StageResult> {
  const { database, keys, now } = deps;
  const applicant = await findApplicant(database, keys, run.application_id);
  if (!applicant?.personal || !applicant.business || !run.bank_cipher || !run.bureau_cipher)
    return { is: 'failed', why: 'incomplete' };
  const today = dateIn(now());
  const { personal, business, customerId } = applicant;
  const history = customerId
    ? await getCustomerHistory(database, { customerId, applicationId: run.application_id, today })
    : { exposure: 0, rejectedElsewhere: false };
  const dueDiligence = await deps.dueDiligence.findFigures({ id: run.id, applicationId: run.application_id });
  const input: DecisionInput = {
    asOf: today,
    person: {
      first: personal.first,
      last: personal.last,
      dob: personal.dob,
      province: personal.province,
      sinConfirmed: run.sin_confirmed,
    },
    business: { legal: business.legal, businessAs: business.businessAs, months: business.timeInBusiness },
    bureau: JSON.parse(
      await keys.decrypt('bank', run.bureau_cipher, toRunCell(run.id, 'bureau_cipher')),
    ) as BureauReport,
    accounts: (
      JSON.parse(
        await keys.decrypt('bank', run.bank_cipher, toRunCell(run.id, 'bank_cipher')),
      ) as AggregatedAccount[]
    ).map((account) => ({ ...account, ending: account.accountNumber?.slice(-4) ?? null })),
    ...history,
    ...(dueDiligence && { dueDiligence }),
  };
  const { decision, evidence } = decideWithEvidence(input);
  // The run after the SIN request decides, and has its own bank data summary.
  const summaryCipher =
    decision.outcome === 'sinNeeded'
      ? null
      : await keys.encrypt(
          'bank',
          JSON.stringify(summarizeBankData(input)),
          toSummaryCell(run.application_id),
        );
  const evidenceCipher = evidence && (await encryptEvidence(keys, run.id, evidence));
  return { is: 'decided', decision, summaryCipher, evidenceCipher, history };
}
