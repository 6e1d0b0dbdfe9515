import type { Language } from '@tamarack/core/language';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDraft } from '../../../widget/frames/kit/draft';
import { chequeMarkup } from '../../../widget/frames/markup/cheque';
import { control, getError, setUpFrameDocument, type } from '../support/frame-document';

const parts = ['transit', 'institution', 'account'] as const;
const right = ['00012', '003', '0001234567'];
let language: Language = 'en';

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/cheque'),
  () => renderDocument('en'),
);
const draftKey = btoa('k'.repeat(32));
beforeEach(() => {
  api.reads['application/identity'] = () => Response.json({ draftKey });
});
afterEach(() => sessionStorage.clear());

/** As the build renders it. */
function renderDocument(shown: Language): string {
  language = shown;
  document.documentElement.lang = `${language}-CA`;
  const { fields, texts } = chequeMarkup(language);
  return `${renderToStaticMarkup(fields)}<span role="alert"></span>
    <template id="error"><div id=""><svg></svg><span></span></div></template>
    <script id="texts" type="application/json">${JSON.stringify(texts)}</script>`;
}

async function openIn(shown: Language) {
  document.body.innerHTML = renderDocument(shown);
  return open();
}

const read = () => parts.map((part) => control(part).value);
const fillAll = (values: readonly string[]): void =>
  parts.forEach((part, index) => {
    type(part, values[index] ?? '');
  });
const bank = () => document.querySelector('[role=status]');

describe.each(['en', 'fr'] as const)('the rules in %s', (shown) => {
  test('every empty number shows an error', async () => {
    const frame = await openIn(shown);
    frame.say({ type: 'showErrors' });
    await expect.poll(() => getError('transit')).not.toBeNull();
    expect(parts.map(getError)).toEqual(
      shown === 'fr'
        ? [
            'Le numéro de transit est obligatoire.',
            'Le numéro d’institution est obligatoire.',
            'Le numéro de compte est obligatoire.',
          ]
        : ['Transit number is required.', 'Institution number is required.', 'Account number is required.'],
    );
    expect(document.activeElement).toBe(control('transit'));
  });

  test.each([
    ['transit', '1234', /must be 5.numbers long|doit compter 5.chiffres/],
    ['transit', '12a45', /must be 5.numbers long|doit compter 5.chiffres/],
    ['institution', 'RBC', /must be 3.numbers long|doit compter 3.chiffres/],
    ['account', '123456', /must be 7 to 12.numbers long|doit compter de 7 à 12.chiffres/],
    ['account', '1234567890123', /must be 7 to 12.numbers long|doit compter de 7 à 12.chiffres/],
  ] as const)('%s %j shows an error on blur, linked to its field', async (part, value, message) => {
    await openIn(shown);
    control(part).focus();
    type(part, value);
    expect(getError(part)).toBeNull();
    control(part).blur();
    expect(getError(part)).toMatch(message);
  });
});

test('the first invalid number has the focus, unless the focus is to stay', async () => {
  const frame = await open();
  fillAll(['00012', '03', '12']);
  frame.say({ type: 'showErrors', keepFocus: true });
  await expect.poll(() => getError('account')).not.toBeNull();
  expect(parts.map((part) => control(part))).not.toContain(document.activeElement);
  frame.say({ type: 'showErrors' });
  await expect.poll(() => document.activeElement).toBe(control('institution'));
  expect(frame.lastState()).toBe('invalid');
});

test('a press of the page finds nothing wrong, and the frame asks to submit', async () => {
  const frame = await open();
  fillAll(['00012', '003', '1234567']);
  frame.say({ type: 'showErrors' });
  await frame.waitFor({ type: 'submitRequested' });
  expect(parts.map(getError)).toEqual([null, null, null]);
});

test('the fields are in the order of a cheque, numeric, without autofill', async () => {
  await open();
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map(({ name }) => name)).toEqual(parts);
  expect(inputs.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Transit number',
    'Institution number',
    'Account number',
  ]);
  for (const input of inputs)
    expect([
      input.inputMode,
      input.getAttribute('autocomplete'),
      input.getAttribute('aria-required'),
    ]).toEqual(['numeric', 'off', 'true']);
});

