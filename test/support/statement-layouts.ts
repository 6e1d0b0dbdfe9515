import type { Language } from '@tamarack/core/language';

/** A bank’s statement layout. The bank names in the statements are fictitious, the layouts realistic. */
export type StatementBank = 'bigFive' | 'desjardins' | 'td' | 'bmo' | 'creditUnion';

export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

export interface Layout {
  readonly head: readonly string[];
  readonly columns: readonly string[];
  /** One row of the table per transaction. */
  row(day: DateParts, index: number): readonly string[];
}

const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};
const shortMonthNames = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  fr: 'JAN FÉV MAR AVR MAI JUN JUL AOÛ SEP OCT NOV DÉC'.split(' '),
};

const descriptions = {
  en: ['PAYROLL DEPOSIT', 'MERCHANT PURCHASE', 'INTERAC E-TRANSFER', 'MONTHLY FEE', 'HYDRO BILL'],
  fr: ['Dépôt de paie', 'Achat au marchand', 'Virement Interac', 'Frais mensuels', 'Paiement Hydro'],
};

const padTwo = (value: number): string => String(value).padStart(2, '0');
const getMonthName = (list: readonly string[], { month }: DateParts): string => list[month - 1] ?? '';
const formatIso = ({ year, month, day }: DateParts): string => `${year}-${padTwo(month)}-${padTwo(day)}`;
const formatEnglish = (day: DateParts): string =>
  `${getMonthName(monthNames.en, day)} ${day.day}, ${day.year}`;
const formatFrench = (day: DateParts): string =>
  `${day.day === 1 ? '1er' : day.day} ${getMonthName(monthNames.fr, day)} ${day.year}`;
const formatAbbreviated = (day: DateParts): string =>
  `${getMonthName(shortMonthNames.en, day).toUpperCase()} ${padTwo(day.day)}/${padTwo(day.year % 100)}`;

const getDescription = (language: Language, index: number): string => descriptions[language][index % 5] ?? '';
const getAmount = (index: number): string => `${40 + ((index * 137) % 900)}.${padTwo((index * 31) % 100)}`;
const getFrenchAmount = (index: number): string => getAmount(index).replace('.', ',');
const getBalance = (index: number): string =>
  `${2000 + ((index * 211) % 3000)}.${padTwo((index * 17) % 100)}`;

export const layouts: Readonly<
  Record<StatementBank, (from: DateParts, to: DateParts, language: Language) => Layout>
> = {
  bigFive: (from, to, language) => ({
    head:
      language === 'en'
        ? [
            'Northern Bank of Canada',
            'Business chequing account statement',
            `${formatEnglish(from)} to ${formatEnglish(to)}`,
            'Account number: 01234 123-456-7',
            `Opening balance on ${formatEnglish(from)} $2,000.00`,
            `Closing balance on ${formatEnglish(to)} $2,418.22`,
          ]
        : [
            'Banque Nordique du Canada',
            'Relevé de compte d’entreprise',
            `Du ${formatFrench(from)} au ${formatFrench(to)}`,
            'Numéro de compte : 01234 123-456-7',
            `Solde d’ouverture au ${formatFrench(from)} 2 000,00 $`,
            `Solde de clôture au ${formatFrench(to)} 2 418,22 $`,
          ],
    columns: ['Date', 'Description', 'Amount ($)', 'Balance ($)'],
    row: (day, index) => [
      language === 'en'
        ? `${day.day} ${getMonthName(shortMonthNames.en, day)}`
        : `${day.day} ${getMonthName(shortMonthNames.fr, day)}`,
      getDescription(language, index),
      getAmount(index),
      getBalance(index),
    ],
  }),
  desjardins: (from, to) => ({
    head: [
      'Caisse populaire des Érables',
      'Relevé de compte — Épargne avec opérations (EOP)',
      'Folio 123456',
      `Période du ${formatFrench(from)} au ${formatFrench(to)}`,
      'Vous avez 30 jours pour signaler une erreur à la caisse.',
    ],
    columns: ['Date', 'Code', 'Description', 'Retrait', 'Solde'],
    row: (day, index) => [
      `${day.day} ${getMonthName(shortMonthNames.fr, day)}`,
      'ACH',
      getDescription('fr', index),
      getFrenchAmount(index),
      getFrenchAmount(index + 7),
    ],
  }),
  td: (from, to) => ({
    head: [
      'Trillium Dominion Bank',
      'Statement of Account',
      `Statement From - To: ${formatAbbreviated(from)} - ${formatAbbreviated(to)}`,
      'Branch No. 1234   Account No. 1234-5678901',
    ],
    columns: ['Description', 'Withdrawals', 'Date', 'Balance'],
    row: (day, index) => [
      getDescription('en', index),
      getAmount(index),
      `${getMonthName(shortMonthNames.en, day).toUpperCase()}${padTwo(day.day)}`,
      getBalance(index),
    ],
  }),
  bmo: (from, to) => ({
    head: [
      'Mountain Bank — Business banking',
      `For the period ending ${formatEnglish(to)}`,
      'Your branch: 1 Main Street, Montreal QC. Transit number 00011',
      `Opening balance ${getMonthName(shortMonthNames.en, from)} ${padTwo(from.day)} 2,000.00`,
    ],
    columns: ['Date', 'Description', 'Deducted ($)', 'Balance ($)'],
    row: (day, index) => [
      `${getMonthName(shortMonthNames.en, day)} ${padTwo(day.day)}`,
      getDescription('en', index),
      getAmount(index),
      getBalance(index),
    ],
  }),
  creditUnion: (from, to) => ({
    head: [
      'Harbour Credit Union',
      'Member statement',
      `Statement period: ${formatIso(from)} to ${formatIso(to)}`,
    ],
    columns: ['Date', 'Description', 'Amount', 'Balance'],
    row: (day, index) => [formatIso(day), getDescription('en', index), getAmount(index), getBalance(index)],
  }),
};
