import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeWidgets, openWidget, slowTimeout } from '../support/open-widget';
import { buildCartView, filledIn } from '../support/views';

beforeEach(() => localStorage.clear());
afterEach(closeWidgets);

const running = (late: boolean) =>
  buildCartView(
    {
      ...filledIn,
      bank: 'connected',
      scoring: { state: 'running', stage: 'preparing', slow: true, late },
    },
    {
      redirectUrl: 'https://shop.example/cart',
      contact: { ...buildCartView().contact, emailMasked: 'm•••@example.ca' },
    },
  );
const kept = (): boolean => localStorage.getItem('RunningConfiguration') !== null;

test('a late run closes without a question and continues; nothing is abandoned', async () => {
  const { ui, events, provider, dialog } = openWidget(running(true));
  await userEvent.click(await ui.findByRole('button', { name: 'Close – email me the outcome' }, slowTimeout));
  await expect.poll(() => events).toEqual([{ type: 'closed', redirectUrl: 'https://shop.example/cart' }]);
  expect(dialog.open).toBe(false);
  expect(provider.count('POST', '/application/abandon')).toBe(0);
  expect(kept()).toBe(true);
});

test('before the run is late, closing asks; leaving removes the stored running state', async () => {
  const { ui, events, provider } = openWidget(running(false));
  await ui.findByRole('heading', { name: 'We’re reviewing your application' }, slowTimeout);
  await expect.poll(kept).toBe(true);
  await userEvent.click(ui.getByRole('button', { name: 'Close' }));
  await userEvent.click(await ui.findByRole('button', { name: 'Yes, I want to leave' }, slowTimeout));
  await expect.poll(() => events.map(({ type }) => type)).toEqual(['abandoned', 'closed']);
  await expect.poll(() => provider.count('POST', '/application/abandon')).toBe(1);
  expect(kept()).toBe(false);
});
