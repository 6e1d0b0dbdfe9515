import { type Step, steps } from '@tamarack/core/flow/steps';
import { afterEach, describe, expect, test } from 'vitest';
import type { FactsView, PaymentOption } from '../../../widget/api/types';
import { createJsonResponse } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { approved, buildCartView, filledIn } from '../support/views';

afterEach(closeWidgets);

const accepted = { ...approved, qualification: 'accepted' } as const;
const invoice = {
  state: 'confirmed',
  source: 'manual',
  pendingApproval: false,
  amount: 3000,
  payable: 3000,
  partialConfirmed: false,
} as const;
const entered = { ...invoice, state: 'entered', source: 'link', payable: null } as const;
/** Credit of an earlier application, an invoice in this one. */
const returning: Partial<FactsView> = {
  ...approved,
  bank: 'none',
  scoring: { state: 'notStarted', stage: null, slow: false, late: false },
  entry: 'preQualification',
  cartTotal: 0,
  invoice,
};
const running = { state: 'running', stage: 'reviewing', slow: true, late: false } as const;

/** Facts that lead to each step by themselves: where a refresh shows it. */
const factsFor: Partial<Record<Step, Partial<FactsView>>> = {
  welcome: {},
  verifyBusiness: { eligibility: 'ineligible' },
  verifyPhone: { eligibility: 'eligible' },
  verifyEmail: { eligibility: 'eligible', phoneVerified: true },
  personalInfo: { eligibility: 'eligible', phoneVerified: true, emailVerified: true },
  businessInfo: { ...filledIn, businessSaved: false },
  valueProposition: filledIn,
  bankStatementsUpload: {
    ...filledIn,
    documents: { statements: 1, statementsComplete: false, voidCheque: false, submitted: false },
  },
  voidChequeUpload: {
    ...filledIn,
    documents: { statements: 6, statementsComplete: true, voidCheque: false, submitted: false },
  },
  manualUploadSuccess: {
    ...filledIn,
    documents: { statements: 6, statementsComplete: true, voidCheque: true, submitted: true },
  },
  moreInformation: { ...filledIn, outcome: 'manualReview', moreAsked: true },
  scoring: { ...filledIn, bank: 'connected', scoring: running },
  sinEntry: { ...filledIn, bank: 'connected', scoring: { ...running, state: 'sinNeeded' } },
  errorApplication: { ...filledIn, bank: 'connected', scoring: { ...running, state: 'failed' } },
  qualification: approved,
  displayOptions: accepted,
  signAgreement: { ...accepted, option: 'panel0' },
  final: { ...accepted, option: 'panel0', agreement: 'signed', purchase: 'completed' },
  smallCartTotal: { amountQualified: false, cartTotal: 120 },
  cartTotalError: { ...accepted, cartTotal: 10_000.01 },
  manualReview: { ...filledIn, outcome: 'manualReview' },
  rejectedApplication: { ...filledIn, outcome: 'rejected', reapplyInDays: 90 },
  invoiceUpload: { ...accepted, entry: 'preQualification', cartTotal: 0 },
  invoiceInfo: { ...returning, entry: 'invoiceLink', invoice: entered },
  invoicePending: { ...returning, invoice: { ...invoice, pendingApproval: true } },
  manualInvoiceDetails: { ...returning, invoice: null },
  invoiceQualification: returning,
  insufficientQualificationAmount: { ...returning, invoice: { ...invoice, amount: 90_000, payable: 90_000 } },
  invoiceCongratulations: { ...returning, agreement: 'signed', purchase: 'completed' },
};

const option: PaymentOption = {
  id: 'panel0',
  termWeeks: 4,
  instalments: 4,
  weeklyPayment: 604.5,
  lastPayment: 604.49,
  firstPaymentOn: '2026-11-30',
  lastPaymentOn: '2026-12-21',
  dueOn: ['2026-12-21'],
  principal: 2400,
  financingFee: 17.99,
  totalRepayment: 2417.99,
  annualRate: 9.99,
  apr: 10.5,
  balances: [2400, 1800, 1200, 600, 0],
};

/** A key shown in place of its words looks like `screen.thing`. */
const bareKey = /^[a-z]+[A-Za-z]*(\.[a-z][A-Za-z0-9-]*)+$/;

function listTexts(root: ShadowRoot): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    found.push(node.nodeValue ?? '');
  for (const element of root.querySelectorAll('[aria-label]')) found.push(element.ariaLabel ?? '');
  return found.map((text) => text.trim());
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(Object.entries(factsFor))('%s renders', async (_step, facts) => {
    const { ui, root, provider } = openWidget(buildCartView(facts), { language });
    provider.respondNext('GET', '/offers', () => createJsonResponse({ amount: 2400, items: [option] }));
    const heading = await ui.findByRole('heading', { level: 1 }, slowTimeout);
    expect(heading.textContent?.trim()).not.toBe('');
    await expect.poll(() => root.querySelector('[class="wait"]')).toBeNull();
    const texts = listTexts(root);
    expect(texts.filter((text) => bareKey.test(text))).toEqual([]);
    expect(texts.filter((text) => /\{\{|undefined|NaN|\[object/.test(text))).toEqual([]);
  });
});

test('every screen is rendered above, except those reached only by a click', () => {
  const drawn = new Set(Object.keys(factsFor));
  expect(steps.filter((step) => !drawn.has(step))).toEqual(['aboutFlinks', 'bankingInfo']);
});
