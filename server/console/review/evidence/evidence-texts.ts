import type { EvidenceRole, EvidenceSource } from '../../../src/underwriting/decision';

export const roleTexts: Readonly<Record<EvidenceRole, string>> = {
  sales: 'Sales that count',
  notSales: 'Credits of the same period that do not count',
  largestPayer: 'Sales of the largest customer',
  credits: 'Credits',
  unclear: 'Credits without a category',
  returned: 'Returned payments and their fees',
  repayments: 'Payments to other lenders',
  advances: 'New advances on lines of credit, deducted',
  outside: 'Borrowed money and the owner’s own, in and out',
};

/** What a figure without transactions comes from. */
export const sourceTexts: Readonly<Record<EvidenceSource, string>> = {
  bank: 'From the accounts that the bank reported, listed under Bank account.',
  bureau: 'From the credit bureau’s report of the day of the decision.',
  application: 'From what the applicant stated, and the bureau’s registration date where it is later.',
  records: 'From our own records of this customer.',
};
