import type { Executor } from '../../../platform/database';
import { scoringTables } from '../state/tables';

export async function insertEvidence(
  trx: Executor,
  row: { readonly decisionId: string; readonly runId: string; readonly cipher: Buffer },
): Promise<void> {
  await scoringTables(trx)
    .insertInto('decision_evidence')
    .values({ decision_id: row.decisionId, run_id: row.runId, evidence_cipher: row.cipher })
    .execute();
}

/** Encrypted evidence of the decisions of an application, oldest first. */
export async function listEvidenceCiphers(executor: Executor, applicationId: string) {
  return scoringTables(executor)
    .selectFrom('decision_evidence')
    .innerJoin('decision', 'decision.id', 'decision_evidence.decision_id')
    .select([
      'decision.id as decisionId',
      'decision_evidence.run_id as runId',
      'decision_evidence.evidence_cipher as cipher',
    ])
    .where('decision.application_id', '=', applicationId)
    .where('decision_evidence.evidence_cipher', 'is not', null)
    .orderBy('decision.id')
    .$narrowType<{ cipher: Buffer }>()
    .execute();
}
