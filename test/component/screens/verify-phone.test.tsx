import type { Problem } from '@tamarack/core/errors/catalogue';
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PendingCode } from '../../../widget/api/types';
import { VerifyPhone } from '../../../widget/screens/verify/verify-phone';
import { mountScreen, toRefusal } from '../../support/mount-screen';

const pending: PendingCode = {
  to: '(•••) •••-0142',
  expiresInSeconds: 600,
  resendInSeconds: 30,
  attemptsLeft: 5,
};
const withCode = { contact: { pendingPhone: pending } };
type View = Awaited<ReturnType<typeof mountScreen>>['view'];
const number = (view: View) => view.getByLabelText<HTMLInputElement>('Mobile number');

describe('the number', () => {
  test('the number is grouped while typing, and sent', async () => {
    const { view, sent } = await mountScreen(VerifyPhone);
    await userEvent.type(number(view), '4165550142');
    expect(number(view).value).toBe('(416) 555-0142');
    await userEvent.click(view.getByRole('button', { name: 'Text me a code' }));
    expect(sent).toEqual([{ type: 'sendPhoneCode', phone: '4165550142' }]);
  });

  test('the number loses its country prefix when it is autofilled', async () => {
    const { view } = await mountScreen(VerifyPhone);
    fireEvent.change(number(view), { target: { value: '+1 (416) 555-0142' } });
    expect(number(view).value).toBe('(416) 555-0142');
  });

  test.each([
    ['', 'Phone number is required.'],
    ['416555', 'Phone number is invalid.'],
    ['+447911123456', 'Only Canadian phone numbers are supported.'],
    ['2125550142', 'Only Canadian phone numbers are supported.'],
  ])('%j is rejected at the field: %s', async (typed, message) => {
    const { view, root, sent } = await mountScreen(VerifyPhone);
    if (typed) await userEvent.type(number(view), typed);
    await userEvent.click(view.getByRole('button', { name: 'Text me a code' }));
    const error = view.getByText(message).parentElement;
    expect(number(view).getAttribute('aria-describedby')?.split(' ')).toContain(error?.id);
    expect(number(view).getAttribute('aria-invalid')).toBe('true');
    expect(root.activeElement).toBe(number(view));
    expect(sent).toEqual([]);
  });

  test('a landline, which only the server can detect, shows an error and is kept', async () => {
    const { view } = await mountScreen(VerifyPhone, {
      results: [toRefusal('landline-phone-number-type-exception')],
    });
    await userEvent.type(number(view), '4165550142{Enter}');
    expect(await view.findByText('Landlines are not supported. Please use a mobile number.')).toBeTruthy();
    expect(number(view).value).toBe('(416) 555-0142');
  });

  test('a number that gets no code for hours says what can be done now', async () => {
    const { view } = await mountScreen(VerifyPhone, {
      results: [toRefusal('verification-retry-later', { retryAfter: 3601 })],
    });
    await userEvent.type(number(view), '4165550142{Enter}');
    expect(await view.findByText(/^Too many codes were requested. Try again in 2.hours, or on/)).toBeTruthy();
  });

  test('the number survives a network failure and leaving the screen', async () => {
    const { view, again, unmount } = await mountScreen(VerifyPhone, {
      results: [{ ok: false, problem: null }],
    });
    await userEvent.type(number(view), '4165550142{Enter}');
    expect(number(view).value).toBe('(416) 555-0142');
    unmount();
    expect(number(again().view).value).toBe('(416) 555-0142');
  });
});

describe('where the code went', () => {
  const to = '••• ••• 0142';

  test('the number is shown as it was typed, so that a typo can be seen', async () => {
    const { view, setView } = await mountScreen(VerifyPhone);
    await userEvent.type(number(view), '4165550142{Enter}');
    setView({ contact: { pendingPhone: { ...pending, to } } });
    expect(await view.findByText(/\(416\) 555\u20110142/)).toBeTruthy();
  });

  test('another number than the typed one stays masked', async () => {
    const { view, setView } = await mountScreen(VerifyPhone);
    await userEvent.type(number(view), '4165550142{Enter}');
    setView({ contact: { pendingPhone: { ...pending, to: '••• ••• 0199' } } });
    expect(await view.findByText(/••• 0199/)).toBeTruthy();
  });
});

