import { type Action, isActionAllowed } from '@tamarack/core/flow/action-guards';
import { computeInvoiceBalance, hasOfferExpired } from '@tamarack/core/flow/credit';
import { getEndEvent, isPurchaseComplete } from '@tamarack/core/flow/end-events';
import type { Facts } from '@tamarack/core/flow/facts';
import { getProgressPart } from '@tamarack/core/flow/progress-parts';
import { findStepByRoute } from '@tamarack/core/flow/steps';
import { expect, test } from 'vitest';
import { approved, buildCredit, buildFacts, buildInvoice, filledIn, returning } from './build-facts';

const open = { ...approved, entry: 'preQualification', cartTotal: 0, qualification: 'accepted' } as const;
const entered = { ...open, invoice: buildInvoice() } as const;
const whole = { ...open, invoice: buildInvoice({ state: 'confirmed' }) } as const;
const part = { ...open, invoice: { ...whole.invoice, payable: 1_000_00 } } as const;
const partSeen = { ...open, invoice: { ...part.invoice, partialConfirmed: true } } as const;
const proofDue = { locked: true, proofDue: 'email', eligibility: 'eligible', phoneVerified: true } as const;

test.each<[Action, Partial<Facts>, boolean]>([
  ['sendPhoneCode', {}, true],
  ['sendPhoneCode', { eligibility: 'ineligible' }, false],
  ['confirmPhoneCode', { phoneVerified: true }, false],
  ['sendEmailCode', { eligibility: 'eligible' }, false],
  ['sendEmailCode', { phoneVerified: true }, false],
  ['sendEmailCode', { eligibility: 'eligible', phoneVerified: true }, true],
  ['sendPhoneCode', { locked: true, proofDue: 'phone', eligibility: 'eligible' }, true],
  ['sendEmailCode', { locked: true, proofDue: 'phone', eligibility: 'eligible' }, false],
  ['sendPhoneCode', proofDue, false],
  ['sendEmailCode', proofDue, true],
  ['confirmEmailCode', proofDue, true],
  ['changeEmail', proofDue, false],
  ['changePhone', proofDue, false],
  ['changePhone', { eligibility: 'eligible', phoneVerified: true }, true],
  ['changePhone', { ...filledIn, emailVerified: false }, false],
  ['savePersonal', proofDue, false],
  ['startOver', proofDue, true],
  ['startOver', filledIn, false],
  ['confirmPasskey', proofDue, true],
  ['confirmPasskey', { ...proofDue, proofDue: 'phone', phoneVerified: false }, false],
  ['confirmPasskey', filledIn, false],
  ['confirmPasskey', returning, true],
  ['createPasskey', approved, false],
  ['createPasskey', { ...approved, agreement: 'signed' }, true],
  ['savePersonal', { ...filledIn, emailVerified: false }, false],
  ['saveBusiness', { ...filledIn, personalSaved: false }, false],
  ['startConnection', { ...filledIn, businessSaved: false }, false],
  ['startConnection', filledIn, true],
  ['startScoring', filledIn, false],
  ['startScoring', { ...filledIn, bank: 'connected' }, true],
  ['startScoring', approved, false],
  ['savePersonal', approved, false],
  ['acceptQualification', approved, true],
  ['acceptQualification', { ...approved, credit: buildCredit({ expiresInDays: -1 }) }, false],
  ['acceptQualification', { ...approved, outcome: 'rejected' }, false],
  ['requestFinalReview', approved, false],
  ['requestFinalReview', { ...approved, outcome: 'preQualified' }, true],
  ['selectOption', approved, false],
  ['selectOption', { ...approved, qualification: 'accepted' }, true],
  ['sign', { ...approved, qualification: 'accepted' }, false],
  ['sign', { ...approved, qualification: 'accepted', option: 'panel0' }, true],
  ['sign', { ...approved, qualification: 'accepted', option: 'panel0', agreement: 'signed' }, false],
  ['sign', { ...approved, qualification: 'accepted', option: 'panel0', amountQualified: false }, false],
  ['completePurchase', { ...approved, agreement: 'signed', amountQualified: false }, true],
  ['completePurchase', { ...approved, agreement: 'signed', purchase: 'completed' }, false],
  ['abandon', { ...approved, agreement: 'signed' }, false],
  ['setLanguage', { amountQualified: false }, true],
  ['uploadInvoice', { ...approved, qualification: 'accepted' }, false],
  ['uploadInvoice', open, true],
  ['uploadInvoice', { ...open, qualification: 'open' }, false],
  ['uploadInvoice', { ...returning, entry: 'preQualification' }, true],
  ['uploadInvoice', whole, true],
  ['uploadInvoice', { ...whole, agreement: 'signed' }, false],
  ['uploadInvoice', { ...open, credit: buildCredit({ expiresInDays: -1 }) }, false],
  ['confirmInvoice', open, false],
  ['confirmInvoice', entered, true],
  ['confirmInvoice', { ...open, invoice: buildInvoice({ amount: null }) }, true],
  ['confirmInvoice', whole, true],
  ['confirmInvoice', { ...open, invoice: { ...whole.invoice, pendingApproval: true } }, false],
  [
    'confirmInvoice',
    { ...open, invoice: { ...whole.invoice, payable: 10_000_01, pendingApproval: true } },
    true,
  ],
  ['confirmInvoice', { ...entered, agreement: 'signed' }, false],
  ['confirmPartialPayment', entered, false],
  ['confirmPartialPayment', whole, false],
  ['confirmPartialPayment', part, true],
  ['confirmPartialPayment', { ...part, agreement: 'signed' }, false],
  ['selectOption', entered, false],
  ['selectOption', { ...open, invoice: buildInvoice({ amount: null }) }, false],
  ['selectOption', whole, true],
  ['selectOption', part, false],
  ['selectOption', partSeen, true],
  ['selectOption', { ...whole, credit: buildCredit({ remaining: 2_999_99 }) }, false],
  ['sign', { ...part, option: 'panel0' }, false],
  ['sign', { ...partSeen, option: 'panel0' }, true],
  ['changeEmail', approved, false],
  ['changeEmail', returning, true],
  ['changeEmail', { ...returning, bank: 'connected' }, true],
  ['changeEmail', { ...returning, agreement: 'signed' }, false],
  ['changeEmail', { ...returning, outcome: 'preQualified', qualification: 'finalReviewRequested' }, false],
  ['sendEmailCode', returning, false],
  ['sendEmailCode', { ...returning, emailVerified: false }, true],
  ['confirmEmailCode', { ...returning, emailVerified: false }, true],
  ['acceptQualification', returning, true],
  ['acceptQualification', { ...returning, emailVerified: false }, false],
  ['selectOption', { ...returning, emailVerified: false, qualification: 'accepted' }, false],
  ['sign', { ...returning, emailVerified: false, qualification: 'accepted', option: 'panel0' }, false],
  ['enterInvoice', { ...returning, entry: 'preQualification' }, true],
  ['enterInvoice', { ...returning, entry: 'preQualification', emailVerified: false }, false],
  ['abandon', { ...returning, emailVerified: false }, true],
  [
    'completePurchase',
    { ...returning, emailVerified: false, qualification: 'accepted', agreement: 'signed' },
    true,
  ],
])('%s with %j: %s', (action, facts, allowed) => {
  expect(isActionAllowed(action, buildFacts(facts))).toBe(allowed);
});

