/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import type { MerchantPayout, PayoutHold } from '../../src/settlement/payouts';
import { describeState, getPayoutTexts, stateTones } from './payout-texts';

/** The state of a payout, or that it is on hold. */
export function StateBadge({
  payout,
  language,
}: {
  readonly payout: Pick<MerchantPayout, 'kind' | 'state'> & { readonly hold: PayoutHold | null };
  readonly language: Language;
}) {
  if (payout.hold !== null) return <Badge tone="danger">{getPayoutTexts(language).held}</Badge>;
  return <Badge tone={stateTones[payout.state]}>{describeState(payout, language)}</Badge>;
}
