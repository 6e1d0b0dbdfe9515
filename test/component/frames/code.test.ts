import { frameReady } from '@tamarack/core/protocol/frames';
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';
import frVerify from '../../../widget/i18n/locales/fr/verify.json';
import { control, getError, setUpFrameDocument } from '../support/frame-document';

const input = (): HTMLInputElement => control('code');
const type = (value: string): void => void fireEvent.input(input(), { target: { value } });

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/code'),
  () => renderFrame('code', 'en').body,
);

test('the frame announces itself, and takes the channel from the merchant’s pages only', async () => {
  const stranger = await open('https://evil.example');
  expect(stranger.ready).toEqual([frameReady]);
  type('123456');
  stranger.say({ type: 'showErrors' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stranger.received).toEqual([]);
  expect(getError('code')).toBeNull();
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

test('the page hears no message for a digit: how many there are, and when each was typed', async () => {
  const frame = await open();
  for (const code of ['1', '12', '123', '12', '', '1', '123456', '12345', '123456']) type(code);
  await expect
    .poll(() => frame.received.filter(({ type: name }) => name === 'submitRequested'))
    .toHaveLength(2);
  const states = frame.received.flatMap((message) => (message.type === 'state' ? [message.state] : []));
  expect(states).toEqual(['incomplete', 'empty', 'incomplete', 'complete', 'incomplete', 'complete']);
});

test('Enter on an incomplete code shows what is missing, and on a complete one asks to submit', async () => {
  const frame = await open();
  type('123');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(getError('code')).toBe('Enter all 6\u00a0digits of the code.');
  type('123456');
  fireEvent.keyDown(input(), { key: 'Enter' });
  await expect
    .poll(() => frame.received.filter(({ type: name }) => name === 'submitRequested').length)
    .toBe(2);
});

test('a press of the page that has yet to hear of the last digit shows no error, and submits nothing twice', async () => {
  const frame = await open();
  type('123');
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('code')).toBe('Enter all 6\u00a0digits of the code.');
  type('123456');
  input().blur();
  frame.say({ type: 'showErrors' });
  frame.say({ type: 'focus' });
  await expect.poll(() => document.activeElement).toBe(input());
  expect(getError('code')).toBeNull();
  expect(frame.received.filter(({ type: name }) => name === 'submitRequested')).toHaveLength(1);
});

test('the first key in the document goes into the field, where the browser did not let it have the focus', async () => {
  await open();
  input().blur();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(document.activeElement).toBe(document.body);
  fireEvent.keyDown(document.body, { key: '1' });
  expect(document.activeElement).toBe(input());
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

test('a check of the cookie that fails is repeated, and reports nothing once it succeeds', async () => {
  const frame = await open();
  api.bindings = [
    new Response(null, { status: 204 }),
    Response.json({ type: 'service-unavailable', status: 503 }, { status: 503 }),
  ];
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1 });
  expect(api.calls.filter(({ url }) => url === '/v1/frames/session')).toHaveLength(3);
  expect(frame.received).not.toContainEqual({ type: 'blocked' });
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
  const { id } = input();
  expect(getError('code')).toBe('Invalid code, please try again.');
  expect(input().getAttribute('aria-describedby')).toBe(`${id}-hint ${id}-error`);
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Invalid code, please try again.');
  type('12345');
  expect(getError('code')).toBeNull();
  expect(input().getAttribute('aria-describedby')).toBe(`${input().id}-hint`);
});

test('without an answer the page hears so, and nothing is called wrong', async () => {
  const frame = await open();
  type('123456');
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => api.calls.length).toBe(2);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
  expect(getError('code')).toBeNull();
});

test('the page can ask for errors, clear the field, and lock it while it is busy', async () => {
  const frame = await open();
  type('12');
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('code')).toBe('Enter all 6\u00a0digits of the code.');
  frame.say({ type: 'disable', disabled: true });
  await expect.poll(() => input().readOnly).toBe(true);
  frame.say({ type: 'clear' });
  await expect.poll(() => input().value).toBe('');
  fireEvent.keyDown(window, { key: 'Escape' });
  await frame.waitFor({ type: 'escapePressed' });
});

test('another language replaces the texts, the error shown included, and keeps what was typed', async () => {
  const frame = await open();
  type('12');
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('code')).toBe('Enter all 6\u00a0digits of the code.');
  frame.say({ type: 'language', language: 'fr' });
  await expect.poll(() => input().labels?.[0]?.textContent).toBe(frVerify.code.label);
  expect(document.getElementById(`${input().id}-hint`)?.textContent).toBe(frVerify.code.hint);
  expect(getError('code')).toBe(frVerify.code.incomplete);
  expect([document.documentElement.lang, document.title]).toEqual(['fr-CA', frVerify.code.label]);
  expect(input().value).toBe('12');
  type('123456');
  api.answers = [Response.json({ type: 'verification-code-invalid' }, { status: 400 })];
  frame.submit(1);
  await expect.poll(() => getError('code')).toBe('Code non valide, veuillez réessayer.');
});
