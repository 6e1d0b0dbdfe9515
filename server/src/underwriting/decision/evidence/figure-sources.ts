import { countNsf } from '../bank/activity';
import { computeDailyBalances, listEarnedDays, listNegativeDays } from '../bank/balances';
import type { BankAnalysis } from '../bank/bank-analysis';
import { isNsf, toLender, toPayer } from '../bank/categorized/activity';
import type { CategorizedLine, CountedSale } from '../bank/categorized/categorized-line';
import { computeOutsideMoney, isOutsideMoney, listIncludedAccounts } from '../bank/categorized/outside-money';
import { sumAmounts } from '../bank/ledger';
import { sumByPayer } from '../bank/payer-concentration';
import { formatDayNumber, MONTH_DAYS } from '../model/days';
import type { FeatureName, Features } from '../model/feature-names';
import type { Rules } from '../rules/rules';
import type { EvidenceDay, EvidenceRole, EvidenceSource } from './model';

/** The analysis of a decision under rules with categories. */
export interface EvidenceContext extends BankAnalysis {
  readonly categorized: NonNullable<BankAnalysis['categorized']>;
  readonly rules: Rules;
  readonly features: Features;
}

/** The transactions that a feature was computed from. */
export interface CollectedFigure {
  readonly parts?: readonly (readonly [role: EvidenceRole, lines: readonly CategorizedLine[]])[];
  /** Sales, some of which count only in part. */
  readonly sales?: readonly CountedSale[];
  readonly days?: readonly EvidenceDay[];
  /** The figure, recomputed from these lines and days only; absent if that is not possible. */
  readonly figure?: number | null;
}

interface BankSource {
  readonly source: 'bank';
  readonly collect: (context: EvidenceContext) => CollectedFigure;
}

const since = <Line extends { readonly day: number }>(
  lines: readonly Line[],
  from: number,
): readonly Line[] => lines.filter(({ day }) => day > from);

/** Sales of the last months, and the other credits of the same period. */
function collectSales(
  { today, categorized }: EvidenceContext,
  months: number,
  toFigure: (sales: readonly CountedSale[]) => number,
): CollectedFigure {
  const from = today - months * MONTH_DAYS;
  const sales = since(categorized.sales, from);
  const counted = new Set(sales.map(({ line }) => line));
  const others = since(categorized.lines, from).filter((line) => line.amount > 0 && !counted.has(line));
  return { sales, parts: [['notSales', others]], figure: toFigure(sales) };
}

function collectMonthlySales(context: EvidenceContext, months: number): CollectedFigure {
  return collectSales(context, months, (sales) => Math.floor(sumAmounts(sales) / months));
}

/** Sales of the months that count, with those of the largest payer. */
function collectLargestPayer({ today, categorized, rules }: EvidenceContext): CollectedFigure {
  const { revenueMonths } = rules.windows;
  const sales = since(categorized.sales, today - revenueMonths * MONTH_DAYS);
  const paid = sales.map((sale) => ({ payer: toPayer(sale), amount: sale.amount, line: sale.line }));
  const { total, largest } = sumByPayer(paid);
  const payers = new Set(paid.flatMap(({ payer }) => payer ?? []));
  const top = [...payers].find(
    (payer) => sumAmounts(paid.filter((each) => each.payer === payer)) === largest,
  );
  return {
    sales,
    parts: [['largestPayer', paid.flatMap(({ payer, line }) => (payer === top && top ? line : []))]],
    figure: Math.floor((total - largest) / revenueMonths),
  };
}

function collectReturned({ today, categorized, rules }: EvidenceContext): CollectedFigure {
  const lines = since(categorized.nsf, today - rules.windows.nsf);
  return { parts: [['returned', lines]], figure: countNsf(lines) };
}

function collectLenders({ today, categorized, rules }: EvidenceContext): CollectedFigure {
  const lines = since(categorized.repayments, today - rules.windows.lenders).filter(
    (line) => toLender(line) !== '',
  );
  return { parts: [['repayments', lines]], figure: new Set(lines.map(toLender)).size };
}

