import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';
import { setUpFrameDocument } from '../support/frame-document';

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/passkey'),
  () => renderFrame('passkey', 'en').body,
);

const dialog = { create: vi.fn(), get: vi.fn() };
const setUse = (use: string): void => history.replaceState(null, '', `?checkoutId=c1&use=${use}`);
const setPolicy = (allowed: boolean | null): void => {
  const featurePolicy = allowed === null ? undefined : { allowsFeature: () => allowed };
  Object.defineProperty(document, 'featurePolicy', { value: featurePolicy, configurable: true });
};

beforeEach(() => {
  for (const act of Object.values(dialog)) act.mockReset().mockResolvedValue({ toJSON: () => ({ id: 'K' }) });
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: object) => ({ parsed: options }),
    parseRequestOptionsFromJSON: (options: object) => ({ parsed: options }),
  });
  Object.defineProperty(navigator, 'credentials', { value: dialog, configurable: true });
  setPolicy(true);
  setUse('proof');
  api.reads['-options'] = () => Response.json({ challenge: 'C' });
});
afterEach(() => history.replaceState(null, '', '?'));

const isShown = (name: string): boolean =>
  document.querySelector<HTMLElement>(`[data-part=${name}]`)?.hidden === false;
const press = (part: string): void => {
  const button = document.querySelector(`[data-part=${part}] button`);
  if (!button) throw new Error(`no button in ${part}`);
  fireEvent.click(button);
};
const listResponses = () => api.calls.filter(({ method, url }) => method === 'POST' && /passkeys/.test(url));

test.each([
  ['proof', 'get', '/v1/passkeys/request-options', '/v1/passkeys/confirm'],
  ['purchase', 'get', '/v1/passkeys/request-options', '/v1/passkeys/confirm'],
  ['create', 'create', '/v1/passkeys/creation-options', '/v1/passkeys'],
] as const)('%s: the browser’s dialog answers, the page submits, the API gets it', async (use, act, options, url) => {
  setUse(use);
  const frame = await open();
  expect(['proof', 'purchase', 'create'].filter(isShown)).toEqual([use]);
  press(use);
  frame.say({ type: 'start', ticket: 'T' });
  await frame.waitFor({ type: 'submitRequested' });
  expect(api.calls.map((call) => call.url)).toContain(options);
  expect(dialog[act]).toHaveBeenCalledWith({ publicKey: { parsed: { challenge: 'C' } } });
  expect(listResponses()).toEqual([]);
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(listResponses().map((call) => [call.url, call.body])).toEqual([[url, { response: { id: 'K' } }]]);
  expect([isShown(use), isShown('created')]).toEqual([false, use === 'create']);
  expect(JSON.stringify(frame.received)).not.toContain('"K"');
});

test('once the session’s token is ended, the frames that signed need no ticket', async () => {
  setUse('create');
  const frame = await open();
  press('create');
  frame.say({ type: 'start', ticket: null });
  await frame.waitFor({ type: 'submitRequested' });
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'ticketNeeded' });
  frame.say({ type: 'start', ticket: null });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(api.calls.map(({ url }) => url)).toEqual(['/v1/passkeys/creation-options', '/v1/passkeys']);
});

test('options that fail are not asked for again: the press that the browser wants to see may have lapsed', async () => {
  api.reads['-options'] = () => Response.json({ type: 'service-unavailable', status: 503 }, { status: 503 });
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  press('proof');
  await expect.poll(() => isShown('failed')).toBe(true);
  expect(api.calls.filter(({ url }) => url.endsWith('-options'))).toHaveLength(1);
  expect(dialog.get).not.toHaveBeenCalled();
});

test('a dialog that was closed is no error of the page, and can be opened again', async () => {
  dialog.get.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError'));
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  press('proof');
  await expect.poll(() => isShown('failed')).toBe(true);
  press('proof');
  await frame.waitFor({ type: 'submitRequested' });
  expect(isShown('failed')).toBe(false);
});

test('a passkey that the API refuses leaves the button, and says so', async () => {
  api.answers = [Response.json({ type: 'validation-failed', status: 400 }, { status: 400 })];
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  press('proof');
  await frame.waitFor({ type: 'submitRequested' });
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: false });
  expect([isShown('failed'), isShown('proof')]).toEqual([true, true]);
});

test('without a press the page sends nothing', async () => {
  const frame = await open();
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
  expect(listResponses()).toEqual([]);
});

test.each([
  ['has no passkeys', () => vi.stubGlobal('PublicKeyCredential', undefined)],
  ['forbids them here', () => setPolicy(false)],
])('where the browser %s, nothing is shown', async (_, change) => {
  change();
  const frame = await open();
  await frame.waitFor({ type: 'state', state: 'invalid' });
  expect(['proof', 'purchase', 'create'].filter(isShown)).toEqual([]);
});
