import type { Cents } from '@tamarack/core/money/cents';
import type { Found } from '../invoice-reading';
import type { Sheet } from '../layout/sheet';
import { plainTotals } from '../words/amount-labels';
import { amountEntries, type Entry } from './amount-entries';
import { clamp } from './evidence';
import { distinct, isSumFrom, isTaxed, type Proof, proofOf } from './proofs';

/** What speaks for an amount as the total, and against it. */
const totalEvidence = {
  /** `Grand total`, `Invoice total` */
  named: 0.78,
  /** `Total` */
  plain: 0.72,
  /** `Labour total`: of a part, it seems. */
  ofPart: 0.4,
  /** `Amount due` where no total is told. */
  dueAlone: 0.64,
  dueBesides: 0.4,
  underLabel: -0.03,
  proof: { sum: 0.27, column: 0.27, rates: 0.24, items: 0.18 } satisfies Record<Proof, number>,
  /** The subtotal is the same, and there are no taxes. */
  subtotalAgrees: 0.12,
  dueAgrees: 0.14,
  only: 0.12,
  largest: 0.06,
  repeated: 0.05,
  contradicted: -0.4,
  rival: -0.25,
  /** An earlier balance may be in it. */
  earlierBalance: -0.2,
  unexplainedPayment: -0.25,
  recognised: -0.05,
  unsureLetters: -0.1,
  badLetters: -0.3,
  /** For each tenth that the form of the amount is short of certain. */
  formTenth: -0.05,
};

const dueEvidence = {
  named: 0.8,
  /** It is the total less what was paid or kept back. */
  explained: 0.19,
  only: 0.08,
  repeated: 0.05,
  rival: -0.3,
  unexplained: -0.2,
  lessPayments: 0.7,
  /** And that amount stands below the total, by whatever name. */
  lessPaymentsPrinted: 0.92,
};

const SURE_LETTERS = 0.85;
const BAD_LETTERS = 0.6;
const LEAST_TAX_FORM = 0.85;
const MOST_PAYMENTS = 6;
const RIVAL_WITHIN = 0.12;

export interface Totals {
  readonly total: Found<Cents> | null;
  readonly amountDue: Found<Cents> | null;
  readonly entries: readonly Entry[];
  /** The entry that the total, or else the amount due, was read from. */
  readonly from: Entry | null;
}

interface Candidate {
  readonly cents: Cents;
  readonly score: number;
  readonly entries: readonly Entry[];
}

export function totalsOf(sheet: Sheet): Totals {
  const entries = withSubtotals(withoutItems(withoutSettled(withoutRegistrations(amountEntries(sheet)))));
  const total = totalOf(sheet, entries);
  const due = amountDue(sheet, entries, total);
  return { total: total && found(total), amountDue: due, entries, from: total?.entries[0] ?? null };
}

/** `Deposit` may be an item that is sold: what was paid stands below the subtotal. */
function withoutItems(entries: readonly Entry[]): readonly Entry[] {
  const first = Math.min(...entries.filter(({ role }) => role === 'subtotal').map(({ line }) => line));
  if (!Number.isFinite(first) || hasEarlierBalance(entries)) return entries;
  return entries.filter(({ role, line }) => role !== 'payment' || line > first);
}

/** `GST R122 884 107`: beside taxes that are written as amounts, it is no tax. */
function withoutRegistrations(entries: readonly Entry[]): readonly Entry[] {
  const isSigned = ({ role, amount }: Entry): boolean => role === 'tax' && amount.form >= LEAST_TAX_FORM;
  return entries.some(isSigned)
    ? entries.filter((entry) => entry.role !== 'tax' || isSigned(entry))
    : entries;
}

/** `Total postes`, `Current charges`: a total that only with its taxes makes another is the subtotal of it. */
function withSubtotals(entries: readonly Entry[]): readonly Entry[] {
  const wholes = distinct(entries, 'total', 'due');
  if (wholes.length < 2 || !isTaxed(entries)) return entries;
  const lastTax = Math.max(
    ...entries.filter(({ role }) => role === 'tax' || role === 'taxTotal').map(({ line }) => line),
  );
  const above = entries.filter(({ line }) => line < lastTax);
  const parts = new Set(
    distinct(above, 'total').filter((cents) =>
      wholes.some((whole) => Math.abs(whole) > Math.abs(cents) && isSumFrom(entries, cents, whole)),
    ),
  );
  return entries.map((entry) =>
    entry.role === 'total' && parts.has(entry.amount.cents) ? { ...entry, role: 'subtotal' } : entry,
  );
}

