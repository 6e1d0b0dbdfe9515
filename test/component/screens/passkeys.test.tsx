import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentOption } from '../../../widget/api/types';
import { DisplayOptions } from '../../../widget/screens/offer/display-options';
import { Final, THANKS_DURATION } from '../../../widget/screens/outcome/final';
import { VerifyEmail } from '../../../widget/screens/verify/verify-email';
import { mountScreen, toRefusal } from '../../support/mount-screen';

const due = {
  facts: { locked: true, proofDue: 'email', phoneVerified: true, eligibility: 'eligible' },
  contact: { proof: { emailMasked: '••••@•••', canStartOver: true }, passkey: 'use' },
} as const;
const done = { facts: { purchase: 'completed' }, contact: { passkey: 'create' } } as const;
const credit = {
  limit: 60_000,
  used: 3_200,
  remaining: 56_800,
  instant: 25_000,
  expiresOn: '2027-01-20',
  expiresInDays: 60,
};
const option: PaymentOption = {
  id: 'panel0',
  termWeeks: 12,
  instalments: 12,
  weeklyPayment: 100,
  lastPayment: 99.5,
  firstPaymentOn: '2026-11-30',
  lastPaymentOn: '2027-02-15',
  dueOn: ['2027-02-15'],
  principal: 1180,
  financingFee: 19.5,
  totalRepayment: 1199.5,
  annualRate: 9.99,
  apr: 9.97,
  balances: [1180, 600, 0],
};

const setBrowser = (values: { passkeys: object | undefined; policy?: object | undefined }): void => {
  const page = document.defaultView as Window;
  if (values.passkeys === undefined) Reflect.deleteProperty(page, 'PublicKeyCredential');
  else
    Object.defineProperty(page, 'PublicKeyCredential', {
      value: values.passkeys,
      configurable: true,
    });
  Object.defineProperty(document, 'featurePolicy', { value: values.policy, configurable: true });
};
const passkeys = { parseCreationOptionsFromJSON: () => ({}) };
const chromium = { passkeys, policy: { allowsFeature: (): boolean => true } };
beforeEach(() => setBrowser(chromium));
afterEach(() => setBrowser({ passkeys: undefined }));

test('a passkey stands in for the code by email, which stays possible', async () => {
  const { view, sent, frame } = await mountScreen(VerifyEmail, { view: due });
  expect(view.getByTitle('Use your passkey').getAttribute('allow')).toContain('publickey-credentials-get');
  expect(view.getByRole('button', { name: 'Email me the code' })).toBeTruthy();
  expect(frame.urls.at(-1)).toBe('passkey:en&use=proof');
  await frame.say({ type: 'submitRequested' });
  expect(sent.at(-1)).toEqual({ type: 'usePasskey', submit: expect.any(Function) });
});

test.each([
  ['a purchase that needs the code first', { ...due, contact: { ...due.contact, passkey: null } }, chromium],
  ['no passkeys in the browser', due, { passkeys: undefined }],
  ['a policy against them', due, { passkeys, policy: { allowsFeature: (): boolean => false } }],
])('with %s there is the code alone', async (_, view, browser) => {
  setBrowser(browser);
  const mounted = await mountScreen(VerifyEmail, { view });
  expect(mounted.view.queryByTitle('Use your passkey')).toBeNull();
  expect(mounted.view.getByRole('button', { name: 'Email me the code' })).toBeTruthy();
});

test('a purchase that waits for a person can go on with a passkey', async () => {
  const { view, sent, frame } = await mountScreen(DisplayOptions, {
    api: { offers: async () => ({ amount: 1180, items: [option] }) },
    view: { facts: { outcome: 'approved', credit }, contact: { passkey: 'use' } },
    results: [toRefusal('security-review')],
  });
  await view.findByRole('radio', { name: /^12\u00a0weeks/ });
  expect(view.queryByTitle('Use your passkey')).toBeNull();
  fireEvent.click(view.getByRole('button', { name: 'Continue with this plan' }));
  await view.findByTitle('Use your passkey');
  await frame.say({ type: 'submitRequested' });
  const select = { type: 'selectOption', optionId: 'panel0' };
  await waitFor(() =>
    expect(sent).toEqual([select, { type: 'usePasskey', submit: expect.any(Function) }, select]),
  );
});

test('the offer after a purchase leaves time to read it, and returns to the merchant all the same', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { view, closeRequests, frame } = await mountScreen(Final, { view: done });
    expect(view.getByTitle('Create a passkey').getAttribute('allow')).toContain(
      'publickey-credentials-create',
    );
    await act(async () => void vi.advanceTimersByTime(THANKS_DURATION + 10));
    expect(closeRequests()).toBe(0);
    await frame.say({ type: 'state', state: 'incomplete' });
    await act(async () => void vi.advanceTimersByTime(30_000));
    expect(closeRequests()).toBe(0);
    await act(async () => void vi.advanceTimersByTime(30_010));
    expect(closeRequests()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the offer has the frame send what was created, and disappears where it cannot be used', async () => {
  const { view, frame } = await mountScreen(Final, { view: done });
  await frame.say({ type: 'submitRequested' });
  expect(frame.received()).toContain('submit');
  await frame.say({ type: 'state', state: 'invalid' });
  expect(view.queryByTitle('Create a passkey')).toBeNull();
});

test('browsers that create passkeys on our own pages only are offered one there', async () => {
  setBrowser({ passkeys });
  const embedded = await mountScreen(Final, { view: done });
  expect(embedded.view.queryByTitle('Create a passkey')).toBeNull();
  const own = await mountScreen(Final, { view: done, ownPage: true });
  expect(own.view.getByTitle('Create a passkey')).toBeTruthy();
});