test.each<[string, Partial<Facts>, number]>([
  ['nothing of one that is financed whole', whole, 0],
  ['the rest of one that is financed in part', part, 2_000_00],
  ['nothing yet of one that is not confirmed', entered, 0],
  ['nothing without one', open, 0],
])('what remains of an invoice for the merchant: %s', (_name, facts, left) => {
  expect(computeInvoiceBalance(buildFacts(facts))).toBe(left);
});

test('closing after an outcome emits its event; closing at any other step must be confirmed', () => {
  const done = buildFacts({ ...approved, agreement: 'signed', purchase: 'completed' });
  expect(getEndEvent('final', done)).toBe('approved');
  expect(getEndEvent('final', { ...done, purchase: 'none' })).toBe('approved');
  expect(getEndEvent('rejectedApplication', done)).toBe('rejected');
  expect(getEndEvent('manualReview', done)).toBeNull();
  expect(getEndEvent('signAgreement', done)).toBeUndefined();
  const running = { state: 'running', stage: 'preparing', slow: true } as const;
  expect(getEndEvent('scoring', { ...done, scoring: { ...running, late: false } })).toBeUndefined();
  expect(getEndEvent('scoring', { ...done, scoring: { ...running, late: true } })).toBeNull();
  expect(getEndEvent('moreInformation', done)).toBeNull();
  expect(getEndEvent('verifyPhone', done)).toBeUndefined();
  expect(getEndEvent('verifyPhone', { ...done, locked: true })).toBeNull();
});

test('a completed purchase is reported at once, except to whom has yet to prove who they are', () => {
  const done = buildFacts({ ...approved, agreement: 'signed', purchase: 'completed' });
  expect(isPurchaseComplete(done)).toBe(true);
  expect(isPurchaseComplete({ ...done, purchase: 'none' })).toBe(false);
  expect(isPurchaseComplete({ ...done, locked: true })).toBe(false);
});

test('routes match exactly and steps know their stage', () => {
  expect(findStepByRoute('/')).toBe('welcome');
  expect(findStepByRoute('/Scoring')).toBeNull();
  expect(getProgressPart('sinEntry')).toBe('bank');
  expect(getProgressPart('rejectedApplication')).toBeNull();
});

const expired = buildCredit({ remaining: 0, instant: 0, expiresInDays: -1 });

test.each<[string, Partial<Facts>, boolean]>([
  ['a line in force', approved, false],
  ['the last day of a line', { ...approved, credit: buildCredit({ expiresInDays: 0 }) }, false],
  ['the day after it', { ...approved, credit: expired }, true],
  ['the day after it, signed before', { ...approved, credit: expired, agreement: 'signed' }, false],
  [
    'the day after it, while a person looks at the full amount',
    { ...approved, outcome: 'preQualified', credit: expired, qualification: 'finalReviewRequested' },
    false,
  ],
  ['a brought line that ran out after it was accepted', { ...filledIn, qualification: 'accepted' }, true],
  ['nothing decided', filledIn, false],
  ['a rejection', { ...approved, outcome: 'rejected', credit: null }, false],
])('whether an offer has run out: %s', (_name, facts, lapsed) => {
  expect(hasOfferExpired(buildFacts(facts))).toBe(lapsed);
});