/** An earlier balance that was paid in full, and its payment, are no part of this invoice. */
function withoutSettled(entries: readonly Entry[]): readonly Entry[] {
  const paid = distinct(entries, 'payment').map(Math.abs);
  const settled = new Set(distinct(entries, 'previous').filter((cents) => cents > 0 && paid.includes(cents)));
  return entries.filter(
    ({ role, amount }) => (role !== 'previous' && role !== 'payment') || !settled.has(Math.abs(amount.cents)),
  );
}

const found = ({ cents, score }: Candidate): Found<Cents> => ({ value: cents, confidence: clamp(score) });

function totalOf(sheet: Sheet, entries: readonly Entry[]): Candidate | null {
  const named = entries.filter(({ role }) => role === 'total');
  const dues = entries.filter(({ role }) => role === 'due');
  const values = distinct(entries, 'total', 'due');
  const largest = Math.max(
    ...sheet.amounts
      .flat()
      .filter(({ form }) => form >= 0.85)
      .map(({ cents }) => Math.abs(cents)),
    0,
  );
  const ranked = values
    .map((cents): Candidate => {
      const own = [...named, ...dues].filter(({ amount }) => amount.cents === cents);
      const score = scoreOf(sheet, entries, cents, own, {
        totals: named.filter(({ whole }) => whole).map(({ amount }) => amount.cents),
        largest,
      });
      return { cents, score, entries: own };
    })
    .toSorted((a, b) => b.score - a.score || Math.abs(b.cents) - Math.abs(a.cents));
  const [best, second] = ranked;
  if (!best) return null;
  const rival = second && second.score >= best.score - RIVAL_WITHIN ? totalEvidence.rival : 0;
  return { ...best, score: best.score + rival };
}

function scoreOf(
  sheet: Sheet,
  entries: readonly Entry[],
  cents: Cents,
  own: readonly Entry[],
  { totals, largest }: { totals: readonly Cents[]; largest: number },
): number {
  const proof = proofOf(sheet, entries, cents, own);
  const subtotals = distinct(entries, 'subtotal');
  const taxed = isTaxed(entries);
  const paid = distinct(entries, 'payment', 'holdback').filter((payment) => payment !== 0);
  const isTotal = own.some(({ role }) => role === 'total');
  const agrees = dueAgrees(entries, cents);
  const dues = distinct(entries, 'due');
  const explained = proof ? totalEvidence.proof[proof] : 0;
  // what its taxes prove is more than any total of a part
  const isToldBesides = totals.some((other) => !proof || Math.abs(other) >= Math.abs(cents));
  const signs = [
    Math.max(...own.map((entry) => labelScore(entry, isToldBesides))),
    explained,
    !proof && !taxed && subtotals.includes(cents) ? totalEvidence.subtotalAgrees : 0,
    isTotal && agrees ? totalEvidence.dueAgrees : 0,
    distinct(entries, isTotal ? 'total' : 'due').length === 1 ? totalEvidence.only : 0,
    Math.abs(cents) >= largest ? totalEvidence.largest : 0,
    own.length > 1 ? totalEvidence.repeated : 0,
    !proof && subtotals.length > 0 && (taxed || !subtotals.includes(cents)) ? totalEvidence.contradicted : 0,
    hasEarlierBalance(entries) && !proof ? totalEvidence.earlierBalance : 0,
    paid.length > 0 && !isTotal && !proof ? totalEvidence.unexplainedPayment : 0,
    isTotal && !proof && !agrees && dues.some((due) => paid.length > 0 || Math.abs(due) > Math.abs(cents))
      ? totalEvidence.unexplainedPayment
      : 0,
    sheet.source === 'recognition' ? totalEvidence.recognised : 0,
    Math.max(...own.map(lettersScore)),
  ];
  return signs.reduce((sum, sign) => sum + sign, 0);
}

const hasEarlierBalance = (entries: readonly Entry[]): boolean =>
  distinct(entries, 'previous').some((cents) => cents !== 0);

