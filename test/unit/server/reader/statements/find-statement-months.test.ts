import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findStatementMonths } from '../../../../../server/reader/statements/find-statement-months';
import { toMonths } from '../../../../../server/reader/statements/to-months';

const october = '2026-10';

/** What a statement says, and the month or the first and last month it means. */
const texts: readonly (readonly [text: string, from: string | null, to?: string])[] = [
  ['Statement period: October 1, 2026 – October 31, 2026', october],
  ['Statement Period\nOct 01, 2026 - Oct 31, 2026', october],
  ['From Oct 1 to Oct 31, 2026', october],
  ['From October 1, 2026 through October 31, 2026', october],
  ['Your account statement for October 1 to October 31, 2026', october],
  ['October 1 - 31, 2026', october],
  ['Statement from 1 - 31 October 2026', october],
  ['For the period ending October 31, 2026', october],
  ['for the period ended 31-Oct-2026', october],
  ['Statement as of October 31, 2026', october],
  ['Month ending Feb. 28, 2027', '2027-02'],
  ['Statement From - To: SEP 30/26 - OCT 30/26', october],
  ['STATEMENT PERIOD OCT 01/26-OCT 30/26', october],
  ['Statement period 01-Oct-26 to 31-Oct-26', october],
  ['2026-10-01 to 2026-10-31', october],
  ['Activity 2026/10/01 — 2026/10/31', october],
  ['Statement period: 2026.10.01 - 2026.10.31', october],
  ['Période du 1er octobre 2026 au 31 octobre 2026', october],
  ['du 1 oct. 2026 au 31 oct. 2026', october],
  ['Relevé du 1er au 31 octobre 2026', october],
  ['Relevé de compte au 31 octobre 2026', october],
  ['Relevé de compte mensuel se terminant le 28 février 2027', '2027-02'],
  ['Période : 2026-10-01 au 2026-10-31', october],
  ['DU 1 AOÛT 2026 AU 31 AOÛT 2026', '2026-08'],
  ['Période du 1er déc. 2026 au 31 déc. 2026', '2026-12'],
  ['du 1er févr. 2026 au 28 févr. 2026', '2026-02'],
  ['période du 1 juill. 2026 au 31 juill. 2026', '2026-07'],
  [
    'Opening balance on October 1, 2026 $10.00 Deposits $5.00 Closing balance on October 31, 2026 $15.00',
    october,
  ],
  ['Opening balance on Sep 30, 2026 = 1,200.10; Closing balance on Oct 31, 2026 = 900.00', october],
  ['Closing balance on October 31, 2026 $15.00. Opening balance on October 1 $10.00', october],
  [
    'Solde d’ouverture au 1er octobre 2026 2 000,00 $ Solde de clôture au 31 octobre 2026 2 418,22 $',
    october,
  ],
  ['Start date: Oct 1, 2026 End date: Oct 31, 2026', october],
  ['01/10/2026 - 31/10/2026', october],
  ['10/01/2026 - 10/31/2026', october],
  ['Statement period 01/10/2026 to 01/11/2026', october],
  ['Statement period 10/01/26 to 11/01/26', october],
  ['Statement period: Dec 15, 2026 to Jan 14, 2027', '2026-12'],
  ['Dec 16 to Jan 15, 2027', '2026-12'],
  ['From Dec 20 to Jan 19, 2027', '2027-01'],
  ['Statement period: September 15, 2026 – October 14, 2026', '2026-09'],
  ['Statement period: September 16, 2026 – October 15, 2026', october],
  ['Statement period: August 1, 2026 to October 31, 2026', '2026-08', october],
  ['Période du 1er juillet 2026 au 30 septembre 2026', '2026-07', '2026-09'],
  ['Statement period: July 20, 2026 to October 20, 2026', '2026-08', october],
  ['Account opened Oct 20. Statement period: October 20, 2026 to October 31, 2026', october],
  ['Statement period: October 2026', october],
  ['Relevé du mois d’octobre 2026', october],
  ['Statement for the period September 2026 to November 2026', '2026-09', '2026-11'],
  // other dates than the period's
  [
    'Printed November 5, 2026. Statement period October 1, 2026 to October 31, 2026. Offer valid January 1, 2027 to January 31, 2027.',
    october,
  ],
  [
    'Promotional rate from January 1, 2026 to December 31, 2026. For the period ending October 31, 2026',
    october,
  ],
  ['You may 30 days after October 31, 2026 report an error', null],
  // transactions
  [
    '2026-10-02 FEE 2026-10-05 PAY 2026-10-09 FEE 2026-10-20 HYDRO 2026-10-30 RENT 2026-11-02 PRINTED',
    october,
  ],
  ['02/10/2026 A 05/10/2026 B 09/10/2026 C 11/10/2026 D 12/10/2026 E', october],
  ['10/02/2026 A 10/05/2026 B 10/09/2026 C 10/11/2026 D 10/28/2026 E', october],
  ['Oct 2, 2026 A 10.00 Oct 5, 2026 B 12.00 Oct 9, 2026 C 1.00 Oct 20, 2026 D 3.00', null],
  ['2026-09-02 A 2026-09-05 B 2026-09-09 C 2026-10-20 D 2026-10-30 E 2026-10-31 F', null],
  // nothing to go by
  ['October 31, 2026', null],
  ['Invoice of October 31, 2026, due November 30, 2026', null],
  ['Statement period: 10/09/2026', null],
  ['Statement period: October 31, 2026 to October 1, 2026', null],
  ['Oct 01 PAYROLL 2,000.00 Oct 02 FEE 12.50 Oct 03 FEE 1.00 Oct 04 FEE 1.00 Oct 05 FEE 1.00', null],
  ['Statement period: February 30, 2026 to February 31, 2026', null],
  ['', null],
];

