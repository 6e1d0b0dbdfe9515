import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createApiFailure } from '../../../widget/api/failure';
import type { FactsView, PaymentOption } from '../../../widget/api/types';
import { Scoring } from '../../../widget/screens/bank/scoring';
import { DisplayOptions } from '../../../widget/screens/offer/display-options';
import { Qualification } from '../../../widget/screens/offer/qualification';
import { Final, THANKS_DURATION } from '../../../widget/screens/outcome/final';
import { RejectedApplication } from '../../../widget/screens/outcome/rejected-application';
import { SinEntry } from '../../../widget/screens/outcome/sin-entry';
import { SmallCartTotal } from '../../../widget/screens/outcome/small-cart-total';
import { listNews, mountScreen, toRefusal } from '../../support/mount-screen';

const credit = {
  limit: 60_000,
  used: 3_200,
  remaining: 56_800,
  instant: 25_000,
  expiresOn: '2027-01-20',
  expiresInDays: 60,
};
const option = (id: string, termWeeks: number): PaymentOption => ({
  id,
  termWeeks,
  instalments: termWeeks,
  weeklyPayment: 100,
  lastPayment: 99.5,
  firstPaymentOn: '2026-11-30',
  lastPaymentOn: '2027-02-15',
  dueOn: ['2026-11-30', '2026-12-07', '2027-02-15'],
  principal: 1180,
  financingFee: 19.5,
  totalRepayment: 1199.5,
  annualRate: 9.99,
  apr: 9.97,
  balances: [1180, 600, 0],
});
const facts = (more: Partial<FactsView>): { facts: Partial<FactsView> } => ({ facts: { credit, ...more } });

test('for a purchase within the instant part, that part is suggested first', async () => {
  const { view, sent } = await mountScreen(Qualification, { view: facts({ outcome: 'preQualified' }) });
  expect(view.getByText(/may qualify for up to \$60,000/)).toBeTruthy();
  expect(view.getByText('Left after this purchase').parentElement?.textContent).toContain('$20,150');
  fireEvent.click(view.getByRole('button', { name: 'Continue with $25,000' }));
  await waitFor(() => expect(sent).toEqual([{ type: 'acceptQualification', part: 'instant' }]));
});

test('only what is granted counts as remaining credit', async () => {
  const preQualified = facts({ outcome: 'preQualified', entry: 'preQualification' });
  const { view } = await mountScreen(Qualification, { view: preQualified });
  const listFigures = (label: string) =>
    view.getAllByText(label).map((node) => node.parentElement?.textContent?.slice(label.length));
  expect(listFigures('Remaining credit')).toEqual(['$25,000', '$25,000']);
  expect(listFigures('Possible after a final review')).toEqual(['$31,800']);
  expect(listFigures('Credit limit after a final review, up to')).toEqual(['$60,000']);
});

test('the parts of the credit never exceed its limit', async () => {
  const { view } = await mountScreen(Qualification, {
    view: facts({ outcome: 'preQualified', entry: 'cart', cartTotal: 30_000.49 }),
  });
  const listed = view.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(listed).toEqual([
    'Used credit$3,200.00',
    'This purchase$30,000.49',
    'Possible after a final review$26,799.51',
  ]);
});

test('amounts in one list have cents as soon as one has', async () => {
  const { view } = await mountScreen(Qualification, {
    view: facts({ outcome: 'approved', entry: 'cart', cartTotal: 4850.4 }),
  });
  const listed = view.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/^[^$]+/, ''));
  expect(listed).toEqual(['$3,200.00', '$4,850.40', '$51,949.60']);
  expect(view.getByText('Credit limit').parentElement?.textContent).toBe('Credit limit$60,000');
});

test('only a pre-qualified applicant can request the final review', async () => {
  const pre = await mountScreen(Qualification, { view: facts({ outcome: 'preQualified' }) });
  fireEvent.click(pre.view.getByRole('button', { name: 'Request final review of max approval' }));
  await waitFor(() => expect(pre.sent).toEqual([{ type: 'requestFinalReview' }]));
  const approved = await mountScreen(Qualification, { view: facts({ outcome: 'approved' }) });
  expect(approved.view.queryByRole('button', { name: /final review/ })).toBeNull();
});

test('the first plan is selected by default, and shows its cost', async () => {
  const api = { offers: async () => ({ amount: 1180, items: [option('panel0', 12), option('panel1', 26)] }) };
  const { view, sent } = await mountScreen(DisplayOptions, { api, view: facts({ outcome: 'approved' }) });
  const first = await view.findByRole('radio', {
    name: '12\u00a0weeks $100.00 a week $19.50 fee',
    checked: true,
  });
  expect(view.getByRole('group', { name: 'Payment plans' }).contains(first)).toBe(true);
  const details = () => view.getByRole('region', { name: /a week$/ });
  for (const text of ['12\u00a0weeks', '$100.00 a week', '$19.50', '$1,199.50', '9.99%', '9.97%'])
    expect(details().textContent).toContain(text);
  const dates = within(details()).getAllByRole('definition').slice(-3);
  expect(dates.map(({ textContent }) => textContent)).toEqual(['30', '7', '15']);
  fireEvent.click(view.getByRole('radio', { name: 'Months' }));
  fireEvent.click(view.getByRole('radio', { name: /^About 6\u00a0months/ }));
  expect(details().textContent).toContain('About 6\u00a0months');
  fireEvent.click(view.getByRole('button', { name: 'Continue with this plan' }));
  await waitFor(() => expect(sent).toEqual([{ type: 'selectOption', optionId: 'panel1' }]));
});

