import type { z } from 'zod';
import type { PayeeChange } from './payee-changes';
import type { payeeChange } from './schemas';

export function toPayeeChangeView(change: PayeeChange): z.input<typeof payeeChange> {
  const { language, proposedAt, effectiveAt, ...view } = change;
  return {
    ...view,
    language,
    proposedAt: proposedAt.toISOString(),
    effectiveAt: effectiveAt?.toISOString() ?? null,
  };
}
