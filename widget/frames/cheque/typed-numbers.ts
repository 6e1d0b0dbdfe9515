import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import type { Identity } from '../../api/types';
import { checkoutId, read } from '../kit/api';
import { type Draft, openDraft } from '../kit/draft';

/**
 * The typed numbers, encrypted: restored when the applicant returns to the screen, and read by the summary's frame. Null if
 * the API does not respond.
 */
export async function openTypedNumbers(): Promise<Draft<keyof ChequeAccountInput> | null> {
  const result = await read<Identity>('application/identity');
  return result.ok ? openDraft(`cheque:${checkoutId}`, result.body.draftKey) : null;
}
