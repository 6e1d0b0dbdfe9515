import { buildGroup } from './build-group';
import type { CategoryRuleGroup } from './category-rules';

/** Money that went out: returned items and debts before other costs. */
export const debitGroups: readonly CategoryRuleGroup[] = [
  buildGroup('payments risk', 'debit', [
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
  buildGroup('lending', 'debit', [
    ['own-transfer', 'own.business: #business -*owner|payroll'],
    [
      'owner-draw',
      `owner.words: *owner -fee
       owner.name: #owner -*payroll|*rent`,
    ],
    [
      'factoring',
      `factoring.name: factor
       factoring.words: *factoring`,
    ],
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
  buildGroup('underwriting', 'debit', [
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
];
