import type { Cents } from '@tamarack/core/money/cents';
import { toTerms } from '../../labels/terms';
import { getLineText } from '../../layout/build-lines';
import type { DocumentLayout } from '../../layout/document-layout';
import type { AmountEntry } from './amount-entries';
import { hasAmount } from './due-explanations';
import { namesPayment } from './due-wordings';

/** Shares of a total that is paid early, in thousandths. */
const shares = [5, 10, 15, 20, 25, 30, 50];
/** A larger one is no discount for early payment. */
const MOST = 60;
const SCALE = 1000;
/** Tolerance in cents: of the discount, and of taxes computed again. */
const ROUNDING = 2;
/** A box names the condition above its amount. */
const LINES_ABOVE = 3;

/** `2/10, net 30` in folded words. */
const terms = /\b\d (?:\d )?(?:5|7|8|10|14|15|20) (?:net|n) (?:\d\d)\b/;
const condition =
  /\b(?:(?:if|when) (?:paid|received|you pay|payment)|(?:paid|pay|payment|received) (?:within|before|by|in|on or before)|within \d+ days|early|prompt|cash discount|discount\w* if|save|take|(?:si|lorsque) (?:paye\w*|acquitte\w*|recue?|regle\w*|vous payez)|(?:paye\w*|paiement|reglement|regle\w*|acquitte\w*|recue?) (?:dans|avant|d ici|en|sous)|dans les \d+ jours|sous \d+ jours|paiement (?:rapide|hatif|anticipe)|economisez)\b/;

/** Words of what is taken off for those who pay early, beside those of a payment: `Less 2% if paid by April 12`. */
const offer = /\b(?:discount\w*|escompte|rabais|remise|if|when|si|lorsque|early|prompt|take|save)\b/;
/** Taken off whenever the rest is paid. */
const takenOff =
  /\b(?:holdback|retainage|retenue|deposit|depot|acompte|provision|retainer|trust|fideicommis|credit|rebate)\b/;

/** Drops an amount due that is the total less a discount for those who pay early: without it the total is due. */
export function dropEarlyPayment(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
): readonly AmountEntry[] {
  const listCents = (role: AmountEntry['role']): readonly Cents[] =>
    entries.filter((entry) => entry.role === role).map(({ amount }) => amount.cents);
  const [totals, subtotals] = [listCents('total'), listCents('subtotal')];
  const words = layout.lines.map((line) => toTerms(getLineText(line)).join(' '));
  const hasTerms = words.some((text) => terms.test(text));
  const isTakenOff = (cents: Cents): boolean =>
    words.some(
      (text, line) =>
        (takenOff.test(text) || namesPayment(text)) &&
        !offer.test(text) &&
        layout.amounts[line]?.some((amount) => Math.abs(amount.cents) === cents),
    );
  const isShare = (cents: Cents, base: Cents): boolean =>
    shares.some((share) => Math.abs(cents - (base * share) / SCALE) <= ROUNDING);
  const isDiscounted = (due: Cents): boolean =>
    totals.some(
      (total) =>
        due < total &&
        [total, ...subtotals].some((base) => isShare(total - due, base)) &&
        !isTakenOff(total - due),
    );
  const lastTax = Math.max(...entries.filter(({ role }) => role === 'tax').map(({ line }) => line));
  // a discount beneath the taxes may be of the goods alone
  const hasDiscountRow = (due: Cents): boolean =>
    words.some(
      (text, line) =>
        line > lastTax &&
        /\b(?:discount|escompte)\b/.test(text) &&
        layout.amounts[line]?.some(
          ({ cents }) =>
            Math.abs(cents) <= (due * MOST) / SCALE &&
            cents !== 0 &&
            hasAmount(layout, due + Math.abs(cents)),
        ),
    );
  const isConditional = ({ line }: AmountEntry): boolean =>
    hasTerms || words.slice(Math.max(0, line - LINES_ABOVE), line + 2).some((text) => condition.test(text));
  const isEarly = (entry: AmountEntry): boolean =>
    entry.role === 'due' &&
    entry.amount.cents > 0 &&
    (isDiscounted(entry.amount.cents) || hasDiscountRow(entry.amount.cents)) &&
    isConditional(entry);
  const early = new Set(entries.filter(isEarly).map(({ amount }) => amount.cents));
  if (early.size === 0) return entries;
  // what is taken off for it is no deduction either
  const isOffer = ({ role, amount }: AmountEntry): boolean =>
    (role === 'discount' || role === 'payment') &&
    totals.some((total) => early.has(total - Math.abs(amount.cents)));
  return entries.filter(
    (entry) => !(entry.role === 'due' && early.has(entry.amount.cents)) && !isOffer(entry),
  );
}
