import type { Cents } from '@tamarack/core/money/cents';
import { mixesEarlier } from '../labels/billing-words';
import { toTerms } from '../labels/terms';
import { plainTotals } from '../labels/word-sets';
import { getText } from '../layout/build-lines';
import type { DocumentLayout } from '../layout/document-layout';
import type { AmountSpan } from '../layout/find-amounts';
import { type FieldValue, prefillConfidence } from '../values/invoice-reading';
import { type AmountEntry, findAmountEntries } from './amount-entries';
import { toConfidence } from './confidence';
import { selectThisInvoice, type ThisInvoice } from './this-invoice';
import {
  findProof,
  hasRivalColumn,
  isSumFrom,
  isTaxed,
  listDistinctAmounts,
  type Proof,
} from './total-proofs';

/** Added up to the confidence of a total. */
const totalWeights = {
  /** `Grand total`, `Invoice total` */
  named: 0.78,
  /** `Total` */
  plain: 0.72,
  /** `Labour total`: probably of a part. */
  partTotal: 0.4,
  /** `Amount due` without a total. */
  dueAlone: 0.64,
  dueBesides: 0.4,
  underLabel: -0.03,
  proof: { sum: 0.27, column: 0.27, rates: 0.24, items: 0.18 } satisfies Record<Proof, number>,
  /** Equal to the subtotal, without taxes. */
  subtotalAgrees: 0.12,
  dueAgrees: 0.14,
  only: 0.12,
  largest: 0.06,
  repeated: 0.05,
  contradicted: -0.4,
  rival: -0.25,
  /** It may include an earlier balance. */
  earlierBalance: -0.2,
  /** Less than this is due although an earlier balance is. */
  dueIsLess: -0.25,
  /** What is left of the amount to date once earlier invoices are taken off. */
  lessBilledBefore: 0.27,
  /** It may be the amount to date, or that of another column. */
  beyondThisInvoice: -0.45,
  unexplainedPayment: -0.25,
  ocrSource: -0.05,
  lowOcrConfidence: -0.1,
  veryLowOcrConfidence: -0.3,
  /** Per tenth that `formatConfidence` is below 1. */
  formatTenth: -0.05,
};

const dueWeights = {
  named: 0.8,
  /** The total less payments and holdback. */
  explained: 0.19,
  only: 0.08,
  repeated: 0.05,
  rival: -0.3,
  unexplained: -0.2,
  lessPayments: 0.7,
  /** And the result is printed below the total. */
  lessPaymentsPrinted: 0.92,
};

const GOOD_OCR = 0.85;
const POOR_OCR = 0.6;
const MIN_TAX_FORMAT = 0.85;
const MAX_PAYMENT_LINES = 6;
const RIVAL_MARGIN = 0.12;
const MAX_SENTENCE_TERMS = 40;
/** Of amounts that may contain earlier invoices. */
const MIXED_CONFIDENCE = 0.7;

export interface Totals {
  readonly total: FieldValue<Cents> | null;
  readonly amountDue: FieldValue<Cents> | null;
  readonly entries: readonly AmountEntry[];
  /** Source of the total or, without one, of the amount due. */
  readonly from: AmountEntry | null;
}

interface Candidate {
  readonly cents: Cents;
  readonly score: number;
  readonly entries: readonly AmountEntry[];
}

export function findTotals(layout: DocumentLayout): Totals {
  const own = selectThisInvoice(layout, findAmountEntries(layout));
  const entries = reclassifySubtotals(
    dropSoldItems(dropSettledBalances(dropTaxRegistrations(promotePayments(layout, dropToDate(own))))),
  );
  const total = findTotal(layout, entries, own);
  const due = dropAccountBalance(entries, total, findAmountDue(layout, entries, total, own));
  const isMixed = includesEarlierInvoices(layout);
  const isDueAlone = total?.entries.every(({ role }) => role === 'due') === true;
  const doubtOf = (field: FieldValue<Cents> | null): FieldValue<Cents> | null =>
    field && isMixed ? { ...field, confidence: Math.min(field.confidence, MIXED_CONFIDENCE) } : field;
  const sum = total && toFieldValue(total);
  return {
    // what is nothing but an amount due is no surer than that
    total:
      sum && isDueAlone && due?.value === sum.value
        ? doubtOf({ ...sum, confidence: Math.min(sum.confidence, due.confidence) })
        : sum,
    amountDue: doubtOf(due),
    entries,
    from: total?.entries[0] ?? null,
  };
}

