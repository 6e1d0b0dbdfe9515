import { frameReady } from '@tamarack/core/protocol/frames';
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { setUpFrameDocument } from '../support/frame-document';

/** What the build renders for this frame. */
const markup = `
  <div><label for="code">6-digit code</label><div id="code-hint">Hint</div>
  <input id="code" name="code" aria-describedby="code-hint"></div>
  <span role="alert"></span>
  <template id="error"><div id=""><svg></svg><span></span></div></template>
  <script id="texts" type="application/json">{"incomplete":"Enter all 6 digits.","invalid":"Invalid code."}</script>`;

const input = (): HTMLInputElement => document.querySelector<HTMLInputElement>('#code') as HTMLInputElement;
const type = (value: string): void => void fireEvent.input(input(), { target: { value } });

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/code'),
  () => markup,
);

test('the frame announces itself, and takes the channel from the merchant’s pages only', async () => {
  const stranger = await open('https://evil.example');
  expect(stranger.ready).toEqual([frameReady]);
  type('123456');
  stranger.say({ type: 'showErrors' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stranger.received).toEqual([]);
  expect(document.querySelector('#code-error')).toBeNull();
});

test('typing tells the page a state and no digit; the sixth digit asks to submit, once', async () => {
  const frame = await open();
  type('12 3');
  await frame.waitFor({ type: 'state', state: 'incomplete' });
  type('12 3-456');
  await frame.waitFor({ type: 'submitRequested' });
  type('123456');
  expect(input().value).toBe('123456');
  await frame.waitFor({ type: 'state', state: 'complete' });
  expect(frame.received.filter(({ type: name }) => name === 'submitRequested')).toHaveLength(1);
  expect(JSON.stringify(frame.received)).not.toContain('123');
});

test('Enter on an incomplete code shows what is missing, and on a complete one asks to submit', async () => {
  const frame = await open();
  type('123');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(document.querySelector('#code-error')?.textContent).toBe('Enter all 6 digits.');
  type('123456');
  fireEvent.keyDown(input(), { key: 'Enter' });
  await expect
    .poll(() => frame.received.filter(({ type: name }) => name === 'submitRequested').length)
    .toBe(2);
});

test('a code typed before the script was there counts', async () => {
  input().value = '654321';
  const frame = await open();
  await frame.waitFor({ type: 'submitRequested' });
});

test('the ticket is redeemed before the code is sent, and the browser is asked whether it kept the cookie', async () => {
  const frame = await open();
  type('123456');
  frame.say({ type: 'start', ticket: 'T' });
  frame.say({ type: 'submit', id: 7 });
  await frame.waitFor({ type: 'result', id: 7, ok: true });
  expect(api.calls.map(({ url, body }) => [url, body])).toEqual([
    ['/v1/frames/session', { ticket: 'T' }],
    ['/v1/frames/session', undefined],
    ['/v1/verification/phone/confirm', { code: '123456' }],
  ]);
});

test('a code that is complete before the ticket arrives waits for it', async () => {
  const frame = await open();
  type('123456');
  frame.say({ type: 'submit', id: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(api.calls).toEqual([]);
  frame.say({ type: 'start', ticket: 'T' });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
});

test('a ticket that is missing or too old is replaced before the code is sent', async () => {
  const frame = await open();
  type('123456');
  frame.say({ type: 'start', ticket: null });
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'ticketNeeded' });
  expect(api.calls).toEqual([]);
  frame.say({ type: 'start', ticket: 'T2' });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(api.calls[0]?.body).toEqual({ ticket: 'T2' });
});

test('a cookie that was not kept is reported', async () => {
  const frame = await open();
  api.bindings = [
    new Response(null, { status: 204 }),
    Response.json({ type: 'session-expired' }, { status: 401 }),
  ];
  frame.say({ type: 'start', ticket: 'T' });
  await frame.waitFor({ type: 'blocked' });
});

test('a wrong code shows its error at the field, and the page hears only the problem', async () => {
  const frame = await open();
  type('123456');
  api.answers = [Response.json({ type: 'verification-code-invalid', attemptsLeft: 4 }, { status: 400 })];
  frame.submit(1);
  await frame.waitFor({
    type: 'result',
    id: 1,
    ok: false,
    problem: expect.objectContaining({ type: 'verification-code-invalid', attemptsLeft: 4 }),
  });
  const error = document.querySelector('#code-error');
  expect(error?.textContent).toBe('Invalid code.');
  expect(input().getAttribute('aria-describedby')).toBe('code-hint code-error');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Invalid code.');
  type('12345');
  expect(document.querySelector('#code-error')).toBeNull();
  expect(input().getAttribute('aria-describedby')).toBe('code-hint');
});

test('without an answer the page hears so, and nothing is called wrong', async () => {
  const frame = await open();
  type('123456');
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => api.calls.length).toBe(2);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
  expect(document.querySelector('#code-error')).toBeNull();
});

test('the page can ask for errors, clear the field, and lock it while it is busy', async () => {
  const frame = await open();
  type('12');
  frame.say({ type: 'showErrors' });
  await expect.poll(() => document.querySelector('#code-error')?.textContent).toBe('Enter all 6 digits.');
  frame.say({ type: 'disable', disabled: true });
  await expect.poll(() => input().readOnly).toBe(true);
  frame.say({ type: 'clear' });
  await expect.poll(() => input().value).toBe('');
  fireEvent.keyDown(window, { key: 'Escape' });
  await frame.waitFor({ type: 'escapePressed' });
});
