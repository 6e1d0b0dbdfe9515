import type { Cents } from '@tamarack/core/money/cents';
import {
  billedBefore,
  billingWords,
  carriedOver,
  dueLater,
  earlierBalance,
  heldBack,
  includesEarlier,
  withoutTaxes,
  withTaxes,
} from '../../labels/billing-words';
import type { AmountRole } from '../../labels/label-roles';
import { toTerms } from '../../labels/terms';
import { getSegmentAt } from '../../layout/build-lines';
import { type DocumentLayout, getSpanText } from '../../layout/document-layout';
import type { AmountSpan } from '../../layout/find-amounts';
import { isClearAmount } from '../../values/parse-amount';
import type { AmountEntry } from './amount-entries';
import { type BillingTable, findBillingTables, findColumnScope } from './billing-columns';

/** The labelled amounts of this invoice alone, and the evidence that makes them doubtful. */
export interface ThisInvoice {
  readonly entries: readonly AmountEntry[];
  /** Unconfirmed entries in a column that covers more than this invoice. */
  readonly doubtful: ReadonlySet<AmountEntry>;
  /** Entries that a column head or their label marks as this invoice's. */
  readonly named: ReadonlySet<AmountEntry>;
  /** Cents that earlier invoices of the same job billed. */
  readonly billedBefore: readonly Cents[];
  /** Cents of the whole job, or of the work to date. */
  readonly cumulative: readonly Cents[];
  /** Cents of rows whose words say that they are this invoice's, with a known label or without. */
  readonly current: readonly Cents[];
}

const MAX_LABEL_TERMS = 9;
/** Roles whose amounts belong to this invoice, unless their labels say otherwise. */
const ownRoles: ReadonlySet<AmountRole> = new Set<AmountRole>([
  'total',
  'due',
  'subtotal',
  'tax',
  'taxTotal',
]);

/** Keeps the amounts of this invoice. Previous, cumulative and account amounts are identified by their column heads. */
export function selectThisInvoice(layout: DocumentLayout, all: readonly AmountEntry[]): ThisInvoice {
  const tables = findBillingTables(layout);
  const named = new Set<AmountEntry>();
  const doubtful = new Set<AmountEntry>();
  const entries: AmountEntry[] = [];
  for (const entry of all) {
    const role = getOwnRole(layout, entry);
    const kept = role === entry.role ? entry : { ...entry, role };
    const chosen = ownRoles.has(role) ? chooseColumn(layout, tables, kept) : { entry: kept, scope: null };
    if (!chosen) continue;
    entries.push(chosen.entry);
    if (chosen.scope === 'current' || isNamedCurrent(layout, entry)) named.add(chosen.entry);
    else if (chosen.scope === 'beyond') doubtful.add(chosen.entry);
  }
  const known = new Set(all.filter(({ role }) => role === 'previous').map(({ line }) => line));
  entries.push(...findEarlierBalances(layout).filter(({ line }) => !known.has(line)));
  for (const entry of confirmDoubtful(layout, tables, entries, doubtful, named)) doubtful.delete(entry);
  return {
    entries,
    doubtful,
    named,
    billedBefore: findBilledBefore(layout),
    cumulative: findCumulative(layout),
    current: findCurrent(layout),
  };
}

/** The words of an entry's line up to its amount. */
function getLabelText(
  layout: DocumentLayout,
  { label, line, amount, others, position }: AmountEntry,
): string {
  const row = layout.lines[label.line];
  const from = getSegmentAt(row, label.from)?.from ?? label.from;
  const end = getSegmentAt(row, label.to)?.to ?? label.to;
  const first = Math.min(amount.from, ...others.map((other) => other.from));
  const to = line === label.line && position === 'beside' ? first - 1 : end;
  return toTerms(getSpanText(layout, { line: label.line, from, to: Math.max(to, label.to) })).join(' ');
}

const isNamedCurrent = (layout: DocumentLayout, entry: AmountEntry): boolean =>
  billingWords.current.test(getLabelText(layout, entry));

const isEarlier = (text: string): boolean =>
  earlierBalance.test(text) || includesEarlier.test(text) || carriedOver.test(text);

/** `Total to date` is not this invoice's, `Amount due including previous balance` contains an earlier balance. */
function getOwnRole(layout: DocumentLayout, entry: AmountEntry): AmountRole {
  const { role } = entry;
  if (!ownRoles.has(role)) return role;
  const text = getLabelText(layout, entry);
  if (isEarlier(text) && role !== 'tax' && role !== 'taxTotal') return 'previous';
  if ((role === 'due' || role === 'total') && (heldBack.test(text) || dueLater.test(text)))
    return 'unrelated';
  const named = nameByTaxes(role, text);
  if (named !== role || billingWords.current.test(text)) return named;
  return billingWords.cumulative.test(text) || billingWords.before.test(text) ? 'unrelated' : role;
}

