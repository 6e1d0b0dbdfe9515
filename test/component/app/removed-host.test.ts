import { afterEach, expect, test, vi } from 'vitest';
import {
  createJsonResponse,
  createProblemResponse,
  deferResponse,
  failNetwork,
  type Responder,
} from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { serveFrame } from '../support/serve-frame';
import { approved, buildCartView, filledIn } from '../support/views';
import { waitFor } from '../support/wait-for';

afterEach(() => {
  vi.useRealTimers();
  closeWidgets();
  vi.restoreAllMocks();
});

type Opened = Awaited<ReturnType<typeof openWhole>>;

/** The dialog with all of its code: the language of the customer is saved by what loads last. */
async function openWhole(view: Parameters<typeof openWidget>[0]) {
  const opened = openWidget(view, { language: 'fr' });
  await opened.ui.findByRole('heading', { level: 1 }, slowTimeout);
  await expect.poll(() => opened.provider.count('PUT', '/application/language')).toBe(1);
  return { ...opened, types: () => opened.events.map(({ type }) => type) };
}

test('a page that removes the dialog midway closes the checkout, and the flow stops', async () => {
  const { root, provider, types } = await openWhole(buildCartView(filledIn));
  root.host.remove();
  await expect.poll(types).toEqual(['closed']);
  const calls = provider.calls.length;
  window.dispatchEvent(new Event('focus'));
  expect(provider.calls).toHaveLength(calls);
});

test('a page that removes the dialog hears of the outcome that it shows, also of one on its way', async () => {
  const rejected = { ...filledIn, outcome: 'rejected', reapplyInDays: 90 } as const;
  const { root, provider, types } = await openWhole(buildCartView(rejected));
  const { answer, release } = deferResponse(() => new Response(null, { status: 204 }));
  provider.respondNext('POST', '/session/end', answer);
  root.host.remove();
  await expect.poll(() => provider.count('POST', '/session/end')).toBe(1);
  expect(types()).toEqual([]);
  release();
  await expect.poll(types).toEqual(['rejected', 'closed']);
});

const ready = { ...approved, qualification: 'accepted', option: 'o' } as const;

/** A signature whose request is on its way until it is let go. */
async function sign(answer: Responder) {
  const opened = await openWhole(buildCartView(ready));
  const { answer: later, release } = deferResponse(answer);
  opened.provider.respondNext('POST', '/agreement/sign', later);
  const press = serveFrame(opened.dialog, opened.provider, { method: 'POST', path: '/agreement/sign' });
  await waitFor(() => {
    press();
    expect(opened.provider.count('POST', '/agreement/sign')).toBe(1);
  });
  return { ...opened, release };
}

const reads = ({ provider }: Pick<Opened, 'provider'>): number => provider.count('GET', '/application');

test.each<[string, (opened: Pick<Opened, 'handle' | 'root'>) => void]>([
  ['closes', ({ handle }) => handle.unmount()],
  ['removes', ({ root }) => root.host.remove()],
])('a page that %s the dialog while a signature is on its way hears of it', async (_, close) => {
  const opened = await sign(() => createJsonResponse(buildCartView({ ...ready, agreement: 'signed' })));
  const before = reads(opened);
  close(opened);
  await expect.poll(() => reads(opened)).toBeGreaterThan(before);
  expect(opened.types()).toEqual([]);
  opened.release();
  await expect.poll(opened.types).toEqual(['approved', 'closed']);
  expect(opened.provider.count('POST', '/session/end')).toBe(1);
  expect(opened.provider.count('POST', '/application/abandon')).toBe(0);
});

test('a signature that takes as long as the server may is awaited, over a network that is away for a moment', async () => {
  const opened = await sign(() => createJsonResponse(buildCartView({ ...ready, agreement: 'signed' })));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  opened.provider.respondNext('GET', '/application', failNetwork, createProblemResponse('internal'));
  opened.handle.unmount();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(opened.types()).toEqual([]);
  opened.release();
  await vi.advanceTimersByTimeAsync(4000);
  expect(opened.types()).toEqual(['approved', 'closed']);
});

test('a signature that the server does not confirm in time is not reported', async () => {
  const opened = await sign(createProblemResponse('internal'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const before = reads(opened);
  opened.handle.unmount();
  await vi.advanceTimersByTimeAsync(34_000);
  expect(opened.types()).toEqual(['closed']);
  expect(reads(opened) - before).toBeLessThan(16);
  opened.release();
});

test('a session that ends while a signature is on its way ends the waiting', async () => {
  const opened = await sign(createProblemResponse('session-expired'));
  opened.provider.respondNext('GET', '/application', createProblemResponse('session-expired'));
  opened.handle.unmount();
  await expect.poll(opened.types).toEqual(['closed']);
  opened.release();
});

test('a page that closes the dialog hears of an outcome that the dialog does not know yet', async () => {
  const opened = await openWhole(buildCartView(filledIn));
  opened.provider.view = buildCartView({ ...filledIn, outcome: 'rejected', reapplyInDays: 90 });
  opened.handle.unmount();
  await expect.poll(opened.types).toEqual(['rejected', 'closed']);
});
