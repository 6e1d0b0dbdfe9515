import type { Cell, SealedColumn } from '../../platform/keys';

type SealedTable = 'due_diligence_check' | 'name_match' | 'ownership_record';

/** The one encrypted column of each table. */
export const toSealedCell = (table: SealedTable, id: string): Cell => ({
  table,
  column: table === 'ownership_record' ? 'people_cipher' : 'evidence_cipher',
  row: id,
});

export const dueDiligenceSealedColumns: readonly SealedColumn[] = [
  { table: 'due_diligence_check', column: 'evidence_cipher', purpose: 'person', id: 'id' },
  { table: 'name_match', column: 'evidence_cipher', purpose: 'person', id: 'id' },
  { table: 'ownership_record', column: 'people_cipher', purpose: 'person', id: 'id' },
];
