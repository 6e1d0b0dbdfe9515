/** A person's file at the emulated bureau. Months are counted back from the day of the request. */
export interface BureauFile {
  readonly score: number | null;
  readonly bankruptcyMonthsAgo?: number;
  readonly collections?: number;
  readonly alert?: string;
  readonly registeredMonthsAgo?: number;
}

export interface MagicSin {
  readonly sin: string;
  readonly effect: string;
  /** No file, or no response at all, instead of a file. */
  readonly response: BureauFile | 'noFile' | 'silent';
}

/** An ordinary person. */
export const ordinaryFile: BureauFile = { score: 752 };

/** Social Insurance Numbers with a special file. All but the last row satisfy Luhn; any other valid one is ordinary. */
export const magicSins: readonly MagicSin[] = [
  {
    sin: '046454286',
    effect: 'a good credit file (like any other valid SIN)',
    response: ordinaryFile,
  },
  {
    sin: '333333334',
    effect: 'score 620: approved instead of instantly approved',
    response: { score: 620 },
  },
  { sin: '444444442', effect: 'rejected: score too low', response: { score: 480 } },
  {
    sin: '555555556',
    effect: 'rejected: recent bankruptcy',
    response: { score: 610, bankruptcyMonthsAgo: 12 },
  },
  { sin: '666666664', effect: 'rejected: debts in collection', response: { score: 640, collections: 4 } },
  {
    sin: '777777772',
    effect: 'rejected for 30 days only: business registered 4 months ago',
    response: { score: 752, registeredMonthsAgo: 4 },
  },
  {
    sin: '900000001',
    effect: 'manual review: fraud alert',
    response: { score: 752, alert: 'FRAUD_WARNING' },
  },
  { sin: '123456782', effect: 'manual review: credit file too thin to score', response: { score: null } },
  { sin: '111111118', effect: 'manual review: the bureau never responds', response: 'silent' },
  { sin: '222222226', effect: 'SIN needed; manual review if entered again', response: 'noFile' },
  { sin: '123456789', effect: 'SIN needed: invalid number (fails the Luhn check)', response: 'noFile' },
];

/** Without a SIN, everyone is found by name and address except people with this last name. */
export const unknownLastName = 'Newcomer';

/** Check digit of a SIN. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reduce((all, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length === 9 && sum % 10 === 0;
}
