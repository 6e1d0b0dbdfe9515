import { createFailure } from '@tamarack/core/protocol/request';
import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { session } from '../support/build-store';
import {
  createJsonResponse,
  createProblemResponse,
  deferResponse,
  failNetwork,
} from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';

afterEach(async () => {
  closeWidgets();
  localStorage.clear();
  await Promise.resolve();
});

test('the first screen renders, names the dialog and takes the focus', async () => {
  const { ui, dialog, root } = openWidget(buildCartView());
  const heading = await ui.findByRole('heading', { level: 1 }, slowTimeout);
  await expect.poll(() => dialog.ariaLabel).toBe(heading.textContent);
  expect(root.activeElement).toBe(heading);
  expect(ui.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuetext')).toBe(
    'Part 1 of 5: Verify',
  );
});

test('a click leads to the next screen, whose heading takes the focus', async () => {
  const { ui, root } = openWidget(buildCartView());
  const welcome = await ui.findByRole('heading', { level: 1 }, slowTimeout);
  await userEvent.click(ui.getByRole('button', { name: /get started/i }));
  await expect.poll(() => ui.queryByRole('heading', { level: 1 })?.textContent).not.toBe(welcome.textContent);
  const heading = await ui.findByRole('heading', { level: 1 }, slowTimeout);
  await expect.poll(() => root.activeElement).toBe(heading);
});

test('the language switch updates screen, progress, header and dialog name, and the server', async () => {
  const { ui, dialog, provider } = openWidget(buildCartView());
  const before = (await ui.findByRole('heading', { level: 1 }, slowTimeout)).textContent;
  await userEvent.click(ui.getByRole('button', { name: /français/i }));
  await expect.poll(() => ui.getByRole('heading', { level: 1 }).textContent).not.toBe(before);
  expect(ui.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^Partie 1 sur 5|^Étape 1/);
  expect(dialog.lang).toBe('fr');
  await expect.poll(() => dialog.ariaLabel).toBe(ui.getByRole('heading', { level: 1 }).textContent);
  await expect
    .poll(() => provider.calls.filter(({ path }) => path === '/application/language').at(-1)?.body)
    .toEqual({ language: 'fr' });
  expect(localStorage.getItem('tamarack-language')).toBe('fr');
});

test.each([
  ['fr', 0],
  ['en', 1],
  [undefined, 1],
] as const)('a checkout opened in %s is updated %d times for a French dialog', async (language, calls) => {
  const { ui, provider } = openWidget(buildCartView(), {
    language: 'fr',
    sessionPromise: Promise.resolve({ ...session, language }),
  });
  await userEvent.click(await ui.findByRole('button', { name: /commencer/i }, slowTimeout));
  await ui.findByRole('radio', { name: /oui/i }, slowTimeout);
  const corrections = provider.calls.filter(({ path }) => path === '/application/language');
  expect(corrections.map(({ body }) => body)).toEqual(Array(calls).fill({ language: 'fr' }));
});

test('each step shown, each change of language and the end are reported in order', async () => {
  const { ui, tracked } = openWidget(buildCartView());
  await userEvent.click(await ui.findByRole('button', { name: /get started/i }, slowTimeout));
  await ui.findByRole('radio', { name: /yes/i }, slowTimeout);
  await userEvent.click(ui.getByRole('button', { name: /français/i }));
  await ui.findByRole('radio', { name: /oui/i }, slowTimeout);
  await userEvent.click(ui.getByRole('button', { name: 'Fermer' }));
  await userEvent.click(await ui.findByRole('button', { name: /oui, je/i }, slowTimeout));
  expect(tracked).toEqual([
    { name: 'step', step: 'welcome', route: '/' },
    { name: 'step', step: 'verifyBusiness', route: '/verify-business' },
    { name: 'language', language: 'fr' },
    { name: 'end', end: 'abandoned' },
  ]);
});

test.each([
  ['general', 'Something went wrong, try again later.'],
  ['request', 'Something went wrong, try again later.'],
  ['invoiceLinkExpired', 'This invoice link has expired. Please contact the merchant to arrange payment.'],
  ['invoiceLinkUsed', 'This invoice has already been paid.'],
] as const)('without a session because of %s only the error is shown', async (code, text) => {
  const { ui, provider } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure(code, code)),
  });
  expect(await ui.findByText(text, {}, slowTimeout)).toBeDefined();
  expect(ui.getByRole('link', { name: 'help@tamarack.example' })).toBeDefined();
  expect(ui.queryByRole('progressbar')).toBeNull();
  expect(provider.calls).toEqual([]);
});

