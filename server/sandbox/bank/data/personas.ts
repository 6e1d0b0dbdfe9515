import { type BankPlan, defaultPlan } from './bank-plan';

export interface Question {
  readonly en: string;
  readonly fr: string;
  readonly answer: string;
}

/** Behaviour of the test bank for a user, apart from the account data. */
export interface Behaviour {
  /** Security questions with their answers, asked after the password. */
  readonly questions?: readonly Question[];
  /** The bank refuses the login with this code. */
  readonly refuses?: 'DISABLED_LOGIN' | 'RETRY_LATER';
  /** How many requests report pending data before it is ready, and the code they return. */
  readonly pending?: { readonly polls: number; readonly code: 'OPERATION_PENDING' | 'OPERATION_DISPATCHED' };
  /** Error returned instead of the data. */
  readonly dataCode?: 'DISABLED_LOGIN' | 'NO_TRANSACTION' | 'RETRY_LATER';
  /** The first data session ends before the data is ready. */
  readonly sessionEnds?: boolean;
  /** Asks its security questions again as soon as the page is closed. */
  readonly asksAgain?: boolean;
  /**
   * Keeps one login id over all connections, as at the vendor. Other users get a new one each time, because everyone
   * shares them.
   */
  readonly oneLogin?: boolean;
}

export interface Persona {
  readonly user: string;
  /** For the table in the console and in docs/sandbox.md. Does not affect behaviour. */
  readonly effect: string;
  readonly plan: BankPlan;
  readonly behaviour: Behaviour;
}

const buildPersona = (
  user: string,
  effect: string,
  plan: Partial<BankPlan> = {},
  behaviour: Behaviour = {},
): Persona => ({ user, effect, plan: { ...defaultPlan, ...plan }, behaviour });

/** Security questions of the vendor's test institution. */
export const vendorQuestions: readonly Question[] = [
  { en: 'What city were you born in?', fr: 'Dans quelle ville êtes-vous né?', answer: 'Montreal' },
  { en: 'What is the best country on earth?', fr: 'Quel est le plus beau pays du monde?', answer: 'Canada' },
  { en: 'What shape do people like most?', fr: 'Quelle forme préfère-t-on?', answer: 'Triangle' },
];

/** The password of every user of the test bank. */
export const testPassword = 'Everyday';

/** Users of the test bank. The vendor's own names come first and behave as the vendor documents. */
export const personas: readonly Persona[] = [
  buildPersona(
    'Greatday',
    'instantly approved, after three security questions',
    {},
    { questions: vendorQuestions },
  ),
  buildPersona('greatday_nomfa', 'instantly approved'),
  buildPersona('test_disabled_account', 'the bank has disabled the login', {}, { refuses: 'DISABLED_LOGIN' }),
  buildPersona(
    'test_service_unavailable',
    'the bank is unavailable: retry later',
    {},
    { refuses: 'RETRY_LATER' },
  ),
  buildPersona(
    'test_dispatched',
    'instantly approved, after a long wait for the data',
    {},
    { pending: { polls: 6, code: 'OPERATION_DISPATCHED' } },
  ),
  buildPersona(
    'test_pending',
    'instantly approved, after a short wait for the data',
    {},
    { pending: { polls: 2, code: 'OPERATION_PENDING' } },
  ),
  buildPersona(
    'slow_bank',
    'instantly approved, after a longer wait for the data',
    {},
    { pending: { polls: 4, code: 'OPERATION_PENDING' } },
  ),
  buildPersona(
    'never_ready',
    'the data never arrives: sign in again, choose another bank, or upload documents',
    {},
    { pending: { polls: Number.POSITIVE_INFINITY, code: 'OPERATION_PENDING' } },
  ),
  buildPersona(
    'session_ends',
    'instantly approved, after the first data session ends',
    {},
    { sessionEnds: true },
  ),
  buildPersona(
    'asks_again',
    'the bank asks the security questions again: sign in again',
    {},
    { asksAgain: true },
  ),
  buildPersona(
    'login_withdrawn',
    'the bank disables the login after connecting: choose another bank, or upload documents',
    {},
    { dataCode: 'DISABLED_LOGIN' },
  ),
  buildPersona(
    'no_transactions',
    'the accounts have no transactions: choose another bank, or upload documents',
    {},
    { dataCode: 'NO_TRANSACTION' },
  ),
  buildPersona(
    'data_unavailable',
    'the bank returns no data after connecting: try later, choose another bank, or upload documents',
    {},
    { dataCode: 'RETRY_LATER' },
  ),
  buildPersona(
    'one_login',
    'instantly approved; always the same login, which a second customer can’t use',
    {},
    { oneLogin: true },
  ),
  buildPersona('instant', 'instantly approved', { salesPerDay: 55_000 }),
  buildPersona('prequalified', 'pre-qualified: $25,000 now, more after the final review', {
    salesPerDay: 340_000,
    depositsPerDay: 3,
    openingBalance: 9_000_000,
  }),
  buildPersona('approved', 'approved: a weaker profile, one other lender and a few returned payments', {
    salesPerDay: 70_000,
    depositsPerDay: 1,
    nsf: 4,
    lenders: [{ name: 'ONDECK CANADA PAD', weekly: 40_000 }],
  }),
  buildPersona('rejected_revenue', 'rejected: sales too low', {
    salesPerDay: 9_000,
    openingBalance: 300_000,
  }),
  buildPersona('rejected_nsf', 'rejected: too many returned payments', { nsf: 14 }),
  buildPersona('rejected_overdrawn', 'rejected: overdrawn on too many days', {
    costPercent: 112,
    openingBalance: 300_000,
  }),
  buildPersona('rejected_lenders', 'rejected: too many other lenders', {
    lenders: [
      { name: 'ONDECK CANADA PAD', weekly: 22_000 },
      { name: 'MERCHANT GROWTH PAD', weekly: 18_000 },
      { name: 'DRIVEN FINANCIAL PAD', weekly: 17_000 },
      { name: 'CLEARCO REPAYMENT', weekly: 19_000 },
    ],
    costPercent: 70,
  }),
  buildPersona('rejected_several', 'rejected: low sales, returned payments and overdrafts', {
    salesPerDay: 9_000,
    costPercent: 125,
    openingBalance: 20_000,
    nsf: 12,
  }),
  buildPersona('review_name', 'manual review: the account is in another name', {
    holder: 'Quincaillerie Roy et Fils Ltée',
  }),
  buildPersona('review_new_account', 'manual review: less than three months of bank activity', {
    days: 70,
    salesPerDay: 180_000,
  }),
  buildPersona('review_usd', 'manual review: no Canadian dollar account', { currency: 'USD' }),
];

/** User names are case-insensitive, as at the vendor. */
export const findPersona = (user: string): Persona | null =>
  personas.find((each) => each.user.toLowerCase() === user.trim().toLowerCase()) ?? null;
