import { expect, test } from 'vitest';
import { renderFrame } from '../../../widget/frames/markup/document';
import { control, getError, setUpFrameDocument, type } from '../support/frame-document';

const { api, open } = setUpFrameDocument(
  () => import('../../../widget/frames/sin'),
  () => renderFrame('sin', 'en').body,
);

test('the request for a SIN uses the specification’s words, and sends nine digits', async () => {
  api.reads['application/identity'] = () => Response.json({ personal: null });
  const frame = await open();
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('sin')).toBe('SIN is required.');
  type('sin', '046 454 28');
  expect(getError('sin')).toBe('Invalid SIN, must be 9 numbers long.');
  type('sin', '046 454 286');
  await expect.poll(frame.lastState).toBe('complete');
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(api.calls.at(-1)).toMatchObject({
    method: 'PUT',
    url: '/v1/application/sin',
    body: { sin: '046454286' },
  });
  expect(JSON.stringify(frame.received)).not.toContain('046');
  expect(control('sin').value).toBe('046 454 286');
});

test('the details to confirm are shown once the frame is bound', async () => {
  const personal = {
    first: 'Marie-Ève',
    last: 'Desrochers',
    dob: '1985-03-07',
    street: '4520 rue Saint-Denis',
    city: 'Montréal',
    province: 'QC',
    postal: 'H2J 2L3',
  };
  api.reads['application/identity'] = () => Response.json({ personal });
  const frame = await open();
  const facts = document.getElementById('facts');
  expect(facts?.hidden).toBe(true);
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => facts?.hidden).toBe(false);
  expect([...(facts?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Marie-\u2060Ève Desrochers',
    'March\u00a07, 1985',
    '4520 rue Saint-Denis,\nMontréal QC H2J 2L3',
  ]);
});

const listReads = () => api.calls.filter(({ url }) => url === '/v1/application/identity');

test('a query that fails is repeated three times, and shows what it got', async () => {
  const failures = [
    () => Promise.reject(new TypeError('offline')),
    () => Response.json({ type: 'service-unavailable', status: 503 }, { status: 503 }),
    () => Promise.reject(new TypeError('offline')),
  ];
  const personal = { first: 'Ada', last: 'Roy', dob: '1985-03-07', street: '1 A', city: 'B', province: 'QC' };
  api.reads['application/identity'] = () => failures.shift()?.() ?? Response.json({ personal });
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => document.getElementById('facts')?.hidden).toBe(false);
  expect(listReads()).toHaveLength(4);
});