test.each([
  ['en', 'Something went wrong, try again later.', /^Check your connection and ad blocker/],
  [
    'fr',
    'Une erreur s’est produite. Veuillez réessayer plus tard.',
    /^Vérifiez votre connexion et votre bloqueur/,
  ],
] as const)('where nothing answers, the error says what to do, in %s', async (language, title, hint) => {
  const failure = createFailure('request', 'x', true, new TypeError('Failed to fetch'));
  const { ui } = openWidget(buildCartView(), { sessionPromise: Promise.reject(failure), language });
  expect(await ui.findByRole('heading', { name: title, level: 1 }, slowTimeout)).toBeDefined();
  ui.getByText(hint);
});

test('a failed session can be requested again', async () => {
  const { ui } = openWidget(buildCartView(), {
    sessionPromise: Promise.reject(createFailure('request', 'down', true)),
    retrySession: async () => session,
  });
  await userEvent.click(await ui.findByRole('button', { name: 'Try again' }, slowTimeout));
  expect(await ui.findByRole('button', { name: /get started/i }, slowTimeout)).toBeDefined();
});

test('an expired session says to return to the merchant', async () => {
  const { ui, provider } = openWidget(buildCartView({ eligibility: 'eligible', phoneVerified: true }));
  await ui.findByRole('heading', { level: 1 }, slowTimeout);
  provider.respondNext('GET', '/application', createProblemResponse('session-expired'));
  window.dispatchEvent(new Event('focus'));
  expect(
    await ui.findByText(
      'Something went wrong. Please return to the merchant website and apply again.',
      {},
      slowTimeout,
    ),
  ).toBeDefined();
  expect(await ui.findByText('Need help? Write or call:', {}, slowTimeout)).toBeDefined();
  expect(ui.getByRole('link', { name: '+1 800 555 0142' })).toBeDefined();
});

test('a network failure shows a toast that keeps the screen and offers a retry', async () => {
  const { ui, provider } = openWidget(buildCartView({ eligibility: 'ineligible' }));
  await ui.findByRole('heading', { level: 1 }, slowTimeout);
  provider.respondNext('PUT', '/application/eligibility', failNetwork);
  await userEvent.click(ui.getByRole('radio', { name: /yes/i }));
  await userEvent.click(ui.getByRole('button', { name: /continue/i }));
  const toast = within(await ui.findByRole('alert', {}, slowTimeout));
  await toast.findByText(/nothing you entered is lost/i, {}, slowTimeout);
  provider.view = buildCartView({ eligibility: 'eligible' });
  await userEvent.click(toast.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => ui.queryByRole('radio')).toBeNull();
});

test('a double click sends once', async () => {
  const { ui, provider } = openWidget(buildCartView({ eligibility: 'ineligible' }));
  await ui.findByRole('heading', { level: 1 }, slowTimeout);
  const { answer, release } = deferResponse(() =>
    createJsonResponse(buildCartView({ eligibility: 'eligible' })),
  );
  provider.respondNext('PUT', '/application/eligibility', answer);
  await userEvent.click(ui.getByRole('radio', { name: /yes/i }));
  const button = ui.getByRole('button', { name: /continue/i });
  await userEvent.dblClick(button);
  release();
  await expect.poll(() => ui.queryByRole('radio')).toBeNull();
  expect(provider.count('PUT', '/application/eligibility')).toBe(1);
});

test('what was saved is there after closing and reopening', async () => {
  const view = buildCartView({ ...filledIn, personalSaved: false, businessSaved: false });
  const first = openWidget(view);
  const heading = (await first.ui.findByRole('heading', { level: 1 }, slowTimeout)).textContent;
  closeWidgets();
  await expect.poll(() => first.events.at(-1)?.type).toBe('closed');
  const second = openWidget(view);
  expect((await second.ui.findByRole('heading', { level: 1 }, slowTimeout)).textContent).toBe(heading);
});
