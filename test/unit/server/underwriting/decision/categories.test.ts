import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCategorizer } from '../../../../../server/src/underwriting/decision/categories/categorize';
import { categories } from '../../../../../server/src/underwriting/decision/categories/category';
import { createHolder } from '../../../../../server/src/underwriting/decision/categories/holder';
import { categories202612 } from '../../../../../server/src/underwriting/decision/categories/rules/rules-2026-12';
import { categories2026127 } from '../../../../../server/src/underwriting/decision/categories/rules/rules-2026-12-7';

const categorize = createCategorizer(
  categories202612,
  createHolder(['Bistro du Nord Inc.', 'Bistro du Nord'], { first: 'Maya', last: 'Tremblay' }),
);
/** `+` money in, `-` money out; $48.00, a usual fee, unless an amount is given. */
const categorizeLine = (line: string, cents = 4_800) =>
  categorize({ description: line.slice(1), amount: line.startsWith('+') ? cents : -cents }).category;

const wordings: Readonly<Record<string, readonly string[]>> = {
  'loan-proceeds': [
    '+SLOC ADVANCE',
    '+TFR FROM LN',
    '+SBL FUNDS',
    '+AV. MARGE EXPL.',
    '+VIR MARGE DE CREDIT',
    '+LINE OF CREDIT ADVANCE',
    '+MARGE DE CREDIT AVANCE',
    '+BDC LOAN',
    '+CEBA LOAN',
    '+TERM LOAN CREDIT',
    '+NEWCO CAPITAL',
    '+ONDECK LOAN ADVANCE',
    '+Déboursé de prêt /PR4 373664',
  ],
  factoring: ['+FUNDTHROUGH', '-LIQUID CAPITAL FEE'],
  'nsf-fee': [
    '-FRAIS INSP',
    '-FRAIS FONDS INSUFFISANTS',
    '-N.S.F. CHARGE',
    '-N S F FEE',
    '-RETURNED ITEM FEE',
    '-NOT SUFFICIENT FUNDS',
    '-INSUFF FUNDS',
    '-EFFET RETOURNE',
    '-Frais sans provision',
    '-SERVICE CHARGE NON-SUFFICIENT FUN',
    '-OVERDRAWN HANDLING CHG',
  ],
  'loan-repayment': [
    '-SLOC PAYMENT',
    '-PMT HYP COMMERCIALE',
    '-LN TFR 33881',
    '-LOC INT',
    '-INTERET MARGE DE CREDIT',
    '-[LN]BLENDED PAYMENT',
    '-LEND SVCS PMT',
    '-MERCHGROWTH DLY',
    '-LOANPAYMENT',
    '-CAPITAL ET INTERETS',
    '-LOAN PAYMENT',
    '-LN PMT',
    '-LOC PAYMENT',
    '-TERM LOAN PAYMENT',
    '-REMBOURSEMENT PRET',
    '-VERSEMENT PRET',
    '-PAIEMENT MARGE DE CREDIT',
    '-BDC LOAN PMT',
    '-MCA DAILY PAYMENT',
    '-PAD DRIVEN FIN',
    '-MERCHANT GROWT BUS',
  ],
  'sale-transfer': [
    '+ACME INDUSTRIES LTD',
    '+VILLE DE MONTREAL FOURN',
    '+PWGSC PAYMENT',
    '+Depot Interac auto /Loan Marcel',
    '+NSF INTERNATIONAL',
    '+EFT NSF INTERNATIO',
    '+TRANSFER FROM CUSTOMER',
    '+VIREMENT DE COMPTE CLIENT',
    '+CORRECTIONAL SERVICE CANADA EFT',
    '+Direct deposit CHARGEBACK CYCLES',
    '+INTERAC E-TRANSFER FROM J SMITH',
    '+Virement Interac reçu de Chloé Roy',
  ],
  purchase: [
    '-INTERAC ENVOYE LOAN OLUWASEUN',
    '-NSF CANADA',
    '-ADVANCE PLUMBING',
    '-DEBIT PURCHASE LOAN STAR BBQ',
    '-DRIVEN BRANDS',
    '-POS PURCHASE SHEAVES FARM',
    '-SHEAVES FARM',
    '-POS PURCHASE LOAN STAR TACKLE',
  ],
  'owner-injection': [
    '+INTERAC E-TRANSFER FROM MAYA TREMB',
    '+Apport actionnaire',
    '+E-TRANSFER TREMBLAY, M',
  ],
  'owner-draw': ['-e-Transfer sent M. Tremblay', '-RETRAIT PROPRIETAIRE 09MAY'],
  'own-transfer': ['+EFT Deposit from Bistro du Nord', '+Virement entre comptes', '-TFR-TO 5069199'],
  'reversal-credit': ['+NSF RETURNED PAYMENT', '+Virement Interac expiré 791712', '+PAD RTN ONDECK CAPITAL'],
  'returned-item': ['-RTD CHQ 00099 NSF', '-Effet déposé retourné 24 JUIL'],
  fee: ['-SERVICE CHARGE CUSTOMER CHQ RETURNED', '-MONTHLY PLAN FEE', '-MONERIS FEE 110458'],
  'interest-paid': ['-DEBIT INTEREST', '-INTERETS DEBITEURS'],
  unknown: [
    '+MYSTERY WORDS',
    '+CREDIT STRANGE WORD',
    '+CREDIT 48537604',
    '+E-TRANSFER ***YED',
    '-Retrait 499615',
    '+',
    '-MISC QYN4RR',
  ],
};

