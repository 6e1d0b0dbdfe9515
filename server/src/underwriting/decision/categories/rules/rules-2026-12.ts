import type { Category } from '../category';
import {
  bankWords,
  type CueKind,
  cueTable,
  noiseTable,
  operationTable,
  purchaseOperations,
  undoneTable,
} from './cues';
import { type NameKind, nameTable } from './names';
import { fillerTable, synonymTable } from './synonyms';

/**
 * The conditions of a rule, all of which must hold: cues and kinds of names, `|` between alternatives, `-` before those
 * that exclude the line. A cue counts in the bank's own words; with `~` before it, also at the end of the counterparty's
 * name, and with `*`, anywhere in it. Conditions with `#` test the line's structure: `#name` any counterparty,
 * `#fullName` one of two words, `#received`, `#sent` and `#purchase` the operation, `#small` and `#feeSized` the amount,
 * `#owner` and `#business` the holder's names.
 */
export interface CategoryRule {
  readonly id: string;
  readonly category: Category;
  readonly direction: 'credit' | 'debit' | 'either';
  readonly when: string;
}

/** Rules that one person answers for. */
interface CategoryRuleGroup {
  readonly owner: string;
  /** The version of the rules that brought them. */
  readonly since: string;
  readonly rules: readonly CategoryRule[];
}

export interface CategoryRules {
  readonly version: string;
  readonly synonyms: string;
  readonly filler: string;
  readonly cues: Readonly<Record<CueKind, string>>;
  readonly names: Readonly<Record<NameKind, string>>;
  readonly operations: Readonly<Record<keyof typeof operationTable, string>>;
  readonly purchaseOperations: string;
  /** Behind an operation: it is taken back or charged for, and names nobody. */
  readonly undone: string;
  /** Words that name nobody. */
  readonly noise: string;
  /** Words of banks; they name nobody outside a counterparty's name. */
  readonly bankWords: string;
  /** Cents. A fee for a returned payment is at most this. */
  readonly smallFee: number;
  /** In order: the first that holds gives the category. */
  readonly groups: readonly CategoryRuleGroup[];
}

/** `id: what it asks` per line, in order. */
function group(
  owner: string,
  direction: CategoryRule['direction'],
  table: Readonly<Partial<Record<Category, string>>> | readonly (readonly [Category, string])[],
): CategoryRuleGroup {
  const rows: readonly (readonly [Category, string])[] = Array.isArray(table)
    ? table
    : (Object.entries(table) as [Category, string][]);
  return {
    owner,
    since: '2026-12.1',
    rules: rows.flatMap(([category, lines]) =>
      lines
        .trim()
        .split('\n')
        .map((line) => {
          const [id = '', when = ''] = line.split(':');
          return { id: id.trim(), category, direction, when: when.trim() };
        }),
    ),
  };
}

/**
 * The categories of rules 2026-12. In the order of what a mistake costs: what came back and what is owed before what is
 * earned.
 */