test('without a plan for the amount it says whom to reach', async () => {
  const api = { offers: async () => ({ amount: 1180, items: [] }) };
  const { view } = await mountScreen(DisplayOptions, { api, view: facts({ outcome: 'approved' }) });
  expect(await view.findByText('No payment plan is available for this amount.')).toBeTruthy();
  expect(view.getByRole('link', { name: /^help@/ })).toBeTruthy();
});

test('a plan whose merchant captures what it ships promises no dates', async () => {
  const undated = { ...option('panel0', 12), firstPaymentOn: null, lastPaymentOn: null, dueOn: [] };
  const api = { offers: async () => ({ amount: 1180, items: [undated] }) };
  const { view } = await mountScreen(DisplayOptions, { api, view: facts({ outcome: 'approved' }) });
  await view.findByRole('radio', { name: /^12\u00a0weeks/ });
  const { textContent } = view.getByRole('region', { name: /a week$/ });
  expect(textContent).toContain('First paymentA week after it ships');
  expect(textContent).toContain('You owe only what the merchant ships');
  expect(textContent).not.toMatch(/Payment dates|Your balance|202\d/);
});

test('a purchase that waits for a person says so on the screen', async () => {
  const api = { offers: async () => ({ amount: 1180, items: [option('panel0', 12)] }) };
  const { view } = await mountScreen(DisplayOptions, {
    api,
    view: facts({ outcome: 'approved' }),
    results: [toRefusal('security-review')],
  });
  await view.findByRole('radio', { name: /^12\u00a0weeks/ });
  fireEvent.click(view.getByRole('button', { name: 'Continue with this plan' }));
  expect(await view.findByText(/a person will check this purchase first/)).toBeTruthy();
});

test('a plan that was replaced meanwhile loads the present ones, with the first selected', async () => {
  const lists = [
    [option('old0', 12), option('old1', 26)],
    [option('new0', 13), option('new1', 26)],
  ];
  const api = { offers: async () => ({ amount: 1180, items: lists.shift() ?? [] }) };
  const { view, sent } = await mountScreen(DisplayOptions, {
    api,
    view: facts({ outcome: 'approved' }),
    results: [toRefusal('step-not-allowed')],
  });
  fireEvent.click(await view.findByRole('radio', { name: /^26\u00a0weeks/ }));
  const press = () => fireEvent.click(view.getByRole('button', { name: 'Continue with this plan' }));
  press();
  await view.findByRole('radio', { name: /^13\u00a0weeks/, checked: true });
  press();
  await waitFor(() =>
    expect(sent).toEqual([
      { type: 'selectOption', optionId: 'old1' },
      { type: 'selectOption', optionId: 'new0' },
    ]),
  );
});

test('plans that are no longer available reload the application', async () => {
  const problem = {
    type: 'step-not-allowed',
    title: 'Step not allowed',
    status: 409,
    instance: 'test',
  } as const;
  const api = { offers: () => Promise.reject(createApiFailure(problem)) };
  const { sent } = await mountScreen(DisplayOptions, { api, view: facts({ outcome: 'approved' }) });
  await waitFor(() => expect(sent).toEqual([{ type: 'refresh' }]));
});

test('the plans name their invoice', async () => {
  const api = { offers: async () => ({ amount: 1180, items: [option('panel0', 12)] }) };
  const invoice = { number: 'NW-20418', site: null, fileName: null, reading: null };
  const confirmed = {
    state: 'confirmed',
    source: 'link',
    pendingApproval: false,
    amount: 1180,
    payable: 1180,
    partialConfirmed: false,
  } as const;
  const { view } = await mountScreen(DisplayOptions, {
    api,
    view: {
      ...facts({ outcome: 'approved', qualification: 'accepted', entry: 'invoiceLink', invoice: confirmed }),
      invoice,
    },
  });
  expect((await view.findByText(/^Weekly payments for/)).textContent).toMatch(
    /^Weekly payments for \$1,180.00 of invoice NW-20418\./,
  );
});

test('what is below the title does not move when the plans come', async () => {
  const api = { offers: () => new Promise<never>(() => {}) };
  const accepted = facts({ outcome: 'approved', qualification: 'accepted', cartTotal: 1180 });
  const { view } = await mountScreen(DisplayOptions, { api, view: accepted });
  expect(view.getByText('Weekly payments for your purchase of $1,180.00.')).toBeTruthy();
  expect(view.getByText('Preparing your payment plans…')).toBeTruthy();
});

