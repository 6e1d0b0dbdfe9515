import { type PersonColumn, type SealedColumn, toSealedColumn } from '../../../platform/keys';

/** The columns of the signing evidence that identify the signer. */
export const evidence = {
  content: { table: 'agreement', column: 'content' },
  signerName: { table: 'agreement_signature', column: 'signer_name' },
  phone: { table: 'agreement_signature', column: 'phone' },
  email: { table: 'agreement_signature', column: 'email' },
  ip: { table: 'agreement_signature', column: 'ip' },
  userAgent: { table: 'agreement_signature', column: 'user_agent' },
  deliveredTo: { table: 'agreement_delivery', column: 'delivered_to' },
} as const satisfies Readonly<Record<string, PersonColumn>>;

/** The server may not write these tables: the owner's function does. */
export const agreementsSealedColumns: readonly SealedColumn[] = Object.values(evidence).map((column) => ({
  ...toSealedColumn(column),
  replacedBy: { name: 'seal_evidence', arguments: [column.table, column.column] },
}));