export const categories202612: CategoryRules = {
  version: '2026-12.1',
  synonyms: synonymTable,
  filler: fillerTable,
  cues: cueTable,
  names: nameTable,
  operations: operationTable,
  purchaseOperations,
  undone: undoneTable,
  noise: noiseTable,
  bankWords,
  smallFee: 10_000,
  groups: [
    group('payments risk', 'credit', [
      [
        'reversal-credit',
        `reversal.chargeback: *chargeback reversal
         reversal.nsf: nsf -fee|#received
         reversal.payee: *reversal|*returned lender|utility|lessor|insurer -#received|refund|fee
         reversal.nsfFee: nsf fee reversal|refund|rebate
         reversal.returned: returned item -#received|purchase|merchant
         reversal.returnedPayee: returned lender|lessor|factor|carFinance
         reversal.fee: fee reversal|refund|adjustment|rebate
         reversal.cancelled: reversal -#received|governmentPaid|taxWord|refund|supplier
         reversal.transfer: returned eTransfer|wire -#received
         reversal.feeCredit: fee -#received|lender|factor|processor|loan
         reversal.rebate: rebate -#name|governmentPaid|program|taxWord`,
      ],
    ]),
    group('underwriting', 'credit', [
      [
        'interest-received',
        `interest.dividend: dividend|interestEarned -#owner|#received|loan
         interest.credited: interest -#received|loan|#owner|lender|transfer`,
      ],
    ]),
    group('lending', 'credit', [
      ['own-transfer', 'own.business: #business -*owner'],
      [
        'owner-injection',
        `owner.words: *owner -interestEarned
         owner.name: #owner`,
      ],
      [
        'factoring',
        'factoring.name: factor -*loan\n         factoring.words: *factoring -fromPayable|namesake',
      ],
      [
        'loan-proceeds',
        `loan.lender: lender -*refund|returned
         loan.account: *loanAccountRef transfer|advance
         loan.advance: loan -refund|returned|namesake
         loan.drawn: *loan *advance -namesake|*fromPayable|eTransfer
         loan.card: cashAdvance
         loan.named: ~loan -*refund|returned
         loan.repayable: *repayable -governmentPaid
         loan.lending: ~lending -processor|*fromPayable|eTransfer|namesake
         loan.capital: ~capitalName #received -electronicFunds|processor|*fromPayable|eTransfer|insurer|lessor`,
      ],
    ]),
    group('underwriting', 'credit', [
      [
        'own-transfer',
        `own.operation: ownTransfer -eTransfer|wire|#name
         own.member: *memberTransfer -eTransfer|wire|loan
         own.account: transfer ownAccount -eTransfer|wire|customerMoney|#name
         own.named: *ownAccount transfer -eTransfer|wire|customerMoney|*fromPayable`,
      ],
      [
        'government-benefit',
        `government.agency: taxAuthority -*fromPayable
         government.program: *program -eTransfer|*fromPayable|supplier
         government.paid: *governmentPaid government|*government|*refund -*fromPayable|eTransfer|supplier|payrollService
         government.tax: taxWord -*fromPayable|eTransfer`,
      ],
      [
        'refund-received',
        `refund.supplier: *refund -processor|cardSettlement
         refund.return: returned -#received|chargeback
         refund.rebate: *rebate #name
         refund.purchase: visaDebit refund`,
      ],
      ['sale-platform', 'platform.name: platform'],
      [
        'sale-card',
        `card.processor: processor
         card.settlement: cardSettlement -eTransfer
         card.brand: *cardBrand|cardIssuer -eTransfer|visaDebit|cashAdvance`,
      ],
      [
        'own-transfer',
        `own.investment: investment
         own.transfer: transfer -eTransfer|wire|customerMoney|#name|#received`,
      ],
      [
        'sale-transfer',
        `transfer.customer: customerMoney
         transfer.payable: fromPayable #received|#name|government
         transfer.fromCustomer: *customerMoney #received
         transfer.payablePayer: *fromPayable #name
         transfer.received: #received #name
         transfer.named: eTransfer|wire|directDeposit #name
         transfer.person: transfer #fullName`,
      ],
      [
        'sale-deposit',
        `deposit.place: deposit depositPlace
         deposit.bare: deposit -#name|directDeposit|#received`,
      ],
      [
        'sale-transfer',
        `transfer.namesake: namesake -fee|returned
         transfer.public: publicBuyer -*refund|returned
         transfer.payer: *company #name -memo|returned|reversal|advance|adjustment`,
      ],
    ]),
    group('payments risk', 'debit', [
      ['purchase', 'purchase.operation: #purchase'],
      ['refund-given', 'refund.customer: refundToCustomer'],
      [
        'fee',
        `fee.chargeback: chargeback fee
         fee.customerItem: fee returned|nsf deposited
         fee.collection: fee returned collection -nsf`,
      ],
      [
        'chargeback',
        `chargeback.words: chargeback -deposited|paper
         chargeback.processor: *chargeback processor|merchant|*cardBrand`,
      ],
      [
        'nsf-fee',
        `nsf.fee: nsf fee
         nsf.named: *nsf *fee -#purchase|deposited
         nsf.overdraftItem: overdraft item fee -plan|interest
         nsf.sized: nsf #feeSized -deposited|collection|#name
         nsf.overdrawn: overdrawnItem -plan|interest|reversal
         nsf.returnedFee: returned fee -reversal|deposited|collection`,
      ],
      [
        'returned-item',
        `returned.nsf: nsf returned|deposited|collection|paper
         returned.collection: collection -fee`,
      ],
      [
        'nsf-fee',
        `nsf.small: nsf #small -#name
         nsf.feeSized: returned item #feeSized -deposited|#name`,
      ],
      [
        'returned-item',
        `returned.large: nsf -#name
         returned.item: returned item|deposited -refund
         returned.chargebackItem: *chargeback deposited|paper`,
      ],
      [
        'reversal-debit',
        `reversal.credit: reversal -fee|loan
         reversal.named: ~reversal -fee|loan
         reversal.adjustment: adjustment deposit|creditMemo`,
      ],
      [
        'interest-paid',
        `interest.overdraft: overdraft interest
         interest.charged: interest fee|debit -*loan|lender|#sent
         interest.bare: interest -*loan|lender|carFinance|investment|ownAccount|factor|#sent|#name`,
      ],
    ]),
    group('lending', 'debit', [
      ['own-transfer', 'own.business: #business -*owner|payroll'],
      [
        'owner-draw',
        `owner.words: *owner -fee
         owner.name: #owner -*payroll|*rent`,
      ],
      ['factoring', 'factoring.name: factor\n         factoring.words: *factoring'],
      ['loan-repayment', 'loan.interestCharged: interest loan -overdraft|insurance'],
      [
        'fee',
        `fee.bank: fee -#sent|lender
         fee.processor: *fee processor|cardSettlement|*cardBrand
         fee.statement: bankFee -#name|#sent`,
      ],
      ['insurance', 'insurance.loan: insurance loan'],
      [
        'loan-repayment',
        `loan.lender: lender -*lease|*rent
         loan.vehicle: carFinance -*lease|*rent
         loan.account: *loanAccountRef transfer
         loan.interest: interest *loan
         loan.words: loan -lessor|lease|namesake|card
         loan.named: ~loan -lessor|lease|namesake|card
         loan.lending: ~lending -namesake|processor|insurance|insurer|lessor|cardIssuer|*rent
         loan.capital: ~capitalName #sent -electronicFunds|processor|eTransfer|cheque|insurer|lessor|cardIssuer|*rent|*lease`,
      ],
    ]),
    group('underwriting', 'debit', [
      ['own-transfer', 'own.purpose: transfer purposeAccount -eTransfer|wire'],
      ['refund-given', 'refund.named: *refund -taxAuthority|taxWord'],
      [
        'tax',
        `tax.authority: taxAuthority
         tax.words: *taxWord`,
      ],
      [
        'payroll',
        `payroll.service: payrollService
         payroll.words: *payroll`,
      ],
      [
        'card-payment',
        `card.issuer: cardIssuer
         card.brand: *cardBrand -processor|visaDebit|cardSettlement
         card.words: card -processor|cardSettlement`,
      ],
      ['rent', 'rent.premises: *rent *lease -lessor|carFinance|*equipmentLease'],
      [
        'lease',
        `lease.lessor: lessor|carFinance|lender
         lease.words: *lease|*equipmentLease`,
      ],
      ['rent', 'rent.words: *rent'],
      [
        'insurance',
        `insurance.insurer: insurer
         insurance.words: *insurance`,
      ],
      [
        'utilities',
        `utilities.name: utility
         utilities.words: utilityBill`,
      ],
      [
        'own-transfer',
        `own.investment: investment
         own.operation: ownTransfer -eTransfer|wire|#name
         own.member: *memberTransfer -eTransfer|wire
         own.account: transfer|cash ownAccount -eTransfer|wire|#name
         own.named: *ownAccount transfer -eTransfer|wire
         own.transfer: transfer -eTransfer|wire|#name|card`,
      ],
      ['cash-withdrawal', 'cash.place: cash cashPlace -#sent'],
      [
        'purchase',
        `purchase.words: purchase
         purchase.supplier: supplier|processor|platform
         purchase.cheque: cheque
         purchase.payee: #name -memo`,
      ],
    ]),
  ],
};
