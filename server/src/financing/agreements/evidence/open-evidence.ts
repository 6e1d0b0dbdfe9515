import { type Keys, openField, type PersonColumn } from '../../../platform/keys';
import { hashText } from '../content/content';
import { evidence } from './evidence-columns';

export interface StoredValue {
  readonly plain: string | null;
  readonly cipher: Buffer | null;
}

/** Decrypts a value of a signed agreement; empty if it was redacted. */
export const openEvidence = async (
  keys: Pick<Keys, 'decrypt'>,
  column: PersonColumn,
  rowId: string,
  stored: StoredValue,
): Promise<string> => (await openField(keys, column, rowId, stored)) ?? '';

/** Decrypts the canonical text of an agreement. Throws if it does not match the stored hash. */
export async function openContent(
  keys: Pick<Keys, 'decrypt'>,
  agreement: { readonly id: string; readonly hash: string },
  stored: StoredValue,
): Promise<string> {
  const text = await openEvidence(keys, evidence.content, agreement.id, stored);
  if (hashText(text) !== agreement.hash) throw new Error('an agreement does not match its stored hash');
  return text;
}