/** Loan repayments, the sales to compare them with, and new advances, which may be deducted. */
function collectDebtService(context: EvidenceContext, deductAdvances: boolean): CollectedFigure {
  const { today, categorized, rules } = context;
  const { lenders, revenueMonths } = rules.windows;
  const repayments = since(categorized.repayments, today - lenders);
  const advances = since(categorized.proceeds, today - lenders).filter(({ rule }) => rule === 'loan.advance');
  const sales = since(categorized.sales, today - revenueMonths * MONTH_DAYS);
  const named = -sumAmounts(repayments.filter(({ rule }) => rule === 'loan.lender'));
  const repaid = -sumAmounts(repayments);
  const net = deductAdvances ? named + Math.max(0, repaid - named - sumAmounts(advances)) : repaid;
  const revenue = Math.floor(sumAmounts(sales) / revenueMonths);
  return {
    sales,
    parts: [
      ['repayments', repayments],
      ['advances', deductAdvances ? advances : []],
    ],
    figure: revenue === 0 ? null : Math.floor((Math.floor((net * MONTH_DAYS) / lenders) * 100) / revenue),
  };
}

/** Days on which the closing balance of an account, or of all together, was negative. */
function collectOverdrawn(context: EvidenceContext): CollectedFigure {
  const { today, rules } = context;
  const overdrawn = listNegativeDays(computeDailyBalances(context, rules, rules.windows.balance));
  return {
    days: [...overdrawn]
      .sort((a, b) => b.daysAgo - a.daysAgo)
      .map(({ daysAgo, ...day }) => ({ date: formatDayNumber(today - daysAgo), ...day })),
    figure: new Set(overdrawn.map(({ daysAgo }) => daysAgo)).size,
  };
}

/** Daily balances with their outside money, and the transactions that brought it. */
function collectEarned(context: EvidenceContext, only: 'all' | 'negative'): CollectedFigure {
  const { today, ledger, categorized, rules } = context;
  const { lines, ownTransfers, lent, lentByName, uncleared } = categorized;
  const { balance: window } = rules.windows;
  const included = listIncludedAccounts(ledger.accounts, rules.settlement);
  const outside = computeOutsideMoney(categorized, { included, today, days: window });
  const all = listEarnedDays(computeDailyBalances(context, rules, window), outside);
  const excluded = new Set([...lentByName.flatMap(({ received, paid }) => [received, paid]), ...uncleared]);
  const listed = all
    .map((day, daysAgo) => ({ ...day, date: formatDayNumber(today - daysAgo) }))
    .filter(({ negative }) => only === 'all' || negative)
    .reverse();
  return {
    parts: [
      [
        'outside',
        lines.filter(
          (line) =>
            excluded.has(line) || ((isOutsideMoney(line) || lent.has(line)) && !ownTransfers.has(line)),
        ),
      ],
    ],
    days: listed.map(({ date, balance, outside: held }) => ({
      date,
      account: null,
      balance,
      ...(held !== 0 && { outside: held }),
    })),
    figure:
      only === 'negative'
        ? listed.length
        : Math.floor(sumFigures(all, 'balance') / window) - Math.ceil(sumFigures(all, 'outside') / window),
  };
}

