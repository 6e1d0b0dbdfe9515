import type {
  DecisionEvidence,
  EvidenceDay,
  EvidenceLine,
  EvidenceRole,
  FeatureName,
  FigureEvidence,
} from '../../../src/underwriting/decision';

/** A line with the last digits of its account. */
export interface ListedLine extends EvidenceLine {
  /** Index in the evidence's lines. */
  readonly index: number;
  readonly ending: string | null;
}

export interface ListedDay extends EvidenceDay {
  /** Null: all accounts together, or unknown. */
  readonly ending: string | null;
}

/** The lines of a part, newest first. */
export const listPartLines = (
  { lines, accounts }: DecisionEvidence,
  indexes: readonly number[],
): readonly ListedLine[] =>
  indexes
    .flatMap((index) => {
      const line = lines[index];
      return line ? [{ ...line, index, ending: accounts[line.account]?.ending ?? null }] : [];
    })
    .reverse();

/** The days of a figure, newest first. */
export const listDays = ({ accounts }: DecisionEvidence, { days }: FigureEvidence): readonly ListedDay[] =>
  days
    .map((day) => ({
      ...day,
      ending: day.account === null ? null : (accounts[day.account]?.ending ?? null),
    }))
    .reverse();

/** Totals in and out, in cents: the amount that counts of a sale, the full amount of any other line. */
export function sumLines(role: EvidenceRole, lines: readonly EvidenceLine[]) {
  const total = { moneyIn: 0, moneyOut: 0 };
  for (const { amount, counted } of lines)
    if (amount < 0) total.moneyOut -= amount;
    else total.moneyIn += role === 'sales' ? (counted ?? amount) : amount;
  return total;
}

export const findFigure = ({ figures }: DecisionEvidence, feature: FeatureName): FigureEvidence | undefined =>
  figures.find((each) => each.feature === feature);

/** Transactions and days behind a reason, each once. */
export function countOfReason(
  evidence: DecisionEvidence,
  code: string,
): { readonly lines: number; readonly days: number } {
  const features = evidence.reasons.find((reason) => reason.code === code)?.features ?? [];
  const figures = features.flatMap((feature) => findFigure(evidence, feature) ?? []);
  const lines = new Set(figures.flatMap(({ parts }) => parts.flatMap((part) => part.lines)));
  const days = new Set(figures.flatMap((figure) => figure.days.map(({ date }) => date)));
  return { lines: lines.size, days: days.size };
}
