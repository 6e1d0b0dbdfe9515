import type { Language } from '@tamarack/core/language';

/** How the statements of a kind of bank look. The names are inventions, the layouts are what such banks print. */
export type StatementBank = 'bigFive' | 'desjardins' | 'td' | 'bmo' | 'creditUnion';

export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export interface Layout {
  readonly head: readonly string[];
  readonly columns: readonly string[];
  /** One row of the table per transaction. */
  row(day: Day, index: number): readonly string[];
}

const long = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const short = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC'.split(' '),
};

const words = {
  en: ['PAYROLL DEPOSIT', 'MERCHANT PURCHASE', 'INTERAC E-TRANSFER', 'MONTHLY FEE', 'HYDRO BILL'],
  fr: ['Dépôt de paie', 'Achat au marchand', 'Virement Interac', 'Frais mensuels', 'Paiement Hydro'],
};

const two = (value: number): string => String(value).padStart(2, '0');
const name = (list: readonly string[], { month }: Day): string => list[month - 1] ?? '';
const iso = ({ year, month, day }: Day): string => `${year}-${two(month)}-${two(day)}`;
const english = (day: Day): string => `${name(long.en, day)} ${day.day}, ${day.year}`;
const french = (day: Day): string => `${day.day === 1 ? '1er' : day.day} ${name(long.fr, day)} ${day.year}`;
const abbreviated = (day: Day): string =>
  `${name(short.en, day).toUpperCase()} ${two(day.day)}/${two(day.year % 100)}`;

const what = (language: Language, index: number): string => words[language][index % 5] ?? '';
const amount = (index: number): string => `${40 + ((index * 137) % 900)}.${two((index * 31) % 100)}`;
const amountFr = (index: number): string => amount(index).replace('.', ',');
const balance = (index: number): string => `${2000 + ((index * 211) % 3000)}.${two((index * 17) % 100)}`;

export const layouts: Readonly<Record<StatementBank, (from: Day, to: Day, language: Language) => Layout>> = {
  bigFive: (from, to, language) => ({
    head:
      language === 'en'
        ? [
            'Northern Bank of Canada',
            'Business chequing account statement',
            `${english(from)} to ${english(to)}`,
            'Account number: 01234 123-456-7',
            `Opening balance on ${english(from)} $2,000.00`,
            `Closing balance on ${english(to)} $2,418.22`,
          ]
        : [
            'Banque Nordique du Canada',
            'Relevé de compte d’entreprise',
            `Du ${french(from)} au ${french(to)}`,
            'Numéro de compte : 01234 123-456-7',
            `Solde d’ouverture au ${french(from)} 2 000,00 $`,
            `Solde de clôture au ${french(to)} 2 418,22 $`,
          ],
    columns: ['Date', 'Description', 'Amount ($)', 'Balance ($)'],
    row: (day, index) => [
      language === 'en' ? `${day.day} ${name(short.en, day)}` : `${day.day} ${name(short.fr, day)}`,
      what(language, index),
      amount(index),
      balance(index),
    ],
  }),
  desjardins: (from, to) => ({
    head: [
      'Caisse populaire des Érables',
      'Relevé de compte — Épargne avec opérations (EOP)',
      'Folio 123456',
      `Période du ${french(from)} au ${french(to)}`,
      'Vous avez 30 jours pour signaler une erreur à la caisse.',
    ],
    columns: ['Date', 'Code', 'Description', 'Retrait', 'Solde'],
    row: (day, index) => [
      `${day.day} ${name(short.fr, day)}`,
      'ACH',
      what('fr', index),
      amountFr(index),
      amountFr(index + 7),
    ],
  }),
  td: (from, to) => ({
    head: [
      'Trillium Dominion Bank',
      'Statement of Account',
      `Statement From - To: ${abbreviated(from)} - ${abbreviated(to)}`,
      'Branch No. 1234   Account No. 1234-5678901',
    ],
    columns: ['Description', 'Withdrawals', 'Date', 'Balance'],
    row: (day, index) => [
      what('en', index),
      amount(index),
      `${name(short.en, day).toUpperCase()}${two(day.day)}`,
      balance(index),
    ],
  }),
  bmo: (from, to) => ({
    head: [
      'Mountain Bank — Business banking',
      `For the period ending ${english(to)}`,
      'Your branch: 1 Main Street, Montreal QC. Transit number 00011',
      `Opening balance ${name(short.en, from)} ${two(from.day)} 2,000.00`,
    ],
    columns: ['Date', 'Description', 'Deducted ($)', 'Balance ($)'],
    row: (day, index) => [
      `${name(short.en, day)} ${two(day.day)}`,
      what('en', index),
      amount(index),
      balance(index),
    ],
  }),
  creditUnion: (from, to) => ({
    head: ['Harbour Credit Union', 'Member statement', `Statement period: ${iso(from)} to ${iso(to)}`],
    columns: ['Date', 'Description', 'Amount', 'Balance'],
    row: (day, index) => [iso(day), what('en', index), amount(index), balance(index)],
  }),
};
