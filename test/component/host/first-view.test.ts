import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { ApplicationView } from '../../../widget/api/types';
import { showFirstView } from '../../../widget/first-view/show-first-view';
import { openShell } from '../../../widget/host/open';
import { buildView } from '../../support/build-view';
import { session } from '../support/build-store';
import { createJsonResponse, deferResponse } from '../support/fake-provider';
import { closeWidgets, type OpenOptions, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView } from '../support/views';

afterEach(() => {
  closeWidgets();
  localStorage.clear();
});

const invoice = {
  state: 'entered',
  source: 'link',
  pendingApproval: false,
  amount: 3264.17,
  payable: null,
  partialConfirmed: false,
} as const;
const merchant = { name: 'Fours & <Cie>', logoUrl: null, sites: [] };

const checkouts = {
  cart: {
    view: buildCartView({ cartTotal: 2400.5 }, { merchant }),
    info: { requestSource: 'tamarackDirectApp', amount: 2400.5, invoiceNumber: null },
  },
  invoiceLink: {
    view: buildView({
      merchant,
      facts: { entry: 'invoiceLink', invoice },
      invoice: { number: 'NW-20418', site: null, fileName: null, reading: null },
    }),
    info: { requestSource: 'tamarackInvoice', amount: 3264.17, invoiceNumber: 'NW-20418' },
  },
  preQualification: {
    view: buildView({ merchant, facts: { entry: 'preQualification' } }),
    info: { requestSource: 'tamarackPreQualificationWidget', amount: null, invoiceNumber: null },
  },
} as const;

interface Checkout {
  readonly view: ApplicationView;
  readonly info: {
    readonly requestSource: string;
    readonly amount: number | null;
    readonly invoiceNumber: string | null;
  };
}

const toSession = ({ info: { requestSource, ...shown } }: Checkout): SessionInfo => ({
  ...session,
  requestSource,
  firstScreen: { merchant: merchant.name, ...shown },
});

/** Opens the widget while its application waits for its first view, and returns the first screen shown meanwhile. */
async function openEarly(checkout: Checkout, options: OpenOptions = {}) {
  const deferred = deferResponse(() => createJsonResponse(checkout.view));
  const opened = openWidget(checkout.view, {
    ...options,
    sessionPromise: Promise.resolve(toSession(checkout)),
  });
  opened.provider.respondNext('GET', '/application', deferred.answer);
  await opened.ui.findByRole('heading', { level: 1 }, slowTimeout);
  const content = () => opened.dialog.querySelector('.slot');
  const early = content();
  return { ...opened, content, early, release: deferred.release };
}

const isTakenOver = ({ content, early }: Awaited<ReturnType<typeof openEarly>>) => content() !== early;

/** The content of the screen without class names. */
const describeContent = (node: Element | null): string =>
  (node?.innerHTML ?? '').replace(/ class="[^"]*"/g, '').replaceAll('&nbsp;', '\u00a0');

const entries = Object.keys(checkouts) as (keyof typeof checkouts)[];

test.each(
  entries.flatMap((entry) => (['en', 'fr'] as const).map((language) => [entry, language] as const)),
)('the application replaces the first screen by the same one, busy or not: %s, %s', async (entry, language) => {
  for (const press of [false, true]) {
    const opened = await openEarly(checkouts[entry], { language });
    const { early, content, root, release } = opened;
    const buttons = [...(early?.querySelectorAll('button') ?? [])];
    const start = buttons.at(-1)?.textContent ?? '';
    if (press) await userEvent.click(buttons.at(-1) as Element);
    const before = describeContent(content());
    const words = content()?.textContent ?? '';
    expect(words).toContain(start);
    expect(words).not.toMatch(/[{}]/);
    if (checkouts[entry].info.amount !== null) expect(words).toMatch(/\d,\d\d\s\$|\$\d,\d{3}\.\d\d/);
    const shown = content();
    expect(root.activeElement?.localName).toBe(press ? 'button' : 'h1');
    const states: string[] = [];
    const watcher = new MutationObserver(() => states.push(describeContent(content())));
    watcher.observe(root, { subtree: true, childList: true, attributes: true });
    release();
    await expect.poll(() => content() !== shown, slowTimeout).toBe(true);
    await Promise.resolve();
    watcher.disconnect();
    if (press) expect(states.some((state) => state === before)).toBe(true);
    else expect(describeContent(content())).toBe(before);
    closeWidgets();
  }
});

