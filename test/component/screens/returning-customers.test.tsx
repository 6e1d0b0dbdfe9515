import type { Language } from '@tamarack/core/language';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { FactsView } from '../../../widget/api/types';
import { Qualification } from '../../../widget/screens/offer/qualification';
import { CartTotalError } from '../../../widget/screens/outcome/cart-total-error';
import { VerifyEmail } from '../../../widget/screens/verify/verify-email';
import { VerifyPhone } from '../../../widget/screens/verify/verify-phone';
import { mountScreen, type ScreenOptions, toRefusal } from '../../support/mount-screen';

const to = '(•••) •••-0142';
const pending = { to, expiresInSeconds: 600, resendInSeconds: 0, attemptsLeft: 5 };
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');

describe('by a resume link', () => {
  const locked = { facts: { locked: true }, contact: { phoneMasked: to } };
  const open = (options: ScreenOptions = {}) => mountScreen(VerifyPhone, { view: locked, ...options });

  test('the code goes to the known phone: nothing is typed, and nothing can be skipped', async () => {
    const { view, sent } = await open();
    expect(view.getByRole('heading', { name: 'Confirm it’s you' })).toBeTruthy();
    expect(plain(view.getByText(/the number you applied with/).textContent)).toContain('(•••) •••‑0142');
    expect(view.queryByRole('textbox')).toBeNull();
    expect(view.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.dblClick(view.getByRole('button', { name: 'Text me the code' }));
    expect(sent).toEqual([{ type: 'sendPhoneCode' }]);
  });

  test('the code is entered as usual; a new one can be sent after a refresh too, but not to another number', async () => {
    const { view, sent, frame } = await open({
      view: { ...locked, contact: { ...locked.contact, pendingPhone: pending } },
    });
    expect(view.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(view.queryByText('Use another number')).toBeNull();
    fireEvent.click(view.getByRole('button', { name: 'Send the code again' }));
    await waitFor(() => expect(sent).toEqual([{ type: 'sendPhoneCode' }]));
    await frame.submit();
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ type: 'confirmPhoneCode', submit: expect.any(Function) }),
    );
  });

  test('a customer who lost the number is told to write or call', async () => {
    const { view } = await open({ language: 'fr' });
    await userEvent.click(view.getByText('Je n’ai plus ce numéro'));
    expect(view.getByText(/Nous vérifierons votre identité/)).toBeTruthy();
    expect(view.getByRole('link', { name: /^help@/ })).toBeTruthy();
  });

  test.each([
    ['verification-retry-later', 'Too many codes were requested. Try again in 10\u00a0minutes.'],
    ['unable-to-send-verification-code-exception', 'We couldn’t send your code. Try again in a moment.'],
  ] as const)('%s is shown without an unavailable action', async (type, words) => {
    const { view } = await open({ results: [toRefusal(type)] });
    await userEvent.click(view.getByRole('button', { name: 'Text me the code' }));
    expect((await view.findByRole('alert')).textContent).toBe(words);
  });

  test('a code refused for hours says how many, in both languages', async () => {
    for (const [language, words] of [
      [
        'en',
        'Too many codes were requested. Try again in 1\u00a0hour, or on another network. If you’ve applied before, use the link we emailed you.',
      ],
      [
        'fr',
        'Trop de codes ont été demandés. Réessayez dans 1\u00a0h, ou sur un autre réseau. Si vous avez déjà un compte, ouvrez le lien de notre courriel.',
      ],
    ] as const) {
      const { view, unmount } = await open({
        language,
        results: [toRefusal('verification-retry-later', { retryAfter: 3600 })],
      });
      await userEvent.click(
        view.getByRole('button', { name: language === 'en' ? 'Text me the code' : 'Envoyer le code' }),
      );
      expect((await view.findByRole('alert')).textContent).toBe(words);
      unmount();
    }
  });

  test('a code tried too often offers no other number', async () => {
    const { view } = await open({
      view: { ...locked, contact: { ...locked.contact, pendingPhone: { ...pending, attemptsLeft: 0 } } },
    });
    expect(view.getByText(/10 minutes after your last attempt\.$/)).toBeTruthy();
    expect(view.queryByText(/another number/i)).toBeNull();
  });
});

const credit = {
  limit: 25_000,
  used: 17_350.25,
  remaining: 7649.75,
  instant: 7649.75,
  expiresOn: '2026-11-24',
  expiresInDays: 1,
};
const returning: Partial<FactsView> = {
  eligibility: 'eligible',
  phoneVerified: true,
  emailVerified: true,
  outcome: 'approved',
  cartTotal: 4850,
  credit,
};
const contact = { emailMasked: 'm•••@example.ca', phoneMasked: to };