const otherReadings =
  /\b(?:previous\w*|prior|earlier|overdue|arrears|past due|outstanding|statement|options?|anterieur\w*|precedent\w*|impaye\w*|arrieres?|arrerages|releve|etat de compte|holdback|retainage|retenue|invoices|factures|balance forward|reporte)\b/;
/** A sentence that says so: `The amount due includes your previous balance.` */
const includesEarlierInvoices = (layout: DocumentLayout): boolean =>
  layout.lines.some((line) => {
    const terms = toTerms(getText(line, { from: 0, to: line.tokens.length - 1 }));
    return terms.length <= MAX_SENTENCE_TERMS && mixesEarlier.test(terms.join(' '));
  });

const accountBalance = /\b(?:balance|outstanding|owing|account|solde|compte)\b/;

/** The line where this invoice begins to be added up. */
const firstPart = (entries: readonly AmountEntry[]): number =>
  Math.min(
    ...entries
      .filter(({ role }) => role === 'subtotal' || role === 'tax' || role === 'taxTotal' || role === 'total')
      .map(({ line }) => line),
  );

/** Beside a total: more than that, or above all that it is made of, and named as a balance: that of the account. */
function dropAccountBalance(
  entries: readonly AmountEntry[],
  total: Candidate | null,
  due: FieldValue<Cents> | null,
): FieldValue<Cents> | null {
  if (!total || !due || due.confidence >= prefillConfidence) return due;
  const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === due.value);
  if (own.length === 0) return due;
  const start = firstPart(entries);
  const isAbove = own.every(({ line }) => line < start);
  if (due.value <= total.cents && !isAbove) return due;
  const isAfterPayment = entries.some(
    ({ role, line }) => (role === 'payment' || role === 'previous') && own.every((one) => line <= one.line),
  );
  return (isAbove && isAfterPayment) || own.every(({ label }) => accountBalance.test(label.words))
    ? null
    : due;
}

/** A total from which earlier invoices are taken off is that of the job to date, with all that it is made of. */
function dropToDate({ entries, billedBefore }: ThisInvoice): readonly AmountEntry[] {
  const totals = entries.filter(({ role }) => role === 'total');
  const dues = listDistinctAmounts(entries, 'due', 'total');
  const toDate = totals.filter(({ amount: { cents } }) =>
    billedBefore.some((before) => before < cents && dues.includes(cents - before)),
  );
  const last = Math.max(...toDate.map(({ line }) => line));
  const parts: ReadonlySet<string> = new Set(['subtotal', 'tax', 'taxTotal', 'total']);
  return toDate.length === 0
    ? entries
    : entries.filter(({ role, line }) => !(parts.has(role) && line <= last));
}

/** `Total payment` beneath the taxes is what they are added to, not what was paid: with them it makes an amount above. */
function promotePayments(layout: DocumentLayout, entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const taxes = entries.filter(({ role }) => role === 'tax');
  const last = Math.max(...taxes.map(({ line }) => line));
  const first = Math.min(...taxes.map(({ line }) => line));
  const sum = listDistinctAmounts(taxes, 'tax').reduce((all, cents) => all + cents, 0);
  if (sum <= 0 || entries.some(({ role, line }) => (role === 'total' || role === 'due') && line > last))
    return entries;
  const isBase = (cents: Cents): boolean =>
    layout.amounts.slice(0, first).some((line) => line.some((amount) => amount.cents === cents));
  return entries.map((entry) =>
    entry.role === 'payment' && entry.line > last && isBase(entry.amount.cents - sum)
      ? { ...entry, role: 'due' }
      : entry,
  );
}

