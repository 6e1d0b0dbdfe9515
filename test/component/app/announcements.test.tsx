import type { Language } from '@tamarack/core/language';
import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiFailure } from '../../../widget/api/failure';
import type { FactsView, PaymentOption } from '../../../widget/api/types';
import { Messages } from '../../../widget/app/outcomes/messages';
import { BankingInfo } from '../../../widget/screens/bank/banking-info';
import { Scoring } from '../../../widget/screens/bank/scoring';
import { ROTATION_INTERVAL } from '../../../widget/screens/bank/use-rotation';
import { BankStatementsUpload } from '../../../widget/screens/documents/statements/bank-statements-upload';
import { InvoiceUpload } from '../../../widget/screens/invoice/invoice-upload';
import { DisplayOptions } from '../../../widget/screens/offer/display-options';
import { Final } from '../../../widget/screens/outcome/final';
import { BusinessInfo } from '../../../widget/screens/profile/business-info';
import { VerifyBusiness } from '../../../widget/screens/verify/verify-business';
import { VerifyEmail } from '../../../widget/screens/verify/verify-email';
import { VerifyPhone } from '../../../widget/screens/verify/verify-phone';
import { mountScreen, type ScreenOptions, toRefusal } from '../../support/mount-screen';
import { openBankScreen } from '../support/bank-frame';
import { buildStatement } from '../support/documents';
import { createFile } from '../support/fake-xhr';
import { listen, settle } from '../support/listen';

afterEach(() => void vi.useRealTimers());

const pending = { to: '(•••) •••-0142', expiresInSeconds: 600, resendInSeconds: 0, attemptsLeft: 5 };
const option = (id: string, termWeeks: number): PaymentOption => ({
  id,
  termWeeks,
  instalments: termWeeks,
  weeklyPayment: 100,
  lastPayment: 100,
  firstPaymentOn: '2026-11-30',
  lastPaymentOn: '2027-02-15',
  dueOn: ['2026-11-30', '2027-02-15'],
  principal: 1180,
  financingFee: 20,
  totalRepayment: 1200,
  annualRate: 9.99,
  apr: 9.97,
  balances: [1180, 0],
});
const at = (stage: FactsView['scoring']['stage'], more: Partial<FactsView['scoring']> = {}) => ({
  facts: { scoring: { state: 'running' as const, stage, slow: false, late: false, ...more } },
});

/** A promise that the test ends. */
function defer<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A screen with somebody who listens to it from the moment that it is there. */
async function open(Screen: Parameters<typeof mountScreen>[0], options: ScreenOptions) {
  const screen = await mountScreen(Screen, options);
  screen.root.append(screen.overlay);
  await settle();
  const { t } = screen.texts.i18n;
  /** As it is read out: without the kinds of space. */
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(key, values).replace(/\s+/g, ' ');
  const press = async (key: string): Promise<void> => {
    const button = [...screen.root.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.replace(/\s+/g, ' ') === say(key),
    );
    if (!button) throw new Error(`no button ${key}`);
    await act(async () => void fireEvent.click(button));
    await settle();
  };
  return { ...screen, ...listen(screen.root), say, press };
}

