import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TamarackButton, TamarackCheckout, TamarackMessage } from '../../../sdk/react';
import type { TamarackButtonElement } from '../../../sdk/types';
import { stubRates } from '../support/elements';
import { createTestTamarack, dialogs, stubServer, waitForDialog } from '../support/sdk';

/** Reports what is downloaded; the rest of the address falls into a comment. */
const apiUrl = 'data:text/javascript,globalThis.downloaded();//rest';

// another file of this worker may have defined the elements
beforeEach(() => void stubRates());
afterEach(() => {
  vi.unstubAllGlobals();
});

it('renders the message with its attributes, and downloads its element', async () => {
  const downloaded = vi.fn();
  vi.stubGlobal('downloaded', downloaded);
  const appearance = { theme: 'dark', borderRadius: 0, brandColour: undefined } as const;
  const props = {
    merchantKey: 'pk_1',
    amount: 4850.4,
    language: 'fr',
    className: 'price',
    appearance,
  } as const;
  const { container, rerender } = render(<TamarackMessage {...props} apiUrl={apiUrl} />);
  const element = container.querySelector('tamarack-message');
  expect(element?.outerHTML).toContain('class="price"');
  for (const [name, value] of [
    ['merchant-key', 'pk_1'],
    ['amount', '4850.4'],
    ['language', 'fr'],
    ['theme', 'dark'],
    ['border-radius', '0'],
    ['brand-colour', null],
  ] as const)
    expect(element?.getAttribute(name)).toBe(value);
  await expect.poll(() => downloaded.mock.calls.length).toBe(1);
  rerender(<TamarackMessage {...props} amount={10} apiUrl={apiUrl} />);
  expect(element?.getAttribute('amount')).toBe('10');
});

it('passes the request to the button, and its events to the callbacks', () => {
  vi.stubGlobal('downloaded', () => {});
  const [onOutcome, onError, request] = [vi.fn(), vi.fn(), vi.fn()];
  const { container } = render(
    <TamarackButton
      {...{ merchantKey: 'pk_1', apiUrl, request, onOutcome, onError }}
      appearance={{ brandColour: '#0c7a4e' }}
    >
      Pay
    </TamarackButton>,
  );
  const button = container.querySelector('tamarack-button') as TamarackButtonElement;
  expect(button.request).toBe(request);
  expect(button.textContent).toBe('Pay');
  expect(button.getAttribute('brand-colour')).toBe('#0c7a4e');
  const failure = new CustomEvent('tamarack-error', { detail: 'failure', cancelable: true });
  act(() => {
    button.dispatchEvent(new CustomEvent('tamarack-outcome', { detail: { status: 'closed' } }));
    button.dispatchEvent(failure);
  });
  expect(onOutcome).toHaveBeenCalledWith({ status: 'closed' });
  expect(onError).toHaveBeenCalledWith('failure');
  expect(failure.defaultPrevented).toBe(true);
});

it('renders on a server', () => {
  expect(renderToString(<TamarackMessage merchantKey="pk_1" amount={900} />)).toBe(
    '<tamarack-message merchant-key="pk_1" amount="900"></tamarack-message>',
  );
});

it('opens the checkout in its own element, once, and reports its outcome', async () => {
  dialogs.length = 0;
  const posted = stubServer();
  Object.assign(window, { Tamarack: createTestTamarack() });
  const onOutcome = vi.fn();
  const { container, unmount } = render(
    <StrictMode>
      <TamarackCheckout merchantKey="pk_2" request={{ cartTotal: 900 }} {...{ onOutcome }} className="pay" />
    </StrictMode>,
  );
  const { options } = await waitForDialog();
  expect(options.place).toBe(container.querySelector('.pay'));
  expect(posted.map(({ body, url }) => [body['cartTotal'], url])).toEqual([
    [900, 'https://api.test/v1/checkout?merchantKey=pk_2'],
  ]);
  options.onEvent({ type: 'closed' });
  await expect.poll(() => onOutcome.mock.calls).toEqual([[{ status: 'closed' }]]);
  unmount();
  Reflect.deleteProperty(window, 'Tamarack');
});

it('closes the checkout when the component is removed, and reports nothing then', async () => {
  dialogs.length = 0;
  stubServer();
  Object.assign(window, { Tamarack: createTestTamarack() });
  const [onOutcome, onError] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <TamarackCheckout merchantKey="pk_1" request={{ cartTotal: 900 }} {...{ onOutcome, onError }} />,
  );
  const dialog = await waitForDialog();
  unmount();
  expect(dialog.closed).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([onOutcome.mock.calls, onError.mock.calls]).toEqual([[], []]);
  Reflect.deleteProperty(window, 'Tamarack');
});

it('reports why the checkout could not open', async () => {
  dialogs.length = 0;
  Object.assign(window, { Tamarack: createTestTamarack() });
  const onError = vi.fn();
  render(<TamarackCheckout merchantKey="pk_1" request={{}} onError={onError} />);
  await expect.poll(() => onError.mock.calls[0]?.[0]).toMatchObject({ code: 'cartTotalRequired' });
  Reflect.deleteProperty(window, 'Tamarack');
});

it('says so on the console where the page does not listen', async () => {
  Object.assign(window, { Tamarack: createTestTamarack() });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(<TamarackCheckout merchantKey="pk_1" request={{}} />);
  await expect
    .poll(() => warned.mock.calls.flat())
    .toEqual(['TamarackError: cartTotal required for checkout']);
  warned.mockRestore();
  Reflect.deleteProperty(window, 'Tamarack');
});