describe('a number that the merchant gave', () => {
  const given = { contact: { prefill: { phoneMasked: '••• ••• 0142', emailMasked: null } } };

  test('the merchant’s number is shown masked, and sent without being typed', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, { view: given });
    expect(number(view).value).toBe('••• ••• 0142');
    await userEvent.click(view.getByRole('button', { name: 'Text me a code' }));
    expect(sent).toEqual([{ type: 'sendPhoneCode' }]);
  });

  test('another one is typed over it, and comes before it', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, { view: given });
    await userEvent.type(number(view), '6475550199');
    expect(number(view).value).toBe('(647) 555-0199');
    await userEvent.click(view.getByRole('button', { name: 'Text me a code' }));
    expect(sent).toEqual([{ type: 'sendPhoneCode', phone: '6475550199' }]);
  });

  test('what the server refuses is said at the field', async () => {
    const { view } = await mountScreen(VerifyPhone, {
      view: given,
      results: [toRefusal('landline-phone-number-type-exception')],
    });
    await userEvent.click(view.getByRole('button', { name: 'Text me a code' }));
    expect(await view.findByText('Landlines are not supported. Please use a mobile number.')).toBeTruthy();
  });

  test('another code goes to it, also after a refresh', async () => {
    const contact = { ...given.contact, pendingPhone: { ...pending, resendInSeconds: 0 } };
    const { view, sent } = await mountScreen(VerifyPhone, { view: { contact } });
    await userEvent.click(view.getByRole('button', { name: 'Send the code again' }));
    expect(sent).toEqual([{ type: 'sendPhoneCode' }]);
  });
});