describe.each(['en', 'fr'] as const)('in %s', (language: Language) => {
  const codes = [
    ['phone', VerifyPhone, { pendingPhone: pending }],
    ['email', VerifyEmail, { pendingEmail: pending }],
  ] as const;

  test.each(codes)('a code sent again by %s', async (channel, Screen, contact) => {
    // the merchant's number: one that was typed would have to be typed again
    const prefill = { phoneMasked: pending.to, emailMasked: null };
    const view = { contact: { ...contact, prefill }, facts: { phoneVerified: Screen === VerifyEmail } };
    const { heard, unheard, press, say, sent } = await open(Screen, { language, view });
    await press('verify:code.resend');
    expect(sent.map(({ type }) => type)).toEqual([channel === 'phone' ? 'sendPhoneCode' : 'sendEmailCode']);
    expect(heard()).toEqual([say('verify:code.resent')]);
    expect(unheard()).toEqual([]);
  });

  test.each(codes)('tries left of a code by %s, once for each', async (_, Screen, contact) => {
    const view = { contact, facts: { phoneVerified: Screen === VerifyEmail } };
    const results = [4, 3].map((attemptsLeft) => toRefusal('verification-code-invalid', { attemptsLeft }));
    const { heard, unheard, frame, say } = await open(Screen, { language, view, results });
    await frame.submit();
    await settle();
    await frame.submit();
    await settle();
    expect(heard()).toEqual([4, 3].map((count) => say('verify:code.attemptsLeft', { count })));
    expect(unheard()).toEqual([]);
  });

  test('an answer with which nobody can continue', async () => {
    const { heard, unheard, view, say } = await open(VerifyBusiness, { language });
    const no = view.getAllByRole('radio').at(-1) as HTMLElement;
    await act(async () => void fireEvent.click(no));
    await settle();
    expect(heard()).toEqual([
      `${say('messages:validation.ineligible')}${say('verify:verifyBusiness.ineligibleMore')}`,
    ]);
    expect(unheard()).toEqual([]);
  });

  test('an answer that is missing, with its field', async () => {
    const { heard, press, say } = await open(VerifyBusiness, { language });
    await press('common:buttons.continue');
    expect(heard()).toEqual([
      `${say('verify:verifyBusiness.yes')} ${say('messages:validation.eligibilityRequired')}`,
    ]);
  });

  test.each([
    ['Enter in it: the field keeps the focus', true],
    ['the button: the field gets the focus', false],
  ])('an error of a field after a press on %s', async (_, inField) => {
    const { heard, unheard, root, press, say } = await open(VerifyPhone, { language });
    const input = root.querySelector('input') as HTMLInputElement;
    if (inField) {
      act(() => input.focus());
      await act(async () => void fireEvent.submit(input.form as HTMLFormElement));
      await settle();
    } else await press('verify:verifyPhone.send');
    const error = say('messages:validation.phoneRequired');
    expect(heard().filter((text) => text.endsWith(error))).toHaveLength(1);
    expect(heard()).toHaveLength(inField ? 2 : 1);
    expect(unheard()).toEqual([]);
  });

  test('what is missing in a form: the first field by its error, every other one beside its own', async () => {
    const { heard, root, press } = await open(BusinessInfo, { language });
    await press('common:buttons.next');
    const errors = [...root.querySelectorAll('[id$=-error]')];
    expect(errors.length).toBeGreaterThanOrEqual(4);
    for (const error of errors) {
      const fields = [...root.querySelectorAll(`[aria-describedby~="${error.id}"]`)];
      expect(fields.length, error.textContent ?? '').toBeGreaterThan(0);
      expect(fields.filter((field) => field.getAttribute('aria-invalid') !== 'true')).toEqual([]);
    }
    expect(heard()).toHaveLength(1);
    expect(heard()[0]).toContain(errors[0]?.textContent?.replace(/\s+/g, ' '));
  });

  test('the plans, once they are there', async () => {
    const items = [option('panel0', 12), option('panel1', 26)];
    const answer = defer<{ amount: number; items: PaymentOption[] }>();
    const api = { offers: () => answer.promise };
    const { heard, unheard, say } = await open(DisplayOptions, { language, api });
    await act(async () => answer.resolve({ amount: 1180, items }));
    await settle();
    expect(heard()).toEqual([say('offer:displayOptions.plans')]);
    expect(unheard()).toEqual([]);
  });

  test.each([
    ['failed', () => Promise.reject(createApiFailure(null))],
    ['none', async () => ({ amount: 1180, items: [] })],
  ] as const)('plans that did not come: %s', async (key, offers) => {
    const gate = defer<void>();
    const { heard, unheard, say } = await open(DisplayOptions, {
      language,
      api: { offers: () => gate.promise.then(offers) },
    });
    await act(async () => gate.resolve());
    await settle();
    expect(heard().map((text) => text.replace(say('offer:displayOptions.retry'), ''))).toEqual([
      say(`offer:displayOptions.${key}`),
    ]);
    expect(unheard()).toEqual([]);
  });

  test('each stage of the scoring once, that it takes longer once, and no message that rotates', async () => {
    localStorage.clear();
    const { heard, unheard, setView, say } = await open(Scoring, { language, view: at('preparing') });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await act(async () => void vi.advanceTimersByTime(4 * ROTATION_INTERVAL));
    vi.useRealTimers();
    for (const view of [
      at('reviewing'),
      at('reviewing'),
      at('reviewing', { slow: true }),
      at('calculating'),
      at('calculating', { slow: true, late: true }),
    ]) {
      act(() => setView(view));
      await settle();
    }
    expect(heard()).toEqual([
      say('bank:scoring.reviewing.name'),
      say('bank:scoring.reviewing.slow'),
      say('bank:scoring.calculating.name'),
      `${say('bank:scoring.late.title')}${say('bank:scoring.late.body')}`,
    ]);
    expect(unheard()).toEqual([]);
  });

  test('a bank that is slow', async () => {
    const screen = await openBankScreen({ language });
    const { heard, unheard } = listen(screen.root);
    await screen.frame.say({ type: 'bankAlive', hint: 'bankSlow' });
    await settle();
    const t = screen.texts.i18n.t;
    expect(heard()).toEqual([
      `${t('bank:upload.bankSlow')}${t('bank:upload.bankSlowBody')}`.replace(/\s+/g, ' '),
    ]);
    expect(unheard()).toEqual([]);
  });

  test('an account whose scoring did not start', async () => {
    const answer = defer<ReturnType<typeof toRefusal>>();
    const view = { facts: { bank: 'bypassed' } } as const;
    const { heard, unheard, say } = await open(BankingInfo, { language, view, results: [answer.promise] });
    await act(async () => answer.resolve(toRefusal('service-unavailable')));
    await settle();
    expect(heard()).toEqual([say('bank:bankingInfo.notStarted')]);
    expect(unheard()).toEqual([]);
  });

  test('a purchase that is not complete', async () => {
    const answer = defer<ReturnType<typeof toRefusal>>();
    const { heard, unheard, say } = await open(Final, { language, results: [answer.promise] });
    await act(async () => answer.resolve(toRefusal('service-unavailable')));
    await settle();
    expect(heard()).toEqual([say('final:failedTitle'), say('final:failed')]);
    expect(unheard()).toEqual([]);
  });

  test('a network that is down', async () => {
    const { heard, unheard, state, say } = await open(Messages, { language });
    act(() => state.setState({ offline: true }));
    await settle();
    expect(heard()).toEqual([say('common:toast.network')]);
    expect(unheard()).toEqual([]);
  });

  test('statements: each file once it is there or refused, and nothing of their progress', async () => {
    const { heard, unheard, setView, root, say } = await open(BankStatementsUpload, {
      language,
      api: {
        uploadDocument: (_, upload) => {
          for (let sent = 0; sent <= 100; sent++) upload.onProgress(sent * 10);
          return new Promise(() => {});
        },
      },
    });
    const input = root.querySelector('input[type=file]') as HTMLInputElement;
    await act(
      async () => void fireEvent.change(input, { target: { files: [createFile('june.pdf', 1000)] } }),
    );
    await settle();
    expect(heard()).toEqual([say('documents:statements.reading')]);
    const names = (): readonly string[] => heard().filter((text) => text.includes('.pdf'));
    act(() => setView({ documents: [buildStatement(3, { name: 'may.pdf' })] }));
    await settle();
    act(() =>
      setView({ documents: [buildStatement(3, { name: 'may.pdf', state: 'refused', problem: 'broken' })] }),
    );
    await settle();
    expect(names()).toEqual([
      say('documents:announced.uploaded', { name: 'may.pdf' }),
      say('documents:announced.failed', { name: 'may.pdf', reason: say('documents:row.broken') }),
    ]);
    expect(unheard()).toEqual([]);
  });

  test('the invoice on its way: by quarters, then that it is read', async () => {
    let tell = (_: number): void => {};
    const { heard, unheard, root, say } = await open(InvoiceUpload, {
      language,
      api: {
        uploadDocument: (_, { onProgress }) => {
          tell = onProgress;
          return new Promise(() => {});
        },
      },
    });
    const input = root.querySelector('input[type=file]') as HTMLInputElement;
    await act(async () => void fireEvent.change(input, { target: { files: [createFile('a.pdf', 1000)] } }));
    for (let sent = 0; sent <= 1000; sent += 40) {
      tell(sent);
      await act(() => new Promise<void>((done) => requestAnimationFrame(() => done())));
      await settle();
    }
    expect(heard().length).toBeLessThanOrEqual(5);
    expect(heard().at(-1)).toBe(say('invoice:upload.reading'));
    expect(new Set(heard()).size).toBe(heard().length);
    expect(unheard()).toEqual([]);
  });
});