test('scoring shows the server’s current stage, also after leaving and returning', async () => {
  const { view, unmount, again, setView } = await mountScreen(Scoring, {
    view: { facts: { scoring: { state: 'running', stage: 'reviewing', slow: true, late: false } } },
  });
  expect(view.getByText(/taking longer than expected/)).toBeTruthy();
  unmount();
  setView({ facts: { scoring: { state: 'running', stage: 'calculating', slow: false, late: false } } });
  const back = again();
  expect(listNews(back.view)).toEqual(['Calculating your qualification amount']);
  expect(back.view.queryByText(/taking longer than expected/)).toBeNull();
});

test('the purchase completes automatically; a failed one can be retried', async () => {
  const { view, sent } = await mountScreen(Final, { results: [toRefusal('service-unavailable')] });
  const retry = await view.findByRole('button', { name: 'Try again' });
  // nobody is thanked for what did not happen
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Your purchase isn’t complete yet');
  expect(view.getByRole('link', { name: /^help@/ })).toBeTruthy();
  fireEvent.click(retry);
  await waitFor(() => expect(sent).toEqual([{ type: 'completePurchase' }, { type: 'completePurchase' }]));
});

test('the thank-you page returns to the merchant automatically', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { closeRequests, sent } = await mountScreen(Final, { view: { facts: { purchase: 'completed' } } });
    expect(closeRequests()).toBe(0);
    await act(async () => void vi.advanceTimersByTime(THANKS_DURATION + 10));
    expect(closeRequests()).toBe(1);
    expect(sent).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test('a rejection shows when, why, by whom, and how to ask for a review', async () => {
  const { view } = await mountScreen(RejectedApplication, {
    view: {
      facts: { outcome: 'rejected', reapplyInDays: 90 },
      reasons: [{ code: 'nsf', en: 'Several payments were returned.', fr: 'Des paiements.' }],
      decidedBy: 'rules',
    },
  });
  expect(view.getByText(/^Sorry, you are not approved for .+ financing at this time\.$/)).toBeTruthy();
  const again = view.getByText(/apply again in 90 days/);
  const [, month, day] = /from (\w{3})\w*\u00a0(\d+)/.exec(again.textContent ?? '') ?? [];
  // the sheet of the calendar is for the eye: the sentence has the date
  expect(again.previousElementSibling?.getAttribute('aria-hidden')).toBe('true');
  expect(again.previousElementSibling?.textContent).toMatch(new RegExp(`^${month}\\w?${day}$`));
  expect(view.getByText('Several payments were returned.')).toBeTruthy();
  expect(view.getByText(/automated system/)).toBeTruthy();
  expect(view.getByText(/have a person review the decision/)).toBeTruthy();
});

test('a manual rejection says so, and how to ask for another review', async () => {
  const { view } = await mountScreen(RejectedApplication, {
    view: { facts: { outcome: 'rejected', reapplyInDays: 90 }, decidedBy: 'person' },
  });
  expect(view.getByText(/A person on our team reviewed your application/)).toBeTruthy();
  expect(view.getByText(/have another person review the decision/)).toBeTruthy();
  expect(view.queryByText(/automated system/)).toBeNull();
});

test('the SIN is asked again in a frame, which saves it', async () => {
  const { view, sent, frame } = await mountScreen(SinEntry);
  expect(frame.urls.at(-1)).toBe('sin:en');
  fireEvent.click(view.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(frame.received()).toContain('showErrors'));
  await frame.submit();
  expect(sent).toEqual([{ type: 'saveSin', submit: expect.any(Function) }]);
});

test('a mistake in the details beside the SIN has somebody to reach', async () => {
  const { view } = await mountScreen(SinEntry);
  expect(await view.findByText('Need help? Write or call:')).toBeTruthy();
  expect(view.getByRole('link', { name: /^help@/ })).toBeTruthy();
});

test('a small cart shows the missing amount and the minimum', async () => {
  const { view, closeRequests } = await mountScreen(SmallCartTotal, {
    view: { facts: { cartTotal: 312.5, amountQualified: false } },
  });
  expect(view.getByRole('heading', { name: 'Almost There' })).toBeTruthy();
  expect(view.getByText(/Add \$187\.50 .+ minimum purchase is \$500\./)).toBeTruthy();
  fireEvent.click(view.getByRole('button', { name: 'Return to checkout' }));
  expect(closeRequests()).toBe(1);
});

test('the end says that nothing is owed until the merchant ships, where it captures what it ships', async () => {
  const { view } = await mountScreen(Final, {
    view: { facts: { purchase: 'completed' }, settings: { onShipment: true } },
  });
  expect(
    await view.findByText(/pays the merchant for what it ships\. Until then you owe nothing/),
  ).toBeTruthy();
});