function labelScore({ role, label, whole, place, amount }: Entry, totals: boolean): number {
  const named = plainTotals.has(label.words) ? totalEvidence.plain : totalEvidence.named;
  const due = totals ? totalEvidence.dueBesides : totalEvidence.dueAlone;
  const kind = role === 'due' ? due : whole ? named : totalEvidence.ofPart;
  return (
    kind +
    (place === 'under' ? totalEvidence.underLabel : 0) +
    (1 - amount.form) * 10 * totalEvidence.formTenth
  );
}

function lettersScore({ amount }: Entry): number {
  if (amount.letters < BAD_LETTERS) return totalEvidence.badLetters;
  return amount.letters < SURE_LETTERS ? totalEvidence.unsureLetters : 0;
}

/** Every sum of some of the payments and the amount kept back. */
function paidSums(entries: readonly Entry[]): readonly Cents[] {
  let sums = [0];
  for (const cents of distinct(entries, 'payment', 'holdback').slice(0, 6))
    if (cents !== 0) sums = [...sums, ...sums.map((sum) => sum + Math.abs(cents))];
  return [...new Set(sums)];
}

function dueAgrees(entries: readonly Entry[], total: Cents): boolean {
  const earlier = [0, ...distinct(entries, 'previous')];
  const paid = paidSums(entries);
  return distinct(entries, 'due').some((due) =>
    paid.some((sum) => earlier.some((before) => due === total - sum + before)),
  );
}

function amountDue(sheet: Sheet, entries: readonly Entry[], total: Candidate | null): Found<Cents> | null {
  const values = distinct(entries, 'due');
  const below = Math.min(...(total?.entries.map(({ line }) => line) ?? []));
  const paid = distinct(
    entries.filter(({ role, line }) => role === 'payment' || line > below),
    'payment',
    'holdback',
  ).filter((cents) => cents !== 0);
  if (values.length === 0) {
    if (!total) return null;
    if (hasEarlierBalance(entries)) return null;
    if (paid.length === 0) return found(total);
    const rest = total.cents - paid.reduce((sum, cents) => sum + Math.abs(cents), 0);
    if (rest < 0) return null;
    const printed = sheet.amounts
      .slice(below + 1)
      .some((line) => line.some((amount) => amount.form === 1 && amount.cents === rest));
    return { value: rest, confidence: printed ? dueEvidence.lessPaymentsPrinted : dueEvidence.lessPayments };
  }
  const ranked = values
    .map((cents) => {
      const own = entries.filter(({ role, amount }) => role === 'due' && amount.cents === cents);
      const explained =
        total !== null &&
        (dueAgrees([...rest(entries), ...own], total.cents) || isRestOf(sheet, total, cents, own));
      const signs = [
        dueEvidence.named,
        explained ? dueEvidence.explained : total && total.cents !== cents ? dueEvidence.unexplained : 0,
        values.length === 1 ? dueEvidence.only : 0,
        own.length > 1 ? dueEvidence.repeated : 0,
        (1 - Math.max(...own.map(({ amount }) => amount.form))) * 10 * totalEvidence.formTenth,
        Math.max(...own.map(lettersScore)),
      ];
      return { value: cents, score: signs.reduce((sum, sign) => sum + sign, 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = ranked;
  if (!best) return null;
  const rival = second && second.score >= best.score - RIVAL_WITHIN ? dueEvidence.rival : 0;
  return { value: best.value, confidence: clamp(best.score + rival) };
}

/** Whether what was paid, by whatever name, stands between the total and what is left of it. */
function isRestOf(sheet: Sheet, total: Candidate, due: Cents, own: readonly Entry[]): boolean {
  const above = Math.max(...total.entries.map(({ line }) => line));
  const below = Math.min(...own.map(({ line }) => line));
  if (due <= 0 || due >= total.cents || below - above > MOST_PAYMENTS) return false;
  const between = sheet.amounts.slice(above + 1, below).flatMap((line) => line.slice(-1));
  const paid = between.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
  return between.every(({ form }) => form === 1) && paid === total.cents - due;
}

const rest = (entries: readonly Entry[]): readonly Entry[] => entries.filter(({ role }) => role !== 'due');