describe('months from the text of a statement', () => {
  it.each(
    texts.map(([text, from, to = from]) => ({ text, months: from === null ? null : { from, to } })),
  )('reads “$text”', ({ text, months }) => {
    expect(findStatementMonths(text)).toEqual(months);
  });

  it('reads any period in each printed form', () => {
    fc.assert(
      fc.property(
        period,
        fc.constantFrom(...forms),
        fc.constantFrom(...around),
        (days, form, [left, right]) => {
          const text = `${left}${form(days.from, days.to)}${right}`;
          expect(findStatementMonths(text)).toEqual(toMonths(iso(days.from), iso(days.to)));
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('handles any text', () => {
    const bits = fc.constantFrom(
      ...[
        'oct',
        'Oct 3',
        '31',
        ' ',
        '1er',
        'au',
        'du',
        '-',
        '–',
        '/',
        '2026',
        '26',
        '10/11/26',
        'période',
        '\n',
      ],
      ...['statement period', 'ending', '.', ',', '2026-10-01', 'to', 'é', '\u0000', '💸', '9'],
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(bits).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (any) => valid(findStatementMonths(any))),
      { numRuns: 2000 },
    );
  });

  it.each([
    '1',
    '1 ',
    'oct ',
    'oct 1 ',
    '1 - ',
    '1er au ',
    '2026-',
    ' - to - ',
    'period ',
    '\u00e9',
    'oct 1 to ',
    '1/1/',
  ])('terminates with “%s” repeated many times', (bit) => {
    expect(valid(findStatementMonths(bit.repeat(400_000)))).toBe(true);
  });
});

describe('months of a period', () => {
  it.each([
    ['2026-10-01', '2026-10-31', '2026-10', '2026-10'],
    ['2026-09-15', '2026-10-14', '2026-09', '2026-09'],
    ['2026-09-16', '2026-10-15', '2026-10', '2026-10'],
    ['2026-12-20', '2027-01-19', '2027-01', '2027-01'],
    ['2027-01-31', '2027-03-01', '2027-02', '2027-02'],
    ['2026-10-31', '2026-10-31', '2026-10', '2026-10'],
    ['2026-08-01', '2026-10-31', '2026-08', '2026-10'],
    ['2026-08-17', '2026-10-15', '2026-09', '2026-09'],
    ['2026-08-16', '2026-10-16', '2026-08', '2026-10'],
    ['2025-11-01', '2026-10-31', '2025-11', '2026-10'],
  ])('the months from %s to %s are %s to %s', (from, to, first, last) => {
    expect(toMonths(from, to)).toEqual({ from: first, to: last });
  });
});

const en = 'January February March April May June July August September October November December'.split(' ');
const enShort = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
const fr = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');
const frShort = 'janv févr mars avr mai juin juill août sept oct nov déc'.split(' ');

const two = (value: number): string => String(value).padStart(2, '0');
const iso = (date: Date): string => date.toISOString().slice(0, 10);
const part = (date: Date) => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth(),
  day: date.getUTCDate(),
});

type Print = (date: Date) => string;
const prints = {
  long: (date) => `${en[part(date).month]} ${part(date).day}, ${part(date).year}`,
  short: (date) => `${enShort[part(date).month]}. ${two(part(date).day)}, ${part(date).year}`,
  dayFirst: (date) => `${part(date).day} ${enShort[part(date).month]} ${part(date).year}`,
  dashed: (date) => `${two(part(date).day)}-${enShort[part(date).month]}-${part(date).year % 100}`,
  slashed: (date) =>
    `${enShort[part(date).month]?.toUpperCase()} ${two(part(date).day)}/${part(date).year % 100}`,
  french: (date) =>
    `${part(date).day === 1 ? '1er' : part(date).day} ${fr[part(date).month]} ${part(date).year}`,
  frenchShort: (date) => `${part(date).day} ${frShort[part(date).month]}. ${part(date).year}`,
  iso,
  dots: (date) => iso(date).replaceAll('-', '.'),
} satisfies Record<string, Print>;

const forms: readonly ((from: Date, to: Date) => string)[] = Object.values<Print>(prints).flatMap((print) => [
  (from, to) => `Statement period: ${print(from)} to ${print(to)}`,
  (from, to) => `${print(from)} – ${print(to)}`,
  (from, to) => `Période du ${print(from)} au ${print(to)}`,
  (from, to) => `Opening balance on ${print(from)} $12.10, closing balance on ${print(to)} $2,026.10`,
]);

const around = [
  ['', ''],
  ['Northern Bank\nAccount 01234 123-456-7\n', '\nOct 3 FEE 12.00'],
  ['Page 1 / 12 ', ' Total 1 234,56 $'],
] as const;

const DAY = 86_400_000;
/** About a month, from any day of these years. */
const period = fc
  .record({ start: fc.integer({ min: 0, max: 365 * 12 }), days: fc.integer({ min: 26, max: 35 }) })
  .map(({ start, days }) => {
    const from = Date.UTC(2020, 0, 1) + start * DAY;
    return { from: new Date(from), to: new Date(from + (days - 1) * DAY) };
  });

function valid(months: ReturnType<typeof findStatementMonths>): boolean {
  return months === null || (/^20\d\d-\d\d$/.test(months.from) && months.from <= months.to);
}