/** `Deposit` above the subtotal is an item, not a payment. */
function dropSoldItems(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const first = Math.min(...entries.filter(({ role }) => role === 'subtotal').map(({ line }) => line));
  if (!Number.isFinite(first) || hasEarlierBalance(entries)) return entries;
  return entries.filter(({ role, line }) => role !== 'payment' || line > first);
}

/** `GST R122 884 107` is a registration number if other taxes are clear amounts. */
function dropTaxRegistrations(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const isSigned = ({ role, amount }: AmountEntry): boolean =>
    role === 'tax' && amount.formatConfidence >= MIN_TAX_FORMAT;
  return entries.some(isSigned)
    ? entries.filter((entry) => entry.role !== 'tax' || isSigned(entry))
    : entries;
}

/** A total such as `Current charges` that makes another total with its taxes is a subtotal. */
function reclassifySubtotals(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const totals = listDistinctAmounts(entries, 'total', 'due');
  if (totals.length < 2 || !isTaxed(entries)) return entries;
  const lastTax = Math.max(
    ...entries.filter(({ role }) => role === 'tax' || role === 'taxTotal').map(({ line }) => line),
  );
  const above = entries.filter(({ line }) => line < lastTax);
  const parts = new Set(
    listDistinctAmounts(above, 'total', 'due').filter((cents) =>
      totals.some((total) => Math.abs(total) > Math.abs(cents) && isSumFrom(entries, cents, total)),
    ),
  );
  return entries.map((entry) =>
    (entry.role === 'total' || (entry.role === 'due' && entry.line < lastTax)) &&
    parts.has(entry.amount.cents)
      ? { ...entry, role: 'subtotal' }
      : entry,
  );
}

/** Drops an earlier balance that was paid in full, and its payment. */
function dropSettledBalances(entries: readonly AmountEntry[]): readonly AmountEntry[] {
  const paid = listDistinctAmounts(entries, 'payment').map(Math.abs);
  const settled = new Set(
    listDistinctAmounts(entries, 'previous').filter((cents) => cents > 0 && paid.includes(cents)),
  );
  return entries.filter(
    ({ role, amount }) => (role !== 'previous' && role !== 'payment') || !settled.has(Math.abs(amount.cents)),
  );
}

const toFieldValue = ({ cents, score }: Candidate): FieldValue<Cents> => ({
  value: cents,
  confidence: toConfidence(score),
});

function findTotal(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  thisInvoice: ThisInvoice,
): Candidate | null {
  const named = entries.filter(({ role }) => role === 'total');
  const dues = entries.filter(({ role }) => role === 'due');
  const values = listDistinctAmounts(entries, 'total', 'due');
  const largest = Math.max(
    ...layout.amounts
      .flat()
      .filter(({ formatConfidence }) => formatConfidence >= 0.85)
      .map(({ cents }) => Math.abs(cents)),
    0,
  );
  const ranked = values
    .map((cents): Candidate => {
      const own = [...named, ...dues].filter(({ amount }) => amount.cents === cents);
      const score = scoreTotal(layout, entries, cents, own, {
        totals: named.filter(({ isInvoiceTotal }) => isInvoiceTotal).map(({ amount }) => amount.cents),
        largest,
      });
      const doubt = isInDoubt(layout, entries, own, thisInvoice) ? totalWeights.beyondThisInvoice : 0;
      return { cents, score: score + doubt, entries: own };
    })
    .toSorted((a, b) => b.score - a.score || Math.abs(b.cents) - Math.abs(a.cents));
  const [best, second] = ranked;
  if (!best) return null;
  const rival = second && second.score >= best.score - RIVAL_MARGIN ? totalWeights.rival : 0;
  return { ...best, score: best.score + rival };
}

