import type { FrameMessage } from '@tamarack/core/protocol/frames';
import { expect, test } from 'vitest';
import { setUpFrameDocument } from '../support/frame-document';

const origin = 'https://connect.bank.example';
const redirect = {
  step: 'REDIRECT',
  institution: 'FlinksCapital',
  url: 'https://host.example/?loginId=login-1&institution=FlinksCapital&tag=x&accountId=account-2',
};
const completion = {
  connectionId: 'con-1',
  loginId: 'login-1',
  institution: 'FlinksCapital',
  accountId: 'account-2',
};

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/bank'),
  () => '<iframe></iframe><script id="texts" type="application/json">{}</script>',
);

interface Sender {
  readonly origin: string;
  readonly source: MessageEventSource | null;
}

/** One window's message to the frame, as a browser would deliver it. */
function deliver(data: unknown, from: Sender): void {
  const event = new MessageEvent('message', { data, origin: from.origin });
  Object.defineProperty(event, 'source', { value: from.source });
  window.dispatchEvent(event);
}

/** With the aggregator's page open. */
async function openBank() {
  const frame = await open();
  api.answers.push(Response.json({ connectionId: 'con-1', url: 'about:blank?token', origin }));
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  // happy-dom opens no page in a frame: this stands in for the window that a browser gives it
  const source = document.createElement('iframe') as unknown as Window;
  Object.defineProperty(document.querySelector('iframe'), 'contentWindow', { value: source });
  return {
    ...frame,
    post: (data: unknown, from: Partial<Sender> = {}) => deliver(data, { origin, source, ...from }),
    /** What the page heard since the connection was opened, once all that was posted has arrived. */
    async heard(): Promise<readonly FrameMessage[]> {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return frame.received.filter(({ type }) => type !== 'height' && type !== 'result');
    },
  };
}

test('the connection starts in the language of the document, and opens in a frame', async () => {
  document.documentElement.lang = 'fr-CA';
  const { received } = await openBank();
  const { method, url, body } = api.calls.at(-1) ?? {};
  expect([method, url, body]).toEqual(['POST', '/v1/bank/connection', { language: 'fr' }]);
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('about:blank?token');
  expect(JSON.stringify(received)).not.toMatch(/con-1|token|bank\.example/);
});

test.each([
  ['?checkoutId=a', null],
  ['?checkoutId=a&isolated=true', ''],
])('the page is embedded without credentials on an isolated page alone: %s', async (search, attribute) => {
  history.replaceState(history.state, '', search);
  await openBank();
  history.replaceState(history.state, '', location.pathname);
  expect(document.querySelector('iframe')?.getAttribute('credentialless')).toBe(attribute);
});

test('a connection that cannot start reports the problem', async () => {
  const frame = await open();
  api.answers.push(Response.json({ type: 'service-unavailable', retryAfter: 30 }, { status: 503 }));
  frame.submit(1);
  const problem = { type: 'service-unavailable', retryAfter: 30 } as never;
  await frame.waitFor({ type: 'result', id: 1, ok: false, problem });
  expect(document.querySelector('iframe')?.hasAttribute('src')).toBe(false);
});

test('the aggregator’s final message asks to submit, once; the frame hands the chosen account in', async () => {
  const frame = await openBank();
  frame.post({ step: 'APP_MOUNTED' });
  frame.post(redirect);
  frame.post(redirect);
  expect(await frame.heard()).toEqual([{ type: 'bankAlive', hint: null }, { type: 'submitRequested' }]);
  frame.say({ type: 'submit', id: 2 });
  await frame.waitFor({ type: 'result', id: 2, ok: true });
  const { method, url, body } = api.calls.at(-1) ?? {};
  expect([method, url, body]).toEqual(['POST', '/v1/bank/connection/complete', completion]);
  expect(JSON.stringify(frame.received)).not.toMatch(/login-1|Flinks|account-2/);
});

