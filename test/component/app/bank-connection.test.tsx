import type { Language } from '@tamarack/core/language';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FactsView } from '../../../widget/api/types';
import { createJsonResponse, deferResponse, failNetwork } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { serveFrame } from '../support/serve-frame';
import { approved, buildCartView, filledIn } from '../support/views';

// The first draw of the whole widget on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
afterEach(closeWidgets);

const decided: Partial<FactsView> = { ...approved, bank: 'connected' };
const words = {
  en: {
    offer: 'Disconnect',
    title: 'Disconnect your bank?',
    confirm: 'Disconnect my bank',
    keep: 'Keep it connected',
    done: 'Your bank is disconnected.',
    decided: /Flinks deletes your bank login.*Nothing else changes/,
  },
  fr: {
    offer: 'Déconnecter',
    title: 'Déconnecter votre banque?',
    confirm: 'Déconnecter ma banque',
    keep: 'Garder la connexion',
    done: 'Votre banque est déconnectée.',
    decided: /Flinks supprime vos identifiants.*Rien d’autre ne change/,
  },
};

async function ask(facts: Partial<FactsView>, language: Language = 'en') {
  const widget = openWidget(buildCartView(facts), { language });
  const offer = await widget.ui.findByRole('button', { name: words[language].offer }, slowTimeout);
  offer.focus();
  fireEvent.click(offer);
  const modal = widget.ui.getByRole('dialog', { name: words[language].title });
  serveFrame(modal, widget.provider, { method: 'DELETE', path: '/bank/connection' });
  const confirm = () => fireEvent.click(within(modal).getByRole('button', { name: words[language].confirm }));
  return { ...widget, offer, modal, confirm };
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const { keep, done, decided: text } = words[language];

  test('a bank can be disconnected after the decision, which remains', async () => {
    const { provider, ui, root, modal, confirm } = await ask(decided, language);
    expect(modal.textContent).toMatch(text);
    provider.respondNext('DELETE', '/bank/connection', () =>
      createJsonResponse(buildCartView({ ...decided, bank: 'disconnected' })),
    );
    confirm();
    const notice = await ui.findByText(done);
    expect(provider.count('DELETE', '/bank/connection')).toBe(1);
    expect(ui.queryByRole('dialog', { name: words[language].title })).toBeNull();
    expect(ui.queryByRole('button', { name: words[language].offer })).toBeNull();
    await waitFor(() => expect(root.activeElement).toBe(notice.closest('[role=status]')));
  });

  test('keeping the connection sends nothing, and the focus returns', async () => {
    const { provider, ui, root, modal, offer } = await ask(decided, language);
    fireEvent.click(within(modal).getByRole('button', { name: keep }));
    expect(ui.queryByRole('dialog', { name: words[language].title })).toBeNull();
    expect(provider.count('DELETE', '/bank/connection')).toBe(0);
    expect(root.activeElement).toBe(offer);
  });
});

test('during a manual review the text mentions no decision', async () => {
  const { modal } = await ask({ ...filledIn, bank: 'connected', outcome: 'manualReview' });
  expect(modal.textContent).toMatch(/stays under review/);
  expect(modal.textContent).not.toMatch(/decision stands/);
});

test('Escape closes the confirmation, not the checkout', async () => {
  const { ui, modal } = await ask(decided);
  fireEvent.keyDown(within(modal).getByRole('button', { name: 'Keep it connected' }), { key: 'Escape' });
  expect(ui.queryByRole('dialog', { name: 'Disconnect your bank?' })).toBeNull();
  expect(ui.getByRole('button', { name: 'Disconnect' })).toBeTruthy();
});

test('a failure is shown in the confirmation, and clicking again retries', async () => {
  const { provider, ui, modal, confirm } = await ask(decided);
  provider.respondNext('DELETE', '/bank/connection', failNetwork, () =>
    createJsonResponse(buildCartView({ ...decided, bank: 'disconnected' })),
  );
  confirm();
  expect(await within(modal).findByRole('alert')).toBeTruthy();
  confirm();
  expect(await ui.findByText('Your bank is disconnected.')).toBeTruthy();
});

test('a double click disconnects once', async () => {
  const { provider, ui, confirm } = await ask(decided);
  const { answer, release } = deferResponse(() =>
    createJsonResponse(buildCartView({ ...decided, bank: 'disconnected' })),
  );
  provider.respondNext('DELETE', '/bank/connection', answer);
  confirm();
  await waitFor(() => expect(provider.count('DELETE', '/bank/connection')).toBe(1));
  confirm();
  release();
  await ui.findByText('Your bank is disconnected.');
  expect(provider.count('DELETE', '/bank/connection')).toBe(1);
});

test('in a draft whose review could not start, disconnecting leads back to both options', async () => {
  const draft: Partial<FactsView> = { ...filledIn, bank: 'connected' };
  const widget = openWidget(buildCartView(draft));
  widget.provider.respondNext('POST', '/scoring', failNetwork);
  const offer = await widget.ui.findByRole('button', { name: 'Disconnect' }, slowTimeout);
  fireEvent.click(offer);
  const modal = widget.ui.getByRole('dialog', { name: 'Disconnect your bank?' });
  expect(modal.textContent).toMatch(/you’ll have to connect a bank or upload 6\u00a0months/);
  serveFrame(modal, widget.provider, { method: 'DELETE', path: '/bank/connection' });
  widget.provider.respondNext('DELETE', '/bank/connection', () =>
    createJsonResponse(buildCartView(filledIn)),
  );
  fireEvent.click(within(modal).getByRole('button', { name: 'Disconnect my bank' }));
  expect(await widget.ui.findByText('Your bank is disconnected', undefined, slowTimeout)).toBeTruthy();
  expect(widget.ui.getByRole('button', { name: 'Upload PDF statements' })).toBeTruthy();
});

test.each<[string, Partial<FactsView>]>([
  [
    'while the review runs',
    {
      ...filledIn,
      bank: 'connected',
      scoring: { state: 'running', stage: 'reviewing', slow: false, late: false },
    },
  ],
  [
    'while the SIN is asked for',
    {
      ...filledIn,
      bank: 'connected',
      scoring: { state: 'sinNeeded', stage: null, slow: false, late: false },
    },
  ],
  ['once it is disconnected', { ...decided, bank: 'disconnected' }],
  ['after a decision without a bank', { ...approved, bank: 'none' }],
])('%s there is nothing to disconnect', async (_, facts) => {
  const { ui } = openWidget(buildCartView(facts));
  await ui.findByRole('heading', { level: 1 }, slowTimeout);
  await new Promise((next) => setTimeout(next, 300));
  expect(ui.queryByRole('button', { name: 'Disconnect' })).toBeNull();
});
