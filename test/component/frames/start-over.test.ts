import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';
import { setUpSight } from '../support/fake-sight';
import { setUpFrameDocument } from '../support/frame-document';

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/start-over'),
  () => renderFrame('start-over', 'en').body,
);
const sight = setUpSight();

const getButton = (): Element => {
  const button = document.querySelector('[data-part=start-over] button');
  if (!button) throw new Error('the document has no button');
  return button;
};
const press = (): void => void fireEvent.click(getButton(), { detail: 1 });
const isCovered = (): boolean => document.querySelector<HTMLElement>('[data-part=covered]')?.hidden === false;
const listPresses = () => api.calls.filter(({ url }) => url === '/v1/verification/start-over');

test('a press asks the page to submit, and then calls the API, once', async () => {
  const frame = await open();
  sight.pass(1000);
  press();
  await frame.waitFor({ type: 'submitRequested' });
  expect(listPresses()).toEqual([]);
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(listPresses()).toHaveLength(1);
  frame.say({ type: 'submit', id: 2 });
  await frame.waitFor({ type: 'result', id: 2, ok: false });
  expect(listPresses()).toHaveLength(1);
});

test('without a press the page causes nothing', async () => {
  const frame = await open();
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
  expect(listPresses()).toEqual([]);
});

test('a press on what was not seen counts for nothing, and says why', async () => {
  const frame = await open();
  sight.set({ isVisible: false });
  sight.pass(1000);
  press();
  expect(isCovered()).toBe(true);
  sight.set({ isVisible: true });
  sight.pass(1000);
  vi.spyOn(document.body, 'offsetHeight', 'get').mockReturnValue(window.innerHeight + 40);
  press();
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false });
  expect(listPresses()).toEqual([]);
});

test('a press right after the page moved the document under the mouse, or the focus into it, counts for nothing', async () => {
  const frame = await open();
  sight.pass(1000);
  const pressAt = (clientX: number): void => {
    const event = new Event('pointerdown', { bubbles: true });
    const place = { pointerType: 'mouse', screenX: 400, clientX, screenY: 100, clientY: 50 };
    fireEvent(document.body, Object.assign(event, place));
    press();
  };
  pressAt(300);
  expect(isCovered()).toBe(true);
  fireEvent.focus(window);
  fireEvent.click(getButton(), { detail: 0 });
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false });
  sight.pass(600);
  pressAt(300);
  expect(isCovered()).toBe(false);
  await frame.waitFor({ type: 'submitRequested' });
});

test('while the page is busy the button is, too', async () => {
  const frame = await open();
  sight.pass(1000);
  frame.say({ type: 'disable', disabled: true });
  await expect.poll(() => document.querySelector('[aria-busy]')?.textContent).toBe('Start as a new customer');
  press();
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false });
});