describe('the code', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** The clock jumps, then ticks once more: ten minutes of ticks would be ten seconds of test. */
  const later = async (seconds: number) => {
    vi.setSystemTime(Date.now() + (seconds - 1) * 1000);
    await vi.advanceTimersByTimeAsync(1000);
  };

  test('the code is typed into a secure frame, which has the focus and asks to submit', async () => {
    const { frame, sent } = await mountScreen(VerifyPhone, { view: withCode, language: 'fr' });
    expect(frame.urls[0]).toBe('code:fr&channel=phone');
    expect(frame.received()).toContain('focus');
    await frame.submit();
    expect(sent).toEqual([{ type: 'confirmPhoneCode', submit: expect.any(Function) }]);
  });

  test('another language keeps the document, and with it what was typed', async () => {
    const { frame, texts, root } = await mountScreen(VerifyPhone, { view: withCode });
    const document = root.querySelector('iframe');
    await act(() => texts.show('fr'));
    expect(root.querySelector('iframe')).toBe(document);
    expect(new Set(frame.urls)).toEqual(new Set(['code:en&channel=phone']));
    expect(frame.posted.at(-1)).toEqual({ type: 'language', language: 'fr' });
  });

  test('an incomplete code is not sent: the frame shows what is missing', async () => {
    const { view, frame, sent } = await mountScreen(VerifyPhone, { view: withCode });
    await frame.say({ type: 'state', state: 'incomplete' });
    fireEvent.click(view.getByRole('button', { name: 'Verify' }));
    expect(frame.received().at(-1)).toBe('showErrors');
    expect(sent).toEqual([]);
  });

  test('submitting has the frame send the code, and its refusal is that of a call', async () => {
    const { frame, sent } = await mountScreen(VerifyPhone, { view: withCode });
    await frame.submit();
    const [event] = sent;
    if (event?.type !== 'confirmPhoneCode') throw new Error('no code was sent');
    const results = Promise.allSettled([event.submit(), event.submit()]);
    const ids = frame.posted.flatMap((message) => (message.type === 'submit' ? [message.id] : []));
    const { problem } = toRefusal('verification-code-invalid') as { problem: Problem };
    await frame.say({ type: 'result', id: ids[1] ?? 0, ok: false, problem });
    await frame.say({ type: 'result', id: ids[0] ?? 0, ok: true });
    expect(await results).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'rejected', reason: expect.objectContaining({ problem }) },
    ]);
  });

  test('a frame that goes away while it sends the code counts as no answer', async () => {
    const { frame, sent, unmount } = await mountScreen(VerifyPhone, { view: withCode });
    await frame.submit();
    const [event] = sent;
    if (event?.type !== 'confirmPhoneCode') throw new Error('no code was sent');
    const result = event.submit().catch((error: { problem: unknown }) => error.problem);
    unmount();
    expect(await result).toBeNull();
  });

  test('a wrong code shows the attempts left', async () => {
    const { view, frame } = await mountScreen(VerifyPhone, {
      view: withCode,
      results: [toRefusal('verification-code-invalid', { attemptsLeft: 1 })],
    });
    await frame.submit();
    expect(await view.findByText('1 attempt left')).toBeTruthy();
  });

  test('the code counts down to its expiry and to the next resend', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, { view: withCode });
    expect(view.getByText('Expires in 10:00')).toBeTruthy();
    fireEvent.click(view.getByRole('button', { name: 'Send again in 0:30' }));
    expect(sent).toEqual([]);
    await later(29);
    // The clock ticks twice a second: its next tick may be still to come.
    expect(await view.findByText('Expires in 9:31')).toBeTruthy();
    await later(2);
    expect(view.getByRole('button', { name: 'Send the code again' })).toBeTruthy();
  });

  test('shortly before it expires another one is suggested: after it, ten minutes are lost', async () => {
    const { view } = await mountScreen(VerifyPhone, { view: withCode });
    await later(470);
    expect(view.queryByText(/before this one expires/)).toBeNull();
    await later(20);
    expect((await view.findByText(/before this one expires/)).getAttribute('role')).toBe('status');
    expect(
      view.getByRole('button', { name: 'Send the code again' }).getAttribute('aria-disabled'),
    ).toBeNull();
  });

  test('the countdown continues while the screen is closed', async () => {
    const { again, unmount } = await mountScreen(VerifyPhone, { view: withCode });
    unmount();
    await later(60);
    expect(await again().view.findByText('Expires in 9:00')).toBeTruthy();
  });

  test('after expiry a new code is possible after 10 minutes, another number at once', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, { view: withCode });
    await later(601);
    expect(view.getByRole('heading', { name: 'This code has expired' })).toBeTruthy();
    expect(view.queryByTitle('Secure entry of the code')).toBeNull();
    const again = view.getByRole('button', { name: 'Send a new code' });
    fireEvent.click(again);
    expect(sent).toEqual([]);
    fireEvent.click(view.getByRole('button', { name: 'Use another number' }));
    expect(sent).toEqual([{ type: 'changePhone' }]);
    await later(600);
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });

  test('after the last attempt the same rule applies, by the time the server gives', async () => {
    const { view, frame } = await mountScreen(VerifyPhone, {
      view: withCode,
      results: [toRefusal('verification-code-invalid', { attemptsLeft: 0, retryAfter: 120 })],
    });
    await frame.submit();
    expect(await view.findByRole('heading', { name: 'Too many wrong codes' })).toBeTruthy();
    expect(view.getByText('New code in 2:00')).toBeTruthy();
    expect(view.getByText(/10 minutes after your last attempt\. With another number/)).toBeTruthy();
  });

  test('attempts that were used up elsewhere wait ten minutes as well', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, {
      view: { contact: { pendingPhone: { ...pending, attemptsLeft: 0, resendInSeconds: 0 } } },
    });
    expect(view.getByText('New code in 10:00')).toBeTruthy();
    fireEvent.click(view.getByRole('button', { name: 'Send a new code' }));
    expect(sent).toEqual([]);
  });

  test('a failed message is reported, and the previous code stays valid', async () => {
    const { view, frame } = await mountScreen(VerifyPhone, {
      view: { contact: { pendingPhone: pending } },
      results: [{ ok: true }, toRefusal('unable-to-send-verification-code-exception')],
    });
    await frame.submit();
    await later(31);
    fireEvent.click(view.getByRole('button', { name: 'Send the code again' }));
    expect(await view.findByText(/We couldn’t send your code/)).toBeTruthy();
    expect(view.getByTitle('Secure entry of the code')).toBeTruthy();
  });

  test('a code refused for hours says what can be done now, and keeps the way to ask again', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, {
      view: { contact: { pendingPhone: pending } },
      results: [toRefusal('verification-retry-later', { retryAfter: 7500 }), { ok: true }],
    });
    await later(31);
    fireEvent.click(view.getByRole('button', { name: 'Send the code again' }));
    const refusal = await view.findByText(/^Too many codes were requested/);
    expect(refusal.textContent).toBe(
      'Too many codes were requested. Try again in 3\u00a0hours, or on another network. If you’ve applied before, use the link we emailed you.',
    );
    fireEvent.click(view.getByRole('button', { name: 'Send the code again' }));
    expect(sent).toHaveLength(2);
  });

  test('a check refused with a waiting time ends this code', async () => {
    const { view, frame } = await mountScreen(VerifyPhone, {
      view: withCode,
      results: [toRefusal('verification-retry-later', { retryAfter: 300 })],
    });
    await frame.submit();
    expect(await view.findByRole('heading', { name: 'Too many wrong codes' })).toBeTruthy();
    expect(view.getByText('New code in 5:00')).toBeTruthy();
  });

  test('a code sent again starts over', async () => {
    const { view, setView, frame } = await mountScreen(VerifyPhone, {
      view: withCode,
      results: [toRefusal('verification-code-invalid', { attemptsLeft: 0 })],
    });
    await frame.submit();
    await view.findByRole('heading', { name: 'Too many wrong codes' });
    setView({ contact: { pendingPhone: { ...pending } } });
    expect(await view.findByRole('heading', { name: 'Enter the code' })).toBeTruthy();
  });

  test('after a refresh, when the number is unknown, resending asks for it', async () => {
    const { view, sent } = await mountScreen(VerifyPhone, { view: withCode });
    await later(31);
    fireEvent.click(view.getByRole('button', { name: 'Send the code again' }));
    expect(sent).toEqual([{ type: 'changePhone' }]);
  });
});

test('a verified number, reached by Back, can be kept or changed', async () => {
  const { view, sent } = await mountScreen(VerifyPhone, {
    view: { facts: { phoneVerified: true }, contact: { phoneMasked: pending.to } },
  });
  expect(view.getByText(pending.to)).toBeTruthy();
  await userEvent.click(view.getByRole('button', { name: 'Next' }));
  expect(sent).toEqual([{ type: 'continueFromPhone' }]);
});
