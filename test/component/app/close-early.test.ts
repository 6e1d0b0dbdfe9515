import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { HostPort } from '../../../widget/host/port';
import { createProblemResponse, failNetwork } from '../support/fake-provider';
import { closeWidgets, openWidget } from '../support/open-widget';
import { approved, buildCartView, filledIn } from '../support/views';

/** What it begins in. The application never starts. */
const started: HostPort[] = [];
vi.mock('../../../widget/app/start', () => ({
  startApp: (port: HostPort) => {
    started.push(port);
    return new Promise(() => {});
  },
}));

afterEach(closeWidgets);

const signed = { ...approved, qualification: 'accepted', option: 'o', agreement: 'signed' } as const;

const close = async (opened: ReturnType<typeof openWidget>): Promise<string[]> => {
  // the opening call is answered
  await Promise.resolve();
  await userEvent.click(await opened.ui.findByRole('button', { name: 'Close' }));
  const types = () => opened.events.map(({ type }) => type);
  await expect.poll(types).toContain('closed');
  return types();
};

test.each([
  ['rejection', { ...filledIn, outcome: 'rejected', reapplyInDays: 90 }, ['rejected', 'closed']],
  ['signature', signed, ['approved', 'closed']],
  ['decision', filledIn, ['closed']],
  ['outcome that this browser may see', { ...signed, locked: true }, ['closed']],
] as const)('closing before the application has loaded reports what the server knows: %s', async (_, facts, types) => {
  expect(await close(openWidget(buildCartView(facts)))).toEqual(types);
});

test.each([
  ['does not answer', failNetwork],
  ['has ended the session', createProblemResponse('session-expired')],
])('closing before the application has loaded is closing where the server %s', async (_, answer) => {
  const opened = openWidget(buildCartView(signed));
  opened.provider.respondNext('GET', '/application', answer);
  expect(await close(opened)).toEqual(['closed']);
});

test('closing before the checkout is opened waits for nothing', async () => {
  const opened = openWidget(buildCartView(signed), { sessionPromise: new Promise(() => {}) });
  expect(await close(opened)).toEqual(['closed']);
  expect(opened.provider.calls).toEqual([]);
});

test('the application begins in a dialog that is shown: its screen takes the focus', async () => {
  started.length = 0;
  // the timer that would show it
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { dialog } = openWidget(buildCartView(signed));
  vi.useRealTimers();
  expect(dialog.classList.contains('hide')).toBe(true);
  await expect.poll(() => started.length).toBe(1);
  expect(dialog.classList.contains('hide')).toBe(false);
});
