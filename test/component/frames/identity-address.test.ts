import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { control, getError, type } from '../support/frame-document';
import { address, fillAll, isShown, press, setUpIdentityDocument } from '../support/identity-document';

const { api, openWith } = setUpIdentityDocument();

const suggestion = { id: 'a', text: '4520 rue Saint-Denis', description: 'Montréal', more: false };
const listAddresses = (items: readonly object[]) => {
  api.reads['reference/addresses?'] = () => Response.json({ items });
};
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];

test('a looked-up address fills the fields, which stay editable', async () => {
  listAddresses([suggestion]);
  api.reads['reference/addresses/a'] = () => Response.json(address);
  await openWith();
  type('search', '4520 rue');
  await expect.poll(() => options().map(({ textContent }) => textContent)).toHaveLength(1);
  expect(document.getElementById('found')?.textContent).toBe('1 address found');
  expect(control('search').getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  options()[0]?.click();
  await expect.poll(() => control('city').value).toBe('Montréal');
  expect(document.activeElement).toBe(control('street'));
  expect([control('province').value, control('postal').value]).toEqual(['QC', 'H2J 2L3']);
  expect(isShown('search')).toBe(false);
  press('Look up an address');
  expect(document.activeElement).toBe(control('search'));
});

test('the list is used by keyboard; Enter chooses and does not submit, Escape closes it only', async () => {
  const building = { id: 'b', text: '1200 Bay St', description: '', more: true };
  listAddresses([suggestion, building]);
  const frame = await openWith();
  type('search', '1200');
  await expect.poll(() => options().length).toBe(2);
  fireEvent.keyDown(control('search'), { key: 'Escape' });
  expect(control('search').getAttribute('aria-expanded')).toBe('false');
  fireEvent.keyDown(control('search'), { key: 'ArrowDown' });
  expect(control('search').getAttribute('aria-expanded')).toBe('true');
  fireEvent.keyDown(control('search'), { key: 'ArrowDown' });
  expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  listAddresses([{ ...suggestion, id: 's', text: '305-1200 Bay St' }]);
  fireEvent.keyDown(control('search'), { key: 'Enter' });
  await expect.poll(() => options()[0]?.textContent).toContain('305-1200 Bay St');
  expect(api.calls.at(-1)?.url).toContain('within=b');
  expect(getError('first')).toBeNull();
  fireEvent.keyDown(control('search'), { key: 'Escape' });
  fireEvent.keyDown(window, { key: 'Escape' });
  await frame.waitFor({ type: 'escapePressed' });
  expect(frame.received.filter(({ type: name }) => name === 'escapePressed')).toHaveLength(1);
});

test('what arrives under a press waits for its end: the press chooses what it began on', async () => {
  const other = { id: 'o', text: '12 Main St', description: 'Ottawa', more: false };
  listAddresses([suggestion, other]);
  api.reads['reference/addresses/o'] = () => Response.json({ ...address, city: 'Ottawa' });
  await openWith();
  type('search', '4520 rue');
  await expect.poll(() => options().length).toBe(2);
  const pressed = options()[1];
  let isAnswered = false;
  api.reads['reference/addresses?'] = () => {
    isAnswered = true;
    return Response.json({ items: [suggestion] });
  };
  type('search', '4520 rue S');
  if (pressed) fireEvent.pointerDown(pressed);
  await expect.poll(() => isAnswered).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(options()[1]).toBe(pressed);
  pressed?.click();
  await expect.poll(() => control('city').value).toBe('Ottawa');
});

test.each(['pointercancel', 'mouseleave'])('a press that ends in %s lets the list change', async (end) => {
  listAddresses([suggestion]);
  await openWith();
  type('search', '4520 rue');
  await expect.poll(() => options().length).toBe(1);
  const list = document.getElementById('suggestions') ?? document.body;
  let isAnswered = false;
  api.reads['reference/addresses?'] = () => {
    isAnswered = true;
    return Response.json({ items: [suggestion, { ...suggestion, id: 'b' }] });
  };
  type('search', '4520 rue S');
  fireEvent.pointerDown(list);
  await expect.poll(() => isAnswered).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(options()).toHaveLength(1);
  fireEvent(list, new Event(end));
  await expect.poll(() => options().length).toBe(2);
});

test('a press beside the options, as on the bar that scrolls them, leaves the list open', async () => {
  listAddresses([suggestion]);
  await openWith();
  type('search', '4520 rue');
  await expect.poll(() => options().length).toBe(1);
  const isPrevented = !fireEvent.mouseDown(document.getElementById('suggestions') ?? document.body);
  expect(isPrevented).toBe(true);
});

test('a search without results says so', async () => {
  listAddresses([]);
  await openWith();
  type('search', 'zzz');
  await expect.poll(() => document.getElementById('none-found')?.hidden).toBe(false);
  expect(document.getElementById('found')?.textContent).toMatch(/No address found/);
});

test('a lookup that is unavailable says to type the address', async () => {
  api.reads['reference/addresses?'] = () =>
    Response.json({ type: 'rate-limited', status: 429 }, { status: 429 });
  await openWith();
  type('search', '4520 rue');
  await expect.poll(() => document.getElementById('failed')?.hidden).toBe(false);
  expect(document.getElementById('failed')?.textContent).toMatch(/lookup isn’t available/);
});

test('a lookup that fails is repeated', async () => {
  let failures = 1;
  api.reads['reference/addresses?'] = () =>
    failures-- > 0 ? Promise.reject(new TypeError('down')) : Response.json({ items: [suggestion] });
  await openWith();
  type('search', '4520 rue');
  await expect.poll(() => options().length).toBe(1);
  expect(document.getElementById('failed')?.hidden).toBe(true);
});

test('a postal code of another province shows a warning and does not block', async () => {
  const frame = await openWith();
  fillAll();
  const describe = () => control('postal').getAttribute('aria-describedby');
  expect(describe()).toBeNull();
  type('province', 'ON');
  expect(document.getElementById(describe() ?? '')?.textContent).toMatch(/look like one from that province/);
  await expect.poll(frame.lastState).toBe('complete');
});
