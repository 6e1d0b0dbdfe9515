import {
  type Keys,
  openField,
  type PersonColumn,
  type SealedColumn,
  type SealedFields,
  type SealingKeys,
  sealField,
  toSealedColumn,
} from '../../platform/keys';
import type { VerificationChannel } from './tables';

/** The column of a code with the number or address that it was sent to. */
const destinationColumn = {
  table: 'verification_code',
  column: 'destination',
} as const satisfies PersonColumn;

export const verificationSealedColumns: readonly SealedColumn[] = [toSealedColumn(destinationColumn, null)];

/** Whose code it is: an application has one of each channel. */
export interface CodeKey {
  readonly applicationId: string;
  readonly channel: VerificationChannel;
}

const toRow = ({ applicationId, channel }: CodeKey): string => `${applicationId}/${channel}`;

export const sealDestination = (
  keys: SealingKeys,
  key: CodeKey,
  destination: string,
): Promise<SealedFields<'destination'>> => sealField(keys, destinationColumn, toRow(key), destination);

/** E.164, or an email address. */
export async function openDestination(
  keys: Pick<Keys, 'decrypt'>,
  key: CodeKey,
  stored: { readonly plain: string | null; readonly cipher: Buffer | null },
): Promise<string> {
  const destination = await openField(keys, destinationColumn, toRow(key), stored);
  if (destination === null) throw new Error('a code has no destination');
  return destination;
}
