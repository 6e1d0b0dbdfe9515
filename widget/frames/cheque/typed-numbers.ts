import type { ChequeAccountInput } from '@tamarack/core/validation/inputs';
import type { Identity } from '../../api/types';
import { checkoutId, read } from '../kit/api';
import { type Draft, openDraft } from '../kit/draft';

/**
 * What was typed, encrypted: it is there again after leaving the screen, and in the frame that sums it up. Null if the
 * API does not answer.
 */
export async function openTypedNumbers(): Promise<Draft<keyof ChequeAccountInput> | null> {
  const answer = await read<Identity>('application/identity');
  return answer.ok ? openDraft(`cheque:${checkoutId}`, answer.body.draftKey) : null;
}