/** `Total fees and HST` contains what `Total (ex HST)` does not. */
function nameByTaxes(role: AmountRole, text: string): AmountRole {
  if (role === 'subtotal' && withTaxes.test(text) && !withoutTaxes.test(text)) return 'total';
  return (role === 'total' || role === 'due') && withoutTaxes.test(text) && !withTaxes.test(text)
    ? 'subtotal'
    : role;
}

/** Chooses this invoice's amount of several beside a label; null if all of them cover more than it. */
function chooseColumn(
  layout: DocumentLayout,
  tables: readonly BillingTable[],
  entry: AmountEntry,
): { entry: AmountEntry; scope: 'current' | 'beyond' | null } | null {
  if (entry.position !== 'beside') return { entry, scope: null };
  const row = [...entry.others, entry.amount];
  const scoped = row.map((amount) => ({
    amount,
    scope: findColumnScope(layout, tables, entry.line, amount),
  }));
  const current = scoped.filter(({ scope }) => scope === 'current');
  const [only] = current;
  if (only && current.length === 1)
    return { entry: { ...entry, amount: only.amount, others: [] }, scope: 'current' };
  const scope = scoped.at(-1)?.scope ?? null;
  return scope === 'beyond' && row.length > 1 ? null : { entry, scope };
}

/** A column's amounts confirm an entry below the table that equals their sum, or one of their own totals. */
function confirmDoubtful(
  layout: DocumentLayout,
  tables: readonly BillingTable[],
  entries: readonly AmountEntry[],
  doubtful: ReadonlySet<AmountEntry>,
  named: ReadonlySet<AmountEntry>,
): readonly AmountEntry[] {
  if (doubtful.size === 0) return [];
  const own = new Set([...named].map(({ amount }) => amount.cents));
  const items = listCurrentItems(layout, tables, entries);
  if (items.length > 0) own.add(items.reduce((sum, cents) => sum + cents, 0));
  const base = [...doubtful].filter(({ amount }) => own.has(amount.cents));
  const subtotals = base.filter(({ role }) => role === 'subtotal' || role === 'total');
  // taxes and total follow from a subtotal that is confirmed
  return subtotals.length > 0 ? [...doubtful] : base;
}

function listCurrentItems(
  layout: DocumentLayout,
  tables: readonly BillingTable[],
  entries: readonly AmountEntry[],
): readonly Cents[] {
  const first = tables[0]?.line ?? Number.POSITIVE_INFINITY;
  const labelled = new Set(entries.map(({ amount }) => amount));
  return layout.amounts.flatMap((line, at) =>
    at <= first
      ? []
      : line
          .filter(
            (amount) =>
              isClearAmount(amount) &&
              !labelled.has(amount) &&
              findColumnScope(layout, tables, at, amount) === 'current',
          )
          .map(({ cents }) => cents),
  );
}

/** Rows of few words before their last amount. */
function listRows(layout: DocumentLayout): readonly { text: string; line: number; amount: AmountSpan }[] {
  return layout.amounts.flatMap((amounts, line) => {
    const clear = amounts.filter(isClearAmount);
    const [first, amount] = [clear[0], clear.at(-1)];
    if (!first || !amount) return [];
    const terms = toTerms(getSpanText(layout, { line, from: 0, to: first.from - 1 }));
    return terms.length > 0 && terms.length <= MAX_LABEL_TERMS
      ? [{ text: terms.join(' '), line, amount }]
      : [];
  });
}

/** Balances of earlier invoices whose words are not a known label: `Prior outstanding  4,000.00`. */
function findEarlierBalances(layout: DocumentLayout): readonly AmountEntry[] {
  return listRows(layout)
    .filter(({ text }) => isEarlier(text) && !billedBefore.test(text))
    .map(({ line, amount }) => ({
      role: 'previous',
      label: { role: 'previous', words: 'previous', line, from: 0, to: Math.max(0, amount.from - 1) },
      amount,
      line,
      position: 'beside',
      isInvoiceTotal: false,
      others: [],
    }));
}

/** `Work completed to date  60,000.00` */
const findCumulative = (layout: DocumentLayout): readonly Cents[] => [
  ...new Set(
    listRows(layout)
      .filter(({ text }) => toDate.test(text) && !billingWords.current.test(text))
      .map(({ amount }) => Math.abs(amount.cents)),
  ),
];

/** `Travaux de la présente facture  34 190,00` */
const findCurrent = (layout: DocumentLayout): readonly Cents[] =>
  listRows(layout)
    .filter(
      ({ text }) =>
        billingWords.current.test(text) &&
        !billingWords.cumulative.test(text) &&
        !billingWords.before.test(text) &&
        !isEarlier(text),
    )
    .map(({ amount }) => amount.cents)
    .filter((cents) => cents > 0);
const toDate = /\b(?:to date|todate|cumul\w*|a ce jour)\b/;

const findBilledBefore = (layout: DocumentLayout): readonly Cents[] =>
  [
    ...new Set(
      listRows(layout)
        .filter(({ text }) => billedBefore.test(text) && !earlierBalance.test(text))
        .map(({ amount }) => Math.abs(amount.cents)),
    ),
  ].filter((cents) => cents !== 0);
