import { afterEach, expect, test } from 'vitest';
import { deferResponse } from '../support/fake-provider';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';

afterEach(closeWidgets);

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
