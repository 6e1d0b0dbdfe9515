import type { AnalyticsReport } from '@tamarack/core/protocol/analytics';
import type { RecordedItem, RecordingReport } from '@tamarack/core/recording/recorded-items';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createJsonResponse, deferResponse } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';
import { waitFor } from '../support/wait-for';

const recorder = vi.hoisted(() => ({ loaded: 0 }));
vi.mock('../../../widget/analytics/recording', (importOriginal) => {
  recorder.loaded++;
  return importOriginal();
});

afterEach(() => {
  closeWidgets();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const open = async (consent: boolean | undefined, answer: () => Response | Promise<Response>) => {
  const widget = openWidget(buildCartView(filledIn), { reporting: { consent } });
  widget.provider.respondNext('POST', '/analytics', answer, answer);
  await widget.ui.findByRole('heading', { level: 1 }, slowTimeout);
  const bodies = <T>(path: string) =>
    widget.provider.calls.filter((call) => call.path === path).map(({ body }) => body as T);
  return {
    ...widget,
    reports: () => bodies<AnalyticsReport>('/analytics'),
    recorded: () => bodies<RecordingReport>('/analytics/recording'),
  };
};
const recording = () => createJsonResponse({ recording: true });
const counted = () => new Response(null, { status: 204 });
const leavePage = () => window.dispatchEvent(new Event('pagehide'));
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test.each([
  ['the customer refused', false, recording, false],
  ['the page did not say', undefined, recording, false],
  ['the browser asks for privacy', true, recording, true],
  ['the provider has no vendor', true, counted, false],
  ['the answer is another one', true, () => createJsonResponse({ recording: false }), false],
])('nothing is downloaded or recorded where %s', async (_, consent, answer, privacy) => {
  if (privacy) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const before = recorder.loaded;
  const { reports, recorded } = await open(consent, answer);
  if (consent !== false)
    await waitFor(() => {
      leavePage();
      expect(reports()).toHaveLength(1);
    });
  await settle();
  leavePage();
  await settle();
  expect(recorder.loaded).toBe(before);
  expect(recorded()).toEqual([]);
});

test('with consent and a vendor, the dialog and its calls are recorded until it is closed', async () => {
  const { ui, reports, recorded, provider, handle } = await open(true, recording);
  await waitFor(() => {
    leavePage();
    expect(reports()).toHaveLength(1);
  });
  await expect.poll(() => recorder.loaded).toBe(1);
  const items = (): readonly RecordedItem[] => recorded().flatMap((report) => report.recorded);
  await waitFor(() => {
    leavePage();
    expect(items().length).toBeGreaterThan(0);
  });
  await userEvent.click(ui.getByRole('button', { name: /Français/ }));
  await waitFor(() => {
    leavePage();
    expect(items()).toContainEqual(
      expect.objectContaining({ kind: 'call', method: 'PUT', path: '/v1/application/language', status: 200 }),
    );
  });
  await waitFor(() => {
    leavePage();
    expect(reports().length).toBeGreaterThan(1);
  });
  handle.unmount();
  await settle();

  // one recording, however often the provider says so
  expect(items().filter(({ kind }) => kind === 'start')).toHaveLength(1);
  const visits = new Set([...reports(), ...recorded()].map(({ visit }) => visit));
  expect([...visits]).toEqual([expect.stringMatching(/^[a-p]{32}$/)]);
  expect(items()[0]).toMatchObject({ kind: 'start', width: window.innerWidth });
  expect(items().map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['sheets', 'rules', 'nodes', 'press']),
  );
  // its own reports are no calls of the checkout
  expect(JSON.stringify(items())).not.toContain('/v1/analytics');
  for (const { body } of provider.calls.filter(({ path }) => path === '/analytics/recording'))
    expect(Object.keys(Object(body)).sort()).toEqual(['checkoutId', 'recorded', 'visit']);
  const calls = provider.calls.length;
  leavePage();
  await settle();
  expect(provider.calls.slice(calls).filter(({ path }) => path === '/analytics/recording')).toEqual([]);
});

test('a dialog that is closed before the provider has answered is not recorded', async () => {
  const { answer, release } = deferResponse(recording);
  const { reports, recorded, handle } = await open(true, answer);
  await waitFor(() => {
    leavePage();
    expect(reports()).toHaveLength(1);
  });
  handle.unmount();
  release();
  await settle();
  leavePage();
  await settle();
  expect(recorded()).toEqual([]);
});
