import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BREATH } from '../../../widget/screens/verify/verified';
import { VerifyEmail } from '../../../widget/screens/verify/verify-email';
import { mountScreen } from '../../support/mount-screen';

const due = {
  facts: { locked: true, proofDue: 'email', phoneVerified: true, eligibility: 'eligible' },
  contact: {
    phoneMasked: '••• ••• 0142',
    proof: { emailMasked: '••••@•••', canStartOver: true },
  },
} as const;

test.each([
  ['', 'Email is required.'],
  ['marie@', 'Email is invalid.'],
  [`${'m'.repeat(70)}@example.ca`, /80/],
])('%j is rejected at the field', async (typed, message) => {
  const { view, sent } = await mountScreen(VerifyEmail);
  if (typed) await userEvent.type(view.getByLabelText('Email'), typed);
  await userEvent.click(view.getByRole('button', { name: 'Email me a code' }));
  expect(view.getByText(message)).toBeTruthy();
  expect(sent).toEqual([]);
});

describe('an address that the merchant gave', () => {
  const given = { contact: { prefill: { phoneMasked: null, emailMasked: 'm•••@example.ca' } } };

  test('the merchant’s address is shown masked, and sent without being typed', async () => {
    const { view, sent } = await mountScreen(VerifyEmail, { view: given });
    expect(view.getByLabelText<HTMLInputElement>('Email').value).toBe('m•••@example.ca');
    await userEvent.click(view.getByRole('button', { name: 'Email me a code' }));
    expect(sent).toEqual([{ type: 'sendEmailCode' }]);
  });

  test('another one is typed over it, and comes before it', async () => {
    const { view, sent } = await mountScreen(VerifyEmail, { view: given });
    const field = view.getByLabelText<HTMLInputElement>('Email');
    await userEvent.type(field, 'Paul@example.ca');
    expect(field.value).toBe('Paul@example.ca');
    await userEvent.click(view.getByRole('button', { name: 'Email me a code' }));
    expect(sent).toEqual([{ type: 'sendEmailCode', email: 'paul@example.ca' }]);
  });

  test('a wrong one is rejected at the field', async () => {
    const { view, sent } = await mountScreen(VerifyEmail, { view: given });
    await userEvent.type(view.getByLabelText('Email'), 'paul@');
    await userEvent.click(view.getByRole('button', { name: 'Email me a code' }));
    expect(view.getByText('Email is invalid.')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

test('an invalid address shows an error on blur, which clears as it is corrected', async () => {
  const { view } = await mountScreen(VerifyEmail);
  const field = view.getByLabelText('Email');
  await userEvent.type(field, 'marie@');
  expect(view.queryByText('Email is invalid.')).toBeNull();
  fireEvent.blur(field);
  expect(await view.findByText('Email is invalid.')).toBeTruthy();
  await userEvent.type(field, 'example.ca');
  expect(view.queryByText('Email is invalid.')).toBeNull();
});

test('the three steps: address, code, Email Verified with Next', async () => {
  const { view, sent, setView, frame } = await mountScreen(VerifyEmail);
  await userEvent.type(view.getByLabelText('Email'), ' Marie@Example.ca{Enter}');
  expect(sent.at(-1)).toEqual({ type: 'sendEmailCode', email: 'marie@example.ca' });
  const pendingEmail = {
    to: 'm•••@example.ca',
    expiresInSeconds: 600,
    resendInSeconds: 30,
    attemptsLeft: 5,
  };
  setView({ contact: { pendingEmail } });
  await view.findByTitle('Secure entry of the code');
  expect(view.getByText(/^We.*marie@example\.ca/)).toBeTruthy();
  expect(frame.urls.at(-1)).toBe('code:en&channel=email');
  await frame.submit();
  expect(sent.at(-1)).toEqual({ type: 'confirmEmailCode', submit: expect.any(Function) });
  setView({ facts: { emailVerified: true }, contact: { emailMasked: 'm•••@example.ca' } });
  expect(await view.findByRole('heading', { name: 'Email Verified' })).toBeTruthy();
  expect(view.getByText(/Click Next to see/)).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: 'Next' }));
  expect(sent.at(-1)).toEqual({ type: 'continueFromEmail' });
});

describe('Email Verified', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const verified = { facts: { emailVerified: true }, contact: { emailMasked: 'm•••@example.ca' } } as const;
  const verify = async () => {
    const screen = await mountScreen(VerifyEmail);
    screen.setView(verified);
    await screen.view.findByRole('heading', { name: 'Email Verified' });
    return screen;
  };
  const wait = (time: number) => act(async () => void vi.advanceTimersByTime(time));

  test('it goes on by itself after a breath', async () => {
    const { sent } = await verify();
    expect(sent).toEqual([]);
    await wait(BREATH + 10);
    expect(sent).toEqual([{ type: 'continueFromEmail' }]);
  });

  test('it stays for an applicant who changes the address', async () => {
    const { view, sent } = await verify();
    fireEvent.focus(view.getByRole('button', { name: 'Use another email' }));
    await wait(BREATH + 10);
    expect(sent).toEqual([]);
  });

  test('it stays for people who prefer less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { sent } = await verify();
    await wait(BREATH + 10);
    expect(sent).toEqual([]);
  });

  test('it stays when it is reached by Back', async () => {
    const { sent } = await mountScreen(VerifyEmail, { view: verified });
    await wait(BREATH + 10);
    expect(sent).toEqual([]);
  });
});

test('the account of a known number: the code goes to its address, which is not shown, and then unlocks', async () => {
  const { view, sent, setView, frame } = await mountScreen(VerifyEmail, { view: due });
  expect(view.getByRole('heading', { name: 'You already have an account' })).toBeTruthy();
  expect(view.getByText('To protect it, we’ll email a code to your account’s address as well.')).toBeTruthy();
  expect(view.queryByRole('textbox')).toBeNull();
  await userEvent.click(view.getByRole('button', { name: 'Email me the code' }));
  expect(sent.at(-1)).toEqual({ type: 'sendEmailCode' });
  setView({
    ...due,
    contact: {
      ...due.contact,
      pendingEmail: { to: '••••@•••', expiresInSeconds: 600, resendInSeconds: 0, attemptsLeft: 5 },
    },
  });
  await view.findByTitle('Secure entry of the code');
  expect(view.getByText(/^We emailed it to your account’s address\./)).toBeTruthy();
  expect(view.queryByText(/•••/)).toBeNull();
  expect(view.queryByRole('button', { name: 'Use another email' })).toBeNull();
  await frame.submit();
  expect(sent.at(-1)).toEqual({ type: 'proveEmail', submit: expect.any(Function) });
});

test('who no longer has the address finds support, and starts as a new customer by a press in a secure frame', async () => {
  const { view, sent, setView, frame } = await mountScreen(VerifyEmail, { view: due });
  expect(view.queryByTitle('Start as a new customer')).toBeNull();
  await userEvent.click(view.getByText('I no longer have this email address'));
  await view.findByTitle('Start as a new customer');
  expect(frame.urls.at(-1)).toBe('start-over:en');
  await frame.say({ type: 'submitRequested' });
  expect(sent.at(-1)).toEqual({ type: 'startOver', submit: expect.any(Function) });
  setView({ ...due, contact: { ...due.contact, proof: { ...due.contact.proof, canStartOver: false } } });
  await waitFor(() => expect(view.queryByTitle('Start as a new customer')).toBeNull());
});
