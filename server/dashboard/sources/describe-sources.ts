import type { Language } from '@tamarack/core/language';
import { getText } from '../../pages/parts/get-text';
import type { SourceKind, SourceSums } from '../../src/settlement/merchant-checkouts';
import { getCheckoutTexts } from '../checkouts/checkout-texts';
import { getSourcesTexts } from './sources-texts';

export function nameSource(
  { value, isRest }: Pick<SourceSums, 'value' | 'isRest'>,
  by: SourceKind,
  language: Language,
): string {
  const texts = getSourcesTexts(language);
  if (isRest) return texts.rest;
  if (value === null) return texts.none;
  return by === 'platform' ? getText(getCheckoutTexts(language).platforms, value) : value;
}

/** The approved share of those approved or declined; null before the first decision. */
export function getApprovalRate({
  approved,
  rejected,
}: Pick<SourceSums, 'approved' | 'rejected'>): number | null {
  const decided = approved + rejected;
  return decided === 0 ? null : approved / decided;
}

/** All lines together. */
export function addUp(sums: readonly SourceSums[]): SourceSums {
  const add = (name: 'checkouts' | 'approved' | 'rejected' | 'completed' | 'financed'): number =>
    sums.reduce((total, row) => total + row[name], 0);
  return {
    value: null,
    isRest: false,
    checkouts: add('checkouts'),
    approved: add('approved'),
    rejected: add('rejected'),
    completed: add('completed'),
    financed: add('financed'),
  };
}
