import { type SealedColumn, toEmailIndex, toPhoneIndex } from '../../../platform/keys';

const forms = ['personal', 'business'] as const;

const toPersonColumn = (plain: string): SealedColumn => ({
  table: 'application',
  column: `${plain}_cipher`,
  purpose: 'person',
  id: 'id',
  plain,
});

export const applicationsSealedColumns: readonly SealedColumn[] = [
  { table: 'application', column: 'sin_cipher', purpose: 'sin', id: 'id' },
  ...forms.map(toPersonColumn),
  { ...toPersonColumn('phone'), index: { column: 'phone_hash', toHash: toPhoneIndex } },
  { ...toPersonColumn('email'), index: { column: 'email_hash', toHash: toEmailIndex } },
];