describe('a returning customer', () => {
  const open = (facts: Partial<FactsView> = {}, language: Language = 'en') =>
    mountScreen(Qualification, { view: { facts: { ...returning, ...facts }, contact }, language });

  test('a returning customer is greeted with the exact remaining credit', async () => {
    const { view, slot } = await open();
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    expect(view.getByText('You can finance up to $7,649.75 with Tamarack.')).toBeTruthy();
    const parts = [...slot.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(parts).toEqual([
      'Used credit$17,350.25',
      'This purchase$4,850.00',
      'Left after this purchase$2,799.75',
    ]);
    const shares = [...slot.querySelectorAll<HTMLElement>('[style*="width"]')].map(
      ({ style }) => style.width,
    );
    expect(shares.map((share) => Math.round(Number.parseFloat(share)))).toEqual([69, 19, 11]);
  });

  test('the greeting in French shows the expiry date as well', async () => {
    const { view, slot } = await open({}, 'fr');
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Ravis de vous revoir');
    expect(plain(slot.textContent)).toContain('Crédit utilisé17 350,25 $');
    expect(plain(slot.textContent)).toContain('dans 1 jour, le 24 novembre 2026');
    const last = await open({ credit: { ...credit, expiresInDays: 0 } }, 'fr');
    expect(plain(last.slot.textContent)).toContain(
      'Votre approbation prend fin aujourd’hui, le 24 novembre 2026',
    );
  });

  test('a long email address breaks before @ and periods, never within a word', async () => {
    const { view } = await open();
    expect(view.getByText('m•••@example.ca').innerHTML).toBe('m•••<wbr>@example<wbr>.ca');
  });

  test('on its last day the line says so', async () => {
    const { view } = await open({ credit: { ...credit, expiresInDays: 0 } });
    expect(view.getByText('Today, November 24, 2026, is the last day of your approval.')).toBeTruthy();
  });

  test('a line with no credit left does not offer $0', async () => {
    const { view } = await open({ credit: { ...credit, used: 25_000, remaining: 0, instant: 0 } });
    expect(view.getByText('All of your $25,000 credit limit is in use right now.')).toBeTruthy();
    expect(view.queryByText(/up to \$0/)).toBeNull();
    // said once: not that the purchase is as much more than nothing
    expect(view.queryByText(/\$0 you have left/)).toBeNull();
  });

  test('a returning customer sees where the agreement goes, and can change the address', async () => {
    const { view, sent } = await open();
    expect(view.getByText('m•••@example.ca')).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: 'Change email' }));
    expect(sent).toEqual([{ type: 'changeEmail' }]);
  });

  test.each([
    ['no credit is left', { credit: { ...credit, used: 25_000, remaining: 0, instant: 0 } }],
    [
      'no credit is left for an invoice',
      { entry: 'invoiceLink', credit: { ...credit, remaining: 0, instant: 0 } },
    ],
    ['the cart is over the credit', { cartTotal: 7649.76 }],
  ] as const)('where %s, no agreement is announced', async (_, facts) => {
    const { view } = await open(facts);
    expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
    expect(view.queryByText('We’ll send your agreement to')).toBeNull();
    expect(view.queryByRole('button', { name: 'Change email' })).toBeNull();
  });

  test('a new address is verified and the flow continues, without an unusable Back', async () => {
    const { view, setView } = await mountScreen(VerifyEmail, {
      view: { facts: { ...returning, emailVerified: false }, contact: { ...contact, emailMasked: null } },
    });
    expect(view.getByLabelText('Email')).toBeTruthy();
    expect(view.queryByRole('button', { name: 'Back' })).toBeNull();
    await act(async () => setView({ facts: returning, contact }));
    expect(view.getByText('Click Next to continue.')).toBeTruthy();
    expect(view.queryByText(/see if you are approved/)).toBeNull();
  });
});

test('a new applicant’s approval does not show the email address', async () => {
  const scored = { state: 'done', stage: null, slow: false, late: false } as const;
  const { view } = await mountScreen(Qualification, {
    view: { facts: { ...returning, scoring: scored, bank: 'connected' }, contact },
  });
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe('You’re approved');
  expect(view.queryByText('m•••@example.ca')).toBeNull();
});

describe('a cart over the credit', () => {
  const accepted: Partial<FactsView> = { ...returning, qualification: 'accepted', cartTotal: 9000 };
  test.each([
    [
      'all of it',
      { credit: { ...credit, used: 0, remaining: 7649.75 } },
      'exceeds your approved credit of $7,649.75 by $1,350.25.',
    ],
    ['what is left', {}, 'exceeds the $7,649.75 left of your approved credit of $25,000 by $1,350.25.'],
    [
      'the instant part',
      { outcome: 'preQualified', qualification: 'acceptedInstant', credit: { ...credit, instant: 5000 } },
      'exceeds your instant approval of $5,000 by $4,000.',
    ],
  ] as const)('a cart over the credit is compared with %s', async (_, facts, words) => {
    const { view, sent, closeRequests } = await mountScreen(CartTotalError, {
      view: { facts: { ...accepted, ...facts }, contact },
    });
    expect(view.getByText(`This transaction ${words}`)).toBeTruthy();
    await userEvent.click(view.getByRole('button', { name: 'Back' }));
    expect(sent).toEqual([{ type: 'back' }]);
    await userEvent.click(view.getByRole('button', { name: 'Return to checkout' }));
    expect(closeRequests()).toBe(1);
  });
});
