import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TamarackButton, TamarackMessage } from '../../../sdk/react';
import type { TamarackButtonElement } from '../../../sdk/types';
import { stubRates } from '../support/elements';

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
  const props = { merchantKey: 'pk_1', amount: 4850.4, language: 'fr', className: 'price' } as const;
  const { container, rerender } = render(<TamarackMessage {...props} apiUrl={apiUrl} />);
  const element = container.querySelector('tamarack-message');
  expect(element?.outerHTML).toContain('class="price"');
  for (const [name, value] of [
    ['merchant-key', 'pk_1'],
    ['amount', '4850.4'],
    ['language', 'fr'],
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
    <TamarackButton {...{ merchantKey: 'pk_1', apiUrl, request, onOutcome, onError }}>Pay</TamarackButton>,
  );
  const button = container.querySelector('tamarack-button') as TamarackButtonElement;
  expect(button.request).toBe(request);
  expect(button.textContent).toBe('Pay');
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
