import { type Keys, openField, type PersonColumn } from '../../../platform/keys';
import { hashText } from '../content/content';
import { evidence } from './evidence-columns';

export interface StoredValue {
  readonly plain: string | null;
  readonly cipher: Buffer | null;
}

/** A value of what was signed; empty where it was redacted. */
export const openEvidence = async (
  keys: Pick<Keys, 'decrypt'>,
  column: PersonColumn,
  rowId: string,
  stored: StoredValue,
): Promise<string> => (await openField(keys, column, rowId, stored)) ?? '';

/** The canonical text of an agreement. Throws where it is not the one that was hashed. */
export async function openContent(
  keys: Pick<Keys, 'decrypt'>,
  agreement: { readonly id: string; readonly hash: string },
  stored: StoredValue,
): Promise<string> {
  const text = await openEvidence(keys, evidence.content, agreement.id, stored);
  if (hashText(text) !== agreement.hash) throw new Error('an agreement is not the one that was hashed');
  return text;
}
