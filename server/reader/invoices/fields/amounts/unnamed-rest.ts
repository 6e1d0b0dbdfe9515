import type { Cents } from '@tamarack/core/money/cents';
import type { AmountRole } from '../../labels/label-roles';
import { toTerms } from '../../labels/terms';
import { taxNames } from '../../labels/word-sets';
import { getLineText } from '../../layout/build-lines';
import type { DocumentLayout } from '../../layout/document-layout';
import { isClearAmount } from '../../values/parse-amount';
import { type AmountEntry, listDistinctAmounts } from './amount-entries';
import { isTaxedSum } from './total-proofs';

/** What is charged without taxes beside what they are charged on. */
const untaxedCharges =
  /\b(?:non ?tax\w*|not taxable|no tax|untaxed|tax (?:free|exempt)|zero rated|exempt\w*|exoner\w*|detax\w*|hors taxes|sans taxe|postage|stamps?|timbres?|permits?|permis|licen[cs]e\w*|registr\w*|immatriculation|enregistrement|filing|deposits?|depots?|consignes?|containers?|pallets?|palettes?|disbursements?|debours\w*|expenses?|depenses?|fees?|frais|charges?|surcharge|levy|levies|eco\w*|environment\w*|tips?|gratuit\w*|pourboires?|freight|shipping|delivery|livraison|transport|handling|manutention|customs|douanes?|duty|duties|droits?|insurance|assurances?|interests?|interets?|penalt\w*|mileage|kilometrage|per diem|round\w*|arrondi\w*|adjust\w*|ajust\w*|rent|loyer|milk|bread|produce|groceries|water|eau|prescription\w*|medical|medic\w*|tuition|training|formation|books?|livres?)\b/;

/**
 * Whether an amount is what a subtotal and its taxes come to, and one more row that neither a known label nor the words of an
 * untaxed charge explain: perhaps what an earlier invoice left over, as `June  503.15`.
 */
export function hasUnnamedRest(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  cents: Cents,
): boolean {
  const named = listDistinctAmounts(entries, 'tax').filter((tax) => tax !== 0);
  const taxes = named.length > 0 ? named : listDistinctAmounts(entries, 'taxTotal');
  const taxed = taxes.reduce((sum, tax) => sum + tax, 0);
  return (
    taxes.length > 0 &&
    listDistinctAmounts(entries, 'subtotal').some((base) => {
      const rest = cents - base - taxed;
      return rest > 0 && isTaxedSum(base, taxes, base + taxed) && isUnnamed(layout, entries, rest);
    })
  );
}

/** Roles of amounts that are in no sum. */
const unexplaining: ReadonlySet<AmountRole> = new Set<AmountRole>(['total', 'due', 'unrelated']);

/** Whether an amount stands on rows of which none is explained. */
function isUnnamed(layout: DocumentLayout, entries: readonly AmountEntry[], cents: Cents): boolean {
  const rows = layout.lines.filter((_, at) =>
    layout.amounts[at]?.some((amount) => isClearAmount(amount) && amount.cents === cents),
  );
  return (
    rows.length > 0 &&
    !entries.some(({ role, amount }) => amount.cents === cents && !unexplaining.has(role)) &&
    rows
      .map((line) => toTerms(getLineText(line)).join(' '))
      .every((text) => !untaxedCharges.test(text) && !taxNames.test(text))
  );
}
