import { buildGroup } from './build-group';
import type { CategoryRuleGroup } from './category-rules';

/** Groups of credits: returned money, then borrowed money, then earned money. */
export const creditGroups: readonly CategoryRuleGroup[] = [
  buildGroup('payments risk', 'credit', [
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
  buildGroup('underwriting', 'credit', [
    [
      'interest-received',
      `interest.dividend: dividend|interestEarned -#owner|#received|loan
       interest.credited: interest -#received|loan|#owner|lender|transfer`,
    ],
  ]),
  buildGroup('lending', 'credit', [
    ['own-transfer', 'own.business: #business -*owner'],
    [
      'owner-injection',
      `owner.words: *owner -interestEarned
       owner.name: #owner`,
    ],
    [
      'factoring',
      `factoring.name: factor -*loan
       factoring.words: *factoring -fromPayable|namesake`,
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
  buildGroup('underwriting', 'credit', [
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
];
