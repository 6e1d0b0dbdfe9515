/** Categories of the lines of a Canadian business account: credits, debits, then those of either direction. */
export const categories = [
  'sale-card',
  'sale-transfer',
  'sale-deposit',
  'sale-platform',
  'refund-received',
  'loan-proceeds',
  'owner-injection',
  'government-benefit',
  'interest-received',
  'reversal-credit',
  'loan-repayment',
  'factoring',
  'card-payment',
  'tax',
  'payroll',
  'rent',
  'lease',
  'insurance',
  'utilities',
  'purchase',
  'owner-draw',
  'cash-withdrawal',
  'refund-given',
  'chargeback',
  'nsf-fee',
  'returned-item',
  'fee',
  'interest-paid',
  'reversal-debit',
  'own-transfer',
  'unknown',
] as const;

export type Category = (typeof categories)[number];

export const isSale = (category: Category): boolean => category.startsWith('sale-');