test('an early press shows as busy at once, keeps the focus, and is handled by the application', async () => {
  const opened = await openEarly(checkouts.cart);
  const { ui, root, release, dialog } = opened;
  expect(dialog.ariaLabel).toBe(ui.getByRole('heading', { level: 1 }).textContent);
  const start = ui.getByRole('button', { name: 'Get started' });
  await userEvent.click(start);
  expect(ui.getByRole('button', { name: 'Get started' })).toBe(start);
  expect(start.getAttribute('aria-busy')).toBe('true');
  expect(root.activeElement).toBe(start);
  await userEvent.click(start);
  release();
  expect(await ui.findByRole('radio', { name: /yes/i }, slowTimeout)).toBeTruthy();
  // reported after the screen has been painted
  await expect.poll(() => opened.tracked.filter(({ name }) => name === 'step')).toHaveLength(2);
});

test('someone who has an account is led to it by an early press', async () => {
  const opened = await openEarly(checkouts.preQualification);
  await userEvent.click(opened.ui.getByRole('button', { name: 'I already have an account' }));
  expect(opened.ui.getByRole('button', { name: 'Get started' }).getAttribute('aria-busy')).toBe('true');
  opened.release();
  await opened.ui.findByRole('textbox', { name: /mobile|phone/i }, slowTimeout);
});

test('the focus stays on the same button when the application takes over', async () => {
  const opened = await openEarly(checkouts.preQualification);
  const name = 'I already have an account';
  opened.ui.getByRole('button', { name }).focus();
  opened.release();
  await expect.poll(() => isTakenOver(opened), slowTimeout).toBe(true);
  expect(opened.root.activeElement).toBe(opened.ui.getByRole('button', { name }));
});

test('the language can be switched before the application has loaded', async () => {
  const { ui, release } = await openEarly(checkouts.cart);
  await userEvent.click(ui.getByRole('button', { name: 'Français' }));
  await ui.findByRole('button', { name: 'Commencer' }, slowTimeout);
  release();
  await expect.poll(() => ui.getAllByRole('button', { name: 'Commencer' }).length).toBe(1);
});

test('leaving before the application has loaded asks, ends the session, and notifies the page', async () => {
  const { ui, events, provider } = await openEarly(checkouts.cart);
  await userEvent.click(ui.getByRole('button', { name: 'Close' }));
  await userEvent.click(await ui.findByRole('button', { name: /yes, i want to leave/i }, slowTimeout));
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['abandoned', 'closed']);
  expect(provider.count('POST', '/application/abandon')).toBe(1);
});

test('a checkout that begins with another screen keeps the skeleton until its application has loaded', async () => {
  const { ui, dialog, provider } = openWidget(buildCartView({ eligibility: 'eligible' }));
  const deferred = deferResponse(() => createJsonResponse(buildCartView({ eligibility: 'eligible' })));
  provider.respondNext('GET', '/application', deferred.answer);
  await expect.poll(() => provider.count('GET', '/application'), slowTimeout).toBe(1);
  expect(dialog.querySelector('.wait')).toBeTruthy();
  expect(ui.queryByRole('heading')).toBeNull();
  deferred.release();
  await ui.findByRole('heading', { level: 1 }, slowTimeout);
});

test('the first screen is not drawn before the page’s appearance is applied', async () => {
  const shell = openShell('en', { onClose() {}, onClosed() {} });
  const { root } = shell.port;
  const options = { apiUrl: 'https://api.test', session: Promise.resolve(toSession(checkouts.cart)) };
  let apply = () => {};
  const applied = new Promise<void>((resolve) => {
    apply = resolve;
  });
  try {
    const shown = showFirstView(shell, options, {}, applied);
    expect(await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 200, 'waits'))])).toBe(
      'waits',
    );
    expect(root.querySelector('h1')).toBeNull();
    apply();
    await shown;
    expect(root.querySelector('h1')?.textContent).toBeTruthy();
  } finally {
    shell.port.close();
  }
});
