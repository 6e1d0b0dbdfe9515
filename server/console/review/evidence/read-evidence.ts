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
  /** Place among all lines of the evidence. */
  readonly place: number;
  readonly ending: string | null;
}

export interface ListedDay extends EvidenceDay {
  /** Null: all accounts together, or unknown. */
  readonly ending: string | null;
}

/** The lines of a part, newest first. */
export const listPartLines = (
  { lines, accounts }: DecisionEvidence,
  places: readonly number[],
): readonly ListedLine[] =>
  places
    .flatMap((place) => {
      const line = lines[place];
      return line ? [{ ...line, place, ending: accounts[line.account]?.ending ?? null }] : [];
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

/** Money in and out that counts, in cents: of a sale what is left of it, of anything else the whole. */
export function sumLines(role: EvidenceRole, lines: readonly EvidenceLine[]) {
  const total = { moneyIn: 0, moneyOut: 0 };
  for (const { amount, counted } of lines)
    if (amount < 0) total.moneyOut -= amount;
    else total.moneyIn += role === 'sales' ? (counted ?? amount) : amount;
  return total;
}

export const findFigure = ({ figures }: DecisionEvidence, feature: FeatureName): FigureEvidence | undefined =>
  figures.find((each) => each.feature === feature);