/** Whether an amount may be that of another column, or of the whole job. */
function isInDoubt(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  own: readonly AmountEntry[],
  { doubtful, named, billedBefore }: ThisInvoice,
): boolean {
  if (own.some((entry) => named.has(entry))) return false;
  if (own.every((entry) => doubtful.has(entry))) return true;
  if (own.some((entry) => hasRivalColumn(layout, entries, entry))) return true;
  if (billedBefore.length === 0 || own.some(({ role }) => role !== 'total')) return false;
  return !own.some(({ amount }) =>
    [...named].some((part) => isSumFrom(entries, part.amount.cents, amount.cents)),
  );
}

function scoreTotal(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  cents: Cents,
  own: readonly AmountEntry[],
  { totals, largest }: { totals: readonly Cents[]; largest: number },
): number {
  const proof = findProof(layout, entries, cents, own);
  const subtotals = listDistinctAmounts(entries, 'subtotal');
  const taxed = isTaxed(entries);
  const paid = listDistinctAmounts(entries, 'payment', 'holdback').filter((payment) => payment !== 0);
  const isTotal = own.some(({ role }) => role === 'total');
  const agrees = agreesWithDue(entries, cents);
  const dues = listDistinctAmounts(entries, 'due');
  const explained = proof ? totalWeights.proof[proof] : 0;
  // a proven amount due outweighs the total of a part
  const hasOtherTotal = totals.some((other) => !proof || Math.abs(other) >= Math.abs(cents));
  const scores = [
    Math.max(...own.map((entry) => scoreLabel(entry, hasOtherTotal))),
    explained,
    !proof && !taxed && subtotals.includes(cents) ? totalWeights.subtotalAgrees : 0,
    isTotal && agrees ? totalWeights.dueAgrees : 0,
    listDistinctAmounts(entries, isTotal ? 'total' : 'due').length === 1 ? totalWeights.only : 0,
    Math.abs(cents) >= largest ? totalWeights.largest : 0,
    own.length > 1 ? totalWeights.repeated : 0,
    !proof && subtotals.length > 0 && (taxed || !subtotals.includes(cents)) ? totalWeights.contradicted : 0,
    hasEarlierBalance(entries) && !proof && !agrees ? totalWeights.earlierBalance : 0,
    hasEarlierBalance(entries) && dues.some((due) => Math.abs(due) < Math.abs(cents))
      ? totalWeights.dueIsLess
      : 0,
    paid.length > 0 && !isTotal && !proof ? totalWeights.unexplainedPayment : 0,
    isTotal && !proof && !agrees && dues.some((due) => paid.length > 0 || Math.abs(due) > Math.abs(cents))
      ? totalWeights.unexplainedPayment
      : 0,
    layout.source === 'recognition' ? totalWeights.ocrSource : 0,
    Math.max(...own.map(scoreOcr)),
  ];
  return scores.reduce((sum, score) => sum + score, 0);
}

const hasEarlierBalance = (entries: readonly AmountEntry[]): boolean =>
  listDistinctAmounts(entries, 'previous').some((cents) => cents !== 0);

function scoreLabel(
  { role, label, isInvoiceTotal, position, amount }: AmountEntry,
  hasOtherTotal: boolean,
): number {
  const named = plainTotals.has(label.words) ? totalWeights.plain : totalWeights.named;
  const due = hasOtherTotal ? totalWeights.dueBesides : totalWeights.dueAlone;
  const kind = role === 'due' ? due : isInvoiceTotal ? named : totalWeights.partTotal;
  return (
    kind +
    (position === 'under' ? totalWeights.underLabel : 0) +
    (1 - amount.formatConfidence) * 10 * totalWeights.formatTenth
  );
}

function scoreOcr({ amount }: AmountEntry): number {
  if (amount.ocrConfidence < POOR_OCR) return totalWeights.veryLowOcrConfidence;
  return amount.ocrConfidence < GOOD_OCR ? totalWeights.lowOcrConfidence : 0;
}

