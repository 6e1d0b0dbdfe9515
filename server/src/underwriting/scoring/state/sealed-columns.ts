import type { SealedColumn } from '../../../platform/keys';

export const scoringSealedColumns: readonly SealedColumn[] = [
  { table: 'scoring_run', column: 'bank_cipher', purpose: 'bank', id: 'id' },
  { table: 'scoring_run', column: 'bureau_cipher', purpose: 'bank', id: 'id' },
  {
    table: 'decision',
    column: 'picture_cipher',
    purpose: 'bank',
    id: 'id',
    replacedBy: { name: 'reencrypt_decision', arguments: [] },
    cell: { row: 'application_id' },
  },
  {
    table: 'decision_evidence',
    column: 'evidence_cipher',
    purpose: 'bank',
    id: 'decision_id',
    replacedBy: { name: 'reencrypt_decision_evidence', arguments: [] },
    cell: { row: 'run_id' },
  },
];
