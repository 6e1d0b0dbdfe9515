import type { Facts } from '@tamarack/core/flow/facts';
import type { Step } from '@tamarack/core/flow/steps';
import { describe, expect, test } from 'vitest';
import { approved, buildInvoice, filledIn, returning } from './build-facts';
import { stepAfter } from './step-after';

const invoiceLink = { ...approved, entry: 'invoiceLink', cartTotal: 0, qualification: 'accepted' } as const;
const running = { state: 'running', stage: 'preparing', slow: false, late: false } as const;

describe('Back', () => {
  const rows: readonly (readonly [Step, Partial<Facts>, Step])[] = [
    ['verifyBusiness', {}, 'welcome'],
    ['personalInfo', filledIn, 'verifyEmail'],
    [
      'voidChequeUpload',
      {
        ...filledIn,
        documents: { statements: 6, statementsComplete: true, voidCheque: false, submitted: false },
      },
      'bankStatementsUpload',
    ],
    ['cartTotalError', { ...approved, qualification: 'accepted', cartTotal: 10_000_01 }, 'qualification'],
    ['signAgreement', { ...approved, qualification: 'accepted', option: 'panel0' }, 'displayOptions'],
    ['invoiceUpload', { ...invoiceLink, entry: 'preQualification' }, 'qualification'],
    ['manualInvoiceDetails', { ...invoiceLink, entry: 'preQualification' }, 'invoiceUpload'],
    ['invoiceUpload', { ...returning, entry: 'preQualification' }, 'manualInvoiceDetails'],
    [
      'invoiceUpload',
      { ...returning, entry: 'invoiceLink', invoice: buildInvoice({ source: 'link' }) },
      'invoiceInfo',
    ],
  ];
  test.each(rows)('an event from %s', (at, facts, before) => {
    expect(stepAfter(facts, { type: 'back' }, { at })).toBe(before);
  });

  test.each<[Step, Partial<Facts>]>([
    ['welcome', {}],
    ['scoring', { ...filledIn, bank: 'connected', scoring: running }],
    ['final', { ...approved, agreement: 'signed' }],
    ['qualification', approved],
    ['manualInvoiceDetails', { ...returning, entry: 'preQualification' }],
  ])('leads nowhere from %s', (at, facts) => {
    expect(stepAfter(facts, { type: 'back' }, { at })).toBe(at);
  });
});