test('a login whose saving got no answer is handed in again under the same key', async () => {
  const frame = await openBank();
  frame.post(redirect);
  api.answers.push(new Response('<html>', { status: 502 }), Response.json({}), Response.json({}));
  for (const id of [2, 3, 4]) {
    frame.say({ type: 'submit', id });
    await frame.waitFor({ type: 'result', id });
  }
  await frame.waitFor({ type: 'result', id: 2, ok: false, problem: null });
  const sent = api.calls.filter(({ url }) => url.endsWith('/complete'));
  expect(sent.map(({ body }) => body)).toEqual([completion, completion, completion]);
  const [first, second, third] = sent.map(({ headers }) => headers['Idempotency-Key']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that begins with the right one', { origin: `${origin}.evil.example` }],
  ['the right host over plain HTTP', { origin: origin.replace('https', 'http') }],
  ['a page without an origin', { origin: 'null' }],
  ['the merchant’s page around it', { source: window }],
  ['another frame', { source: document.createElement('iframe') as unknown as Window }],
  ['nobody', { source: null }],
])('a message of %s does nothing', async (_, from) => {
  const frame = await openBank();
  for (const forged of [redirect, { step: 'DENY_CONSENT' }, { flinksCode: 'SESSION_EXPIRED' }])
    frame.post(forged, from);
  expect(await frame.heard()).toEqual([]);
});

test.each([
  ['a text', 'REDIRECT'],
  ['nothing', null],
  ['a list', [redirect]],
  ['an object of somebody else', { type: 'webpackOk' }],
  ['a step that is no text', { step: ['REDIRECT'] }],
])('%s from the page itself is ignored', async (_, data) => {
  const frame = await openBank();
  frame.post(data);
  expect(await frame.heard()).toEqual([]);
});

test.each([
  ['a name of every object', { step: 'constructor' }],
  ['an unknown step', { step: 'COMPONENT_OF_NEXT_YEAR' }],
  ['an unknown code', { flinksCode: 'toString' }],
  ['a wrong password', { step: 'COMPONENT_LOAD_CREDENTIAL_RETRY', flinksCode: 'INVALID_PASSWORD' }],
  [
    'a login that is turned off, shown by the page',
    { step: 'COMPONENT_LOAD_CREDENTIAL', flinksCode: 'DISABLED_LOGIN' },
  ],
  ['a wrong answer', { flinksCode: 'INVALID_SECURITY_RESPONSE' }],
])('%s is left to the bank’s page', async (_, message) => {
  const frame = await openBank();
  frame.post(message);
  expect(await frame.heard()).toEqual([{ type: 'bankAlive', hint: null }]);
});

test.each([
  ['refused', { step: 'DENY_CONSENT' }],
  ['refused', { step: 'COMPONENT_DENY_TERMS' }],
  ['cancelled', { step: 'COMPONENT_CLOSE_SESSION' }],
  ['timedOut', { step: 'TOKEN_INVALID' }],
  ['timedOut', { flinksCode: 'SESSION_EXPIRED' }],
  ['retryLater', { flinksCode: 'RETRY_LATER' }],
  ['chooseAnotherBank', { flinksCode: 'DISABLED_LOGIN' }],
] as const)('%s: %j ends the attempt, and nothing after it counts', async (reason, message) => {
  const frame = await openBank();
  frame.post(message);
  frame.post(redirect);
  expect(await frame.heard()).toEqual([{ type: 'bankEnded', reason }]);
});

test.each([
  ['bankOff', { step: 'DISABLED_INSTITUTION' }],
  ['bankSlow', { flinksCode: 'OPERATION_PENDING' }],
  ['bankSlow', { flinksCode: 'OPERATION_DISPATCHED' }],
] as const)('%s: the page hears a hint', async (hint, message) => {
  const frame = await openBank();
  frame.post(message);
  expect(await frame.heard()).toEqual([{ type: 'bankAlive', hint }]);
});

test.each([
  ['no address', {}],
  ['an address that is none', { url: 'loginId=login-1' }],
  ['an address that is no text', { url: { loginId: 'login-1' } }],
  ['no login id', { url: 'https://host.example/?institution=FlinksCapital' }],
  ['an empty login id', { url: 'https://host.example/?loginId=&institution=x' }],
  ['its login id behind the hash', { url: 'https://host.example/#loginId=login-1' }],
])('a final message with %s connects nothing', async (_, more) => {
  const frame = await openBank();
  frame.post({ step: 'REDIRECT', ...more });
  expect(await frame.heard()).toEqual([{ type: 'bankEnded', reason: 'notCompleted' }]);
});

test('the server decides whether a login ID is valid, whatever it looks like', async () => {
  const frame = await openBank();
  frame.post({ step: 'REDIRECT', url: 'https://host.example/?loginId=%3Cscript%3E' });
  frame.say({ type: 'submit', id: 2 });
  await frame.waitFor({ type: 'result', id: 2 });
  expect(api.calls.at(-1)?.body).toEqual({ connectionId: 'con-1', loginId: '<script>', institution: '' });
});
