import type { Cell } from '../../../platform/keys';

/** Cell of the data that a run fetched. */
export const toRunCell = (runId: string, column: 'bank_cipher' | 'bureau_cipher'): Cell => ({
  table: 'scoring_run',
  column,
  row: runId,
});

/** Cell of a decision's evidence, which belongs to the run that decided. */
export const toSealedCell = (runId: string): Cell => ({
  table: 'decision_evidence',
  column: 'evidence_cipher',
  row: runId,
});

/** Cell of a decision's bank data summary. It is encrypted before the decision has an id, so it belongs to the application. */
export const toSummaryCell = (applicationId: string): Cell => ({
  table: 'decision',
  column: 'picture_cipher',
  row: applicationId,
});