/** Sums of every subset of payments and holdback. */
function sumPayments(entries: readonly AmountEntry[]): readonly Cents[] {
  let sums = [0];
  for (const cents of listDistinctAmounts(entries, 'payment', 'holdback').slice(0, 6))
    if (cents !== 0) sums = [...sums, ...sums.map((sum) => sum + Math.abs(cents))];
  return [...new Set(sums)];
}

function agreesWithDue(entries: readonly AmountEntry[], total: Cents): boolean {
  const earlier = [0, ...listDistinctAmounts(entries, 'previous')];
  const paid = sumPayments(entries);
  return listDistinctAmounts(entries, 'due').some((due) =>
    paid.some((sum) => earlier.some((before) => due === total - sum + before)),
  );
}

function findAmountDue(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate | null,
  thisInvoice: ThisInvoice,
): FieldValue<Cents> | null {
  // with an earlier balance, only what this invoice's own total explains is due for it
  const hasOwnTotal =
    total !== null &&
    (total.entries.some(({ role }) => role === 'total') ||
      findProof(layout, entries, total.cents, total.entries) !== null);
  const isProven =
    hasOwnTotal ||
    isUnmistakable(layout, entries, total) ||
    (total !== null && listDistinctAmounts(entries, 'subtotal').includes(total.cents));
  const isOwn = (due: Cents): boolean => hasOwnTotal && sumPayments(entries).includes(total.cents - due);
  const values = listDistinctAmounts(entries, 'due').filter(
    (due) => !hasEarlierBalance(entries) || isOwn(due),
  );
  const below = Math.min(...(total?.entries.map(({ line }) => line) ?? []));
  const paid = listDistinctAmounts(
    entries.filter(({ role, line }) => role === 'payment' || line > below),
    'payment',
    'holdback',
  ).filter((cents) => cents !== 0);
  if (values.length === 0) {
    if (!total) return null;
    if (hasEarlierBalance(entries)) return null;
    if (paid.length === 0) return toFieldValue(total);
    const doubt = isInDoubt(layout, entries, total.entries, thisInvoice) ? totalWeights.beyondThisInvoice : 0;
    const remainder = total.cents - paid.reduce((sum, cents) => sum + Math.abs(cents), 0);
    // payments above everything that this invoice is made of are of the account
    const isAbove = entries
      .filter(({ role }) => role === 'payment' || role === 'holdback')
      .every(({ role, line }) => role === 'payment' && line < firstPart(entries));
    if (remainder < 0 && !isAbove) return null;
    const printed = layout.amounts
      .slice(below + 1)
      .some((line) => line.some((amount) => amount.formatConfidence === 1 && amount.cents === remainder));
    if (!printed && isAbove) return toFieldValue(total);
    // taxes may be due on what is held back, or not
    const isSure = printed && entries.every(({ role }) => role !== 'holdback');
    return {
      value: remainder,
      confidence: toConfidence((isSure ? dueWeights.lessPaymentsPrinted : dueWeights.lessPayments) + doubt),
    };
  }
  const ranked = values
    .map((cents) => {
      const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === cents);
      const explained =
        total !== null &&
        // an amount due that is the total, too, does not explain itself
        (isProven || total.cents !== cents) &&
        (agreesWithDue([...omitDue(entries), ...own], total.cents) ||
          isRemainder(layout, total, cents, own) ||
          isDifferencePrinted(layout, total.cents, cents) ||
          isInstalment(layout, total.cents, cents) ||
          isInstalment(layout, total.cents + sumNamedTaxes(entries), cents));
      const scores = [
        dueWeights.named,
        explained ? dueWeights.explained : total && total.cents !== cents ? dueWeights.unexplained : 0,
        values.length === 1 ? dueWeights.only : 0,
        own.length > 1 ? dueWeights.repeated : 0,
        (1 - Math.max(...own.map(({ amount }) => amount.formatConfidence))) * 10 * totalWeights.formatTenth,
        Math.max(...own.map(scoreOcr)),
        isInDoubt(layout, entries, own, thisInvoice) ? totalWeights.beyondThisInvoice : 0,
      ];
      return { value: cents, score: scores.reduce((sum, score) => sum + score, 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return null;
  const isRivalled =
    second !== undefined &&
    (second.score >= best.score - RIVAL_MARGIN || contradicts(layout, entries, best.value, second.value));
  const rival = isRivalled ? dueWeights.rival : 0;
  return { value: best.value, confidence: toConfidence(best.score + rival) };
}

/** Whether no amount of the page is larger, and no word of it speaks of another invoice, an account or a choice. */
function isUnmistakable(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  total: Candidate | null,
): boolean {
  if (!total || total.cents <= 0 || hasEarlierBalance(entries)) return false;
  const isLarger = ({ cents, formatConfidence }: AmountSpan): boolean =>
    formatConfidence >= MIN_TAX_FORMAT && Math.abs(cents) > total.cents;
  return !(
    layout.amounts.flat().some(isLarger) ||
    layout.lines.some((line) =>
      otherReadings.test(toTerms(getText(line, { from: 0, to: line.tokens.length - 1 })).join(' ')),
    )
  );
}

/** Whether another amount is due by its label, and nothing printed makes up the difference. */
function contradicts(
  layout: DocumentLayout,
  entries: readonly AmountEntry[],
  due: Cents,
  other: Cents,
): boolean {
  const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === other);
  if (other === 0 || own.every(({ label }) => accountBalance.test(label.words))) return false;
  return !hasAmount(layout, Math.abs(other - due));
}

/** Whether what is taken off a total is printed. */
const isDifferencePrinted = (layout: DocumentLayout, total: Cents, due: Cents): boolean =>
  due > 0 && due < total && hasAmount(layout, total - due);

const hasAmount = (layout: DocumentLayout, wanted: Cents): boolean =>
  layout.amounts
    .flat()
    .some(({ cents, formatConfidence }) => formatConfidence === 1 && Math.abs(cents) === wanted);

const instalmentWords =
  /\b(?:instal\w*|versements?|acomptes?|deposits?|depots?|retainers?|mensualites?|tranches?|payments?|paiements?|plan|quarterly|trimestriel\w*|\d+ (?:of|de|sur) \d+)\b/;
const shares = [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6];

const sumNamedTaxes = (entries: readonly AmountEntry[]): Cents =>
  listDistinctAmounts(entries, 'tax').reduce((sum, cents) => sum + cents, 0);

/** Whether an amount due is one of several equal instalments, or a deposit of a round share. */
function isInstalment(layout: DocumentLayout, total: Cents, due: Cents): boolean {
  if (due <= 0 || due >= total) return false;
  const count = Math.round(total / due);
  const isPart =
    (count <= 12 && Math.abs(due * count - total) <= count) ||
    shares.some((share) => Math.abs(total * share - due) <= 1);
  return (
    isPart &&
    layout.lines.some((line) =>
      instalmentWords.test(toTerms(getText(line, { from: 0, to: line.tokens.length - 1 })).join(' ')),
    )
  );
}

/** Whether the amounts between the total and the amount due make up their difference. */
function isRemainder(
  layout: DocumentLayout,
  total: Candidate,
  due: Cents,
  own: readonly AmountEntry[],
): boolean {
  const above = Math.max(...total.entries.map(({ line }) => line));
  const below = Math.min(...own.map(({ line }) => line));
  if (due <= 0 || due >= total.cents || below - above > MAX_PAYMENT_LINES) return false;
  const between = layout.amounts.slice(above + 1, below).flatMap((line) => line.slice(-1));
  const paid = between.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  return between.every(({ formatConfidence }) => formatConfidence === 1) && paid === total.cents - due;
}

const omitDue = (entries: readonly AmountEntry[]): readonly AmountEntry[] =>
  entries.filter(({ role }) => role !== 'due');
