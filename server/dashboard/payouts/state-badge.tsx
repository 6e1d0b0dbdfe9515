/** @jsxRuntime automatic */
import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import type { MerchantPayout, PayoutHold } from '../../src/settlement/payouts';
import { getPayoutTexts, stateTexts, stateTones } from './payout-texts';

/** The state of a payout; one on hold says so. */
export function StateBadge({
  payout: { state, hold },
  language,
}: {
  readonly payout: Pick<MerchantPayout, 'state'> & { readonly hold: PayoutHold | null };
  readonly language: Language;
}) {
  if (hold !== null) return <Badge tone="danger">{getPayoutTexts(language).held}</Badge>;
  return <Badge tone={stateTones[state]}>{stateTexts[state][language]}</Badge>;
}