describe('the category of a line', () => {
  it.each(Object.entries(wordings))('%s', (category, lines) => {
    const big = category === 'returned-item' || category === 'reversal-credit' ? 120_000 : undefined;
    expect(lines.map((line) => [line, categorizeLine(line, big)])).toEqual(
      lines.map((line) => [line, category]),
    );
  });

  it('comes with the rule that gave it, or with none', () => {
    expect(categorize({ description: 'NSF FEE', amount: -4_800 })).toMatchObject({ rule: 'nsf.fee' });
    expect(categorize({ description: 'MISC', amount: -4_800 })).toMatchObject({
      category: 'unknown',
      rule: null,
    });
    expect(categorize({ description: 'NSF FEE', amount: 0 })).toMatchObject({ category: 'unknown' });
  });

  it('does not depend on accents, dots, case and spaces', () => {
    for (const line of ['-FRAIS EFFET RETOURNÉ', '-frais  effet retourne', '-Frais, effet retourné.'])
      expect(categorizeLine(line)).toBe('nsf-fee');
  });

  it('takes a lender’s name for one only where it is whole', () => {
    expect(categorizeLine('-BDCO HARDWARE')).toBe('purchase');
    expect(categorizeLine('-CLEARCOAT AUTO BODY')).toBe('purchase');
    expect(categorizeLine('-CLEARCO')).toBe('loan-repayment');
  });
});

describe('2026-12.7', () => {
  const holder = createHolder(['Pâtisserie Caron'], { first: 'Mélanie', last: 'Bouchard-Roy' });
  const [earlier, later] = [categories202612, categories2026127].map((rules) => {
    const one = createCategorizer(rules, holder);
    return (line: string) =>
      one({ description: line.slice(1), amount: line.startsWith('+') ? 41_237 : -41_237 }).category;
  });

  it.each([
    ['-CANADA EMERGENCY BUSINESS ACCOUNT PYMT', 'loan-repayment'],
    ['-Canada Emergency Bus Acct repayment', 'loan-repayment'],
    ['+CANADA EMERGENCY BUSINESS ACCOUNT', 'loan-proceeds'],
    ["-REMB COMPTE D'URGENCE POUR LES ENTREPRISES", 'loan-repayment'],
    ['-MORTGAGE BROKERS ONTARIO', 'purchase'],
    ['-COURTIER HYPOTHECAIRE LAVAL', 'purchase'],
    ['+STOP PAYMENT CHQ#00718', 'reversal-credit'],
    ['+ARRET DE PAIEMENT CHQ 718', 'reversal-credit'],
    ['+CREDIT TEF TOITURES PELLERIN', 'sale-transfer'],
    ['+POS CREDIT RETURNED GOODS HARDWARE', 'refund-received'],
    ['-CONTRE-PASSATION DE DEPOT', 'reversal-debit'],
    ['+E-TRANSFER FROM MELANIE BOUCHARD', 'owner-injection'],
    ['+VIREMENT INTERAC RECU /Mélanie Bouchard-', 'owner-injection'],
    ['+VIREMENT INTERAC RECU /Bouchard, Mélanie', 'owner-injection'],
  ])('%s is %s, which 2026-12.1 did not know', (line, category) => {
    expect(later?.(line)).toBe(category);
    expect(earlier?.(line)).not.toBe(category);
  });

  it.each([
    ['-MORTGAGE PYMT', 'loan-repayment'],
    ['-HYPOTHEQUE 0042', 'loan-repayment'],
    ['-STOP PAYMENT CHQ#00718', 'fee'],
    ['+E-TRANSFER FROM MELANIE BOUCHARD-GAGNON', 'sale-transfer'],
    ['+E-TRANSFER FROM MELANIE BOUCHER', 'sale-transfer'],
    ['+E-TRANSFER FROM LUC BOUCHARD', 'sale-transfer'],
  ])('%s is still %s', (line, category) => {
    expect(later?.(line)).toBe(category);
    expect(earlier?.(line)).toBe(category);
  });
});

it('names each rule once, with an owner and the version that brought it', () => {
  const rules = categories2026127.groups.flatMap(({ rules: all }) => all);
  for (const direction of ['credit', 'debit']) {
    const ids = rules.filter((rule) => rule.direction === direction).map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
  for (const { owner, since } of categories2026127.groups)
    expect(`${owner} ${since}`).toMatch(/^\w[\w ]+ 2026-12\.[17]$/);
  expect(rules.filter(({ category }) => !categories.includes(category))).toEqual([]);
});

it.each([
  categories202612,
  categories2026127,
])('$version keeps its bars on the set it was tuned with', (rules) => {
  const lines = readFileSync(
    new URL('../../../../../bench/transactions/tuned.jsonl', import.meta.url),
    'utf8',
  )
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TunedLine);
  const found = lines.map(({ holder, description, direction, amountCents, category }) => {
    const names = holder.owner.split(' ');
    const owner = { first: names.slice(0, -1).join(' '), last: names.at(-1) ?? '' };
    const own = createCategorizer(rules, createHolder([holder.business], owner));
    const amount = direction === 'credit' ? amountCents : -amountCents;
    return { category, found: own({ description, amount }).category };
  });
  const measure = (isIt: (category: string) => boolean) => {
    const said = found.filter((each) => isIt(each.found));
    const right = said.filter((each) => isIt(each.category)).length;
    return {
      precision: right / said.length,
      recall: right / found.filter((each) => isIt(each.category)).length,
    };
  };
  for (const category of ['nsf-fee', 'loan-repayment']) {
    const { precision, recall } = measure((each) => each === category);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  }
  expect(measure((each) => each.startsWith('sale-')).precision).toBeGreaterThanOrEqual(0.98);
});

interface TunedLine {
  readonly description: string;
  readonly direction: 'credit' | 'debit';
  readonly amountCents: number;
  readonly holder: { readonly business: string; readonly owner: string };
  readonly category: string;
}
