import type { Language } from '@tamarack/core/language';
import { act, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ManualUploadSuccess } from '../../../widget/screens/documents/cheque/manual-upload-success';
import { MoreInformation } from '../../../widget/screens/documents/request/more-information';
import { ManualReview } from '../../../widget/screens/outcome/manual-review';
import { RejectedApplication } from '../../../widget/screens/outcome/rejected-application';
import type { ViewChanges } from '../../support/build-view';
import { mountScreen, toRefusal } from '../../support/mount-screen';

const reviewDueAt = '2026-11-24T19:30:00.000Z';
const contact = { emailMasked: 'm•••@example.ca' };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-23T15:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a manual review', () => {
  const inReview = (more: ViewChanges = {}): ViewChanges => ({ contact, reviewDueAt, ...more });
  const shown = async (view: ViewChanges, language: Language = 'en') => {
    const screen = await mountScreen(ManualReview, { view, language });
    return { ...screen, text: screen.slot.textContent?.replaceAll('\u00a0', ' ') ?? '' };
  };
  const referred = inReview({ facts: { outcome: 'manualReview' } });

  test('a manual review shows duration, due time, address, and that the email has a resume link', async () => {
    const { text } = await shown(referred);
    for (const words of [
      'The review takes 2–4 hours on a business day. We’ll email the outcome to m•••@example.ca.',
      'You’ll hear from us by Tuesday, November 24, 2:30 p.m. (Eastern time).',
      'Wait for our email before you choose Tamarack as your payment method again.',
      'Its link will bring you back to where you left off.',
    ])
      expect(text).toContain(words);
  });

  test('a manual review is shown in French', async () => {
    const { text } = await shown(referred, 'fr');
    for (const words of [
      'Cela prend de 2 à 4 heures pendant un jour ouvrable.',
      'Vous aurez une réponse au plus tard le mardi 24 novembre à 14 h 30 (heure de l’Est).',
      'Le lien qu’il contient vous ramènera là où vous étiez.',
    ])
      expect(text).toContain(words);
  });

  test('an overdue promise is not shown', async () => {
    vi.setSystemTime('2026-11-24T19:31:00Z');
    const { text } = await shown(referred);
    expect(text).not.toContain('You’ll hear from us by');
    expect(text).toContain('It’s taking longer: your application keeps its place');
  });

  test.each([
    ['application', ManualReview],
    ['documents', ManualUploadSuccess],
  ])('once an answer was submitted, the waiting screen for the %s says that it arrived', async (_, Wait) => {
    const Answer = () => (
      <>
        <MoreInformation />
        <Wait />
      </>
    );
    const arrived = 'We have your answer, and the review continues.';
    const { view } = await mountScreen(Answer, {
      view: inReview({ facts: { outcome: 'manualReview', moreAsked: true } }),
      results: [toRefusal('service-unavailable')],
    });
    fireEvent.change(view.getByLabelText('Your message'), { target: { value: 'It is ours.' } });
    await userEvent.click(view.getByRole('button', { name: 'Send to the reviewer' }));
    expect(view.queryByText(arrived)).toBeNull();
    await userEvent.click(view.getByRole('button', { name: 'Send to the reviewer' }));
    expect(await view.findByText(arrived)).toBeTruthy();
  });

  test('without a cart there is no link back to the checkout', async () => {
    const { text, view } = await shown(
      inReview({ facts: { outcome: 'manualReview', entry: 'preQualification' } }),
    );
    expect(text).not.toMatch(/checkout|payment method/);
    expect(view.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  test.each([
    ['en', /your credit limit can be \$60,000/, /The \$25,000 of your instant approval is on hold/],
    ['fr', /portée à 60 000 \$/, /Les 25 000 \$ approuvés immédiatement sont suspendus/],
  ] as const)('a final review shows what is reviewed and what is on hold (%s)', async (language, what, waits) => {
    const credit = {
      limit: 60_000,
      used: 0,
      remaining: 60_000,
      instant: 25_000,
      expiresOn: '2027-01-20',
      expiresInDays: 58,
    };
    const facts = { outcome: 'preQualified', qualification: 'finalReviewRequested', credit } as const;
    const { text } = await shown(inReview({ facts }), language);
    expect(text).toMatch(what);
    expect(text).toMatch(waits);
  });
});

describe('reconsideration of a rejection', () => {
  const rejected = (
    reconsideration: 'available' | 'asked' | 'unavailable',
    more: ViewChanges = {},
  ): ViewChanges => ({
    facts: { outcome: 'rejected', reapplyInDays: 90, reconsideration },
    decidedBy: 'rules',
    contact,
    ...more,
  });
  const answered = rejected('asked', { reviewDueAt });

  test('a reconsideration is requested once for a double click, with the observations', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const { view, sent } = await mountScreen(RejectedApplication, {
      view: rejected('available'),
      results: [new Promise(() => {})],
    });
    fireEvent.change(view.getByLabelText(/^What would you like us to know/), {
      target: { value: 'We moved in May.' },
    });
    await user.dblClick(view.getByRole('button', { name: 'Ask for a review' }));
    expect(sent).toEqual([{ type: 'requestReconsideration', observations: 'We moved in May.' }]);
  });

  test('reasons are optional; too many characters show an error', async () => {
    const { view, sent } = await mountScreen(RejectedApplication, { view: rejected('available') });
    const ask = view.getByRole('button', { name: 'Ask for a review' });
    fireEvent.change(view.getByLabelText(/^What would you like us to know/), {
      target: { value: 'a'.repeat(2001) },
    });
    fireEvent.click(ask);
    expect(await view.findByText('Please shorten it to 2,000 characters.')).toBeTruthy();
    expect(sent).toEqual([]);
    fireEvent.change(view.getByLabelText(/^What would you like us to know/), { target: { value: '' } });
    fireEvent.click(ask);
    await waitFor(() => expect(sent).toEqual([{ type: 'requestReconsideration', observations: '' }]));
  });

  test('the confirmation stays on the screen, takes the focus and is announced', async () => {
    const { view, root, setView } = await mountScreen(RejectedApplication, { view: rejected('available') });
    const status = view.getAllByRole('status').at(-1);
    expect(status?.textContent).toBe('');
    view.getByRole('button', { name: 'Ask for a review' }).focus();
    await act(async () => setView(answered));
    expect(view.getAllByRole('status').at(-1)).toBe(status);
    expect(status?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'A person will review the decision.We’ll write to m•••@example.ca by Tuesday, November 24, 2:30 p.m. (Eastern time).',
    );
    expect(root.activeElement?.textContent).toBe('We have your request');
    expect(view.queryByRole('button', { name: 'Ask for a review' })).toBeNull();
    expect(view.getByText(/apply again in 90 days/)).toBeTruthy();
  });

  test('a reconsideration requested earlier does not take the focus from the title', async () => {
    const { root } = await mountScreen(RejectedApplication, { view: answered, language: 'fr' });
    expect(root.activeElement?.localName).toBe('h1');
    expect(root.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'Nous écrirons à m•••@example.ca au plus tard le mardi 24 novembre à 14 h 30 (heure de l’Est).',
    );
  });

  test('a failure keeps the text', async () => {
    const { view, sent } = await mountScreen(RejectedApplication, {
      view: rejected('available'),
      results: [toRefusal('service-unavailable')],
    });
    const field = view.getByLabelText<HTMLTextAreaElement>(/^What would you like us to know/);
    fireEvent.change(field, { target: { value: 'We moved in May.' } });
    fireEvent.click(view.getByRole('button', { name: 'Ask for a review' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(field.value).toBe('We moved in May.');
  });

  test('after a manual rejection another review is offered', async () => {
    const { view } = await mountScreen(RejectedApplication, {
      view: rejected('available', { decidedBy: 'person' }),
    });
    expect(view.getByRole('heading', { name: 'Review by another person' })).toBeTruthy();
    expect(view.getByRole('button', { name: 'Ask for a review' })).toBeTruthy();
  });

  test('where no reconsideration is possible here, contact details are shown', async () => {
    const { view } = await mountScreen(RejectedApplication, { view: rejected('unavailable') });
    expect(view.queryByRole('textbox')).toBeNull();
    expect(view.getByText(/have a person review the decision\. Write or call/)).toBeTruthy();
    expect(view.getByRole('link', { name: /^privacy@/ })).toBeTruthy();
  });
});