test('the illustration shows where the numbers are, and the one being typed', async () => {
  await open();
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toMatch(
    /transit number of 5\u00a0digits.*account number/,
  );
  const active = () =>
    [...document.querySelectorAll('[data-active]')].map((part) => part.getAttribute('data-part'));
  expect(active()).toEqual([]);
  control('institution').focus();
  expect(active()).toEqual(['institution']);
  control('account').focus();
  expect(active()).toEqual(['account']);
  control('account').blur();
  expect(active()).toEqual([]);
});

describe('pasted numbers', () => {
  test.each([
    [' 00012 ', '0-0-3', '000 1234-567'],
    ['0 0 0 1 2', '003', '000–1234–567'],
  ])('%j %j %j is sent as digits, leading zeros included, and the page hears none', async (...values) => {
    const frame = await open();
    fillAll(values);
    await frame.waitFor({ type: 'state', state: 'complete' });
    frame.submit(1);
    await frame.waitFor({ type: 'result', id: 1, ok: true });
    const { method, url, body } = api.calls.at(-1) ?? {};
    expect([method, url]).toEqual(['POST', '/v1/documents/submit']);
    expect(body).toEqual({ transit: '00012', institution: '003', account: '0001234567' });
    expect(JSON.stringify(frame.received)).not.toMatch(/0012|003|1234/);
  });

  test.each(parts)('a text with all the numbers pasted into %s fills each field', async (part) => {
    await open();
    type(part, '⑆00012⑉003⑆ 000-1234567⑈');
    expect(read()).toEqual(right);
    expect(bank()?.textContent).toBe('RBC Royal Bank');
  });

  test('branch and bank pasted together fill both; eight digits of an account stay in place', async () => {
    await open();
    type('transit', '00012-003');
    expect(control('institution').value).toBe('003');
    type('account', '12345678');
    expect(read()).toEqual(['00012', '003', '12345678']);
  });
});

describe('the bank', () => {
  test.each([
    ['en', '003', 'RBC Royal Bank'],
    ['fr', '003', 'RBC Banque Royale'],
    ['en', '815', 'Desjardins'],
    ['fr', '0-0-6', 'Banque Nationale'],
  ] as const)('the bank in %s: %s is %s', async (shown, number, name) => {
    await openIn(shown);
    type('institution', number);
    expect(bank()?.textContent).toBe(name);
    expect(bank()?.querySelector('svg')).not.toBeNull();
  });

  test('an unknown bank number shows a warning and does not block', async () => {
    const frame = await open();
    type('institution', '99');
    expect(bank()?.textContent).toBe('');
    fillAll(['00012', '999', '1234567']);
    expect(bank()?.textContent).toMatch(/^Check the number/);
    expect(bank()?.querySelector('svg')).toBeNull();
    expect(getError('institution')).toBeNull();
    await frame.waitFor({ type: 'state', state: 'complete' });
  });
});

test('a number that the API rejects is shown at its field, which takes the focus when the page gives it', async () => {
  const frame = await open();
  fillAll(right);
  api.answers.push(
    Response.json(
      { type: 'validation-failed', errors: [{ path: '/account', code: 'accountInvalid' }] },
      { status: 400 },
    ),
  );
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false });
  expect(getError('account')).toMatch(/^Invalid account number/);
  const focused = vi.spyOn(control('account'), 'focus');
  frame.say({ type: 'focus' });
  await expect.poll(() => focused.mock.calls.length).toBe(1);
});

test('numbers whose answer was lost are sent again under the same key', async () => {
  const frame = await open();
  fillAll(right);
  api.answers.push(new Response('<html>', { status: 502 }));
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false, problem: null });
  frame.say({ type: 'submit', id: 2 });
  await frame.waitFor({ type: 'result', id: 2, ok: true });
  const keys = api.calls
    .filter(({ url }) => url === '/v1/documents/submit')
    .map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what was typed is kept encrypted while away, also in the other language, and forgotten once submitted', async () => {
  const draft = openDraft<(typeof parts)[number]>('cheque:', draftKey);
  const first = await open();
  first.say({ type: 'start', ticket: 'T' });
  fillAll(right);
  const [transit, institution, account] = right;
  await expect.poll(() => draft.load()).toEqual({ transit, institution, account });
  const kept = JSON.parse(sessionStorage.getItem('cheque:') ?? '[]') as number[];
  expect(kept.length).toBeGreaterThan(12);
  expect(String.fromCharCode(...kept)).not.toMatch(/00012|1234567/);

  const frame = await openIn('fr');
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(read).toEqual(right);
  await frame.waitFor({ type: 'state', state: 'complete' });
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  await expect.poll(() => draft.load()).toBeNull();
});