const sumFigures = <Name extends string>(
  days: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number => days.reduce((all, day) => all + day[name], 0);

/** Credits of the months for which data is required. */
const listCredits = ({ today, categorized, rules }: EvidenceContext): readonly CategorizedLine[] =>
  since(categorized.lines, today - (rules.coverage?.months ?? 0) * MONTH_DAYS).filter(
    (line) => line.amount > 0 && !isNsf(line) && !categorized.internal.has(line),
  );

function collectCredits(context: EvidenceContext): CollectedFigure {
  const credits = listCredits(context);
  return { parts: [['credits', credits]], figure: credits.length };
}

function collectUnclear(context: EvidenceContext): CollectedFigure {
  const { ownTransfers } = context.categorized;
  const unclear = listCredits(context).filter(
    (line) => line.category === 'unknown' && !ownTransfers.has(line),
  );
  return { parts: [['unclear', unclear]] };
}

/** Both sides of the round trips whose money came back in the months that count. */
function collectRoundTrips({ today, categorized, rules }: EvidenceContext): CollectedFigure {
  const left = new Set(
    since(categorized.roundTripped, today - rules.windows.revenueMonths * MONTH_DAYS).map(({ line }) => line),
  );
  const trips = categorized.roundTrips.filter(({ received }) => received.some((line) => left.has(line)));
  return { parts: [['roundTrips', trips.flatMap(({ paid, received }) => [...paid, ...received])]] };
}

const fromBank = (collect: BankSource['collect'] = () => ({})): BankSource => ({ source: 'bank', collect });
const from = (source: Exclude<EvidenceSource, 'bank'>) => ({ source }) as const;

/**
 * Source of each figure. Add each new figure here. A figure from bank data that its transactions do not reproduce cannot
 * cause an automatic rejection.
 */
export const figureSources: Readonly<
  Record<FeatureName, BankSource | { readonly source: Exclude<EvidenceSource, 'bank'> }>
> = {
  ageYears: from('application'),
  yearsSinceMajority: from('application'),
  monthsInBusiness: from('application'),
  sinConfirmed: from('application'),
  bureauUnavailable: from('bureau'),
  bureauNoFile: from('bureau'),
  bureauThinFile: from('bureau'),
  score: from('bureau'),
  monthsSinceBankruptcy: from('bureau'),
  openCollections: from('bureau'),
  fraudAlert: from('bureau'),
  cadAccounts: fromBank(),
  foreignAccounts: fromBank(),
  holderMismatch: fromBank(),
  otherAccounts: fromBank(),
  repeatedAccounts: fromBank(),
  historyDays: fromBank(({ categorized }) => ({ sales: categorized.sales.slice(0, 1) })),
  monthlyRevenue: fromBank((context) => collectMonthlySales(context, context.rules.windows.revenueMonths)),
  recentMonthlyRevenue: fromBank((context) =>
    collectMonthlySales(context, context.rules.windows.recentMonths),
  ),
  revenueTrendPercent: fromBank(),
  depositsPerMonth: fromBank((context) => {
    const { revenueMonths } = context.rules.windows;
    return collectSales(context, revenueMonths, (sales) => Math.floor(sales.length / revenueMonths));
  }),
  concentrationPercent: fromBank(collectLargestPayer),
  revenueBesideLargest: fromBank(collectLargestPayer),
  missingMonths: fromBank(),
  nsfCount: fromBank(collectReturned),
  daysNegative: fromBank(collectOverdrawn),
  averageDailyBalance: fromBank((context) => collectEarned(context, 'all')),
  unknownBalances: fromBank(),
  lenderCount: fromBank(collectLenders),
  lenderPaymentsMonthly: fromBank(),
  debtServicePercent: fromBank((context) => collectDebtService(context, false)),
  exposure: from('records'),
  rejectedElsewhere: from('records'),
  ignoredTransactions: fromBank(),
  unusablePercent: fromBank(),
  creditLines: fromBank(collectCredits),
  unknownTransactions: fromBank(),
  unknownCreditPercent: fromBank(collectUnclear),
  daysNegativeUnaided: fromBank((context) => collectEarned(context, 'negative')),
  outsideMoney: fromBank((context) => ({ ...collectEarned(context, 'all'), figure: null })),
  debtServiceNetPercent: fromBank((context) => collectDebtService(context, true)),
  roundTripMonthly: fromBank(collectRoundTrips),
  roundTripRecentMonthly: fromBank(collectRoundTrips),
  roundTripDeposits: fromBank(collectRoundTrips),
  roundTripPercent: fromBank(collectRoundTrips),
  unprovenReasons: from('records'),
  registryUnavailable: from('records'),
  businessNotFound: from('records'),
  businessInactive: from('records'),
  namesToConfirm: from('records'),
  screeningOutdated: from('records'),
};
