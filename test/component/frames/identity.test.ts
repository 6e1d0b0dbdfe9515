import { fireEvent } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Identity } from '../../../widget/api/types';
import { renderFrame } from '../../../widget/frames/markup/document';
import { control, getError, type } from '../support/frame-document';
import {
  address,
  fillAll,
  isShown,
  noIdentity,
  press,
  setUpIdentityDocument,
} from '../support/identity-document';

const { draft, api, open, openWith } = setUpIdentityDocument();

const personal = { first: 'Marie-Ève', last: 'Desrochers', dob: '1985-03-07', terms: true, ...address };
const saved: Identity = { ...noIdentity, personal, sinLastThree: '286' };

const dateInWords = () => document.querySelector('output')?.textContent;
const sentPersonal = () => api.calls.find(({ url }) => url === '/v1/application/personal')?.body;

test('the link to the address fields is disabled until the frame’s script has loaded', async () => {
  const before = new DOMParser().parseFromString(renderFrame('identity', 'en').body, 'text/html');
  expect(before.querySelector('#lookup button')?.getAttribute('aria-disabled')).toBe('true');
  await openWith();
  const link = document.querySelector('#lookup button');
  expect(link?.hasAttribute('aria-disabled')).toBe(false);
});

test('every empty field shows an error, and the first one has the focus', async () => {
  const frame = await openWith();
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('first')).toBe('First name is required.');
  expect(getError('last')).toBe('Last name is required.');
  expect(getError('dob')).toBe('Date of birth is required.');
  expect(getError('sin')).toBe('SIN is required.');
  expect(getError('search')).toBe('Street address is required.');
  expect(getError('terms')).toBe('You need to read and agree to e-\u2060sign disclosure.');
  expect(document.activeElement).toBe(control('first'));
});

test('saves what was typed, with date and postal code normalised', async () => {
  const frame = await openWith();
  fillAll();
  await expect.poll(frame.lastState).toBe('complete');
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(sentPersonal()).toEqual({ ...personal, sin: '046454286' });
  expect(JSON.stringify(frame.received)).not.toMatch(/Marie|Desrochers|1985|Denis|H2J|046/);
});

test('the SIN is grouped while typing, and masked on blur', async () => {
  await openWith();
  fireEvent.focus(control('sin'));
  type('sin', '046454286');
  expect(control('sin').value).toBe('046 454 286');
  fireEvent.blur(control('sin'));
  expect(control('sin').value).toBe('••• ••• 286');
  fireEvent.focus(control('sin'));
  expect(control('sin').value).toBe('046 454 286');
});

test('a SIN that is too short stays readable, and one with a wrong digit is doubted at once without blocking', async () => {
  const frame = await openWith();
  fireEvent.focus(control('sin'));
  type('sin', '04645428');
  fireEvent.blur(control('sin'));
  expect(control('sin').value).toBe('046 454 28');
  expect(getError('sin')).toBe('Invalid SIN, must be 9 numbers long.');
  fireEvent.focus(control('sin'));
  fillAll();
  type('sin', '046454268');
  expect(getError('sin')).toMatch(/doesn’t look like a SIN/);
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/doesn’t look like a SIN/);
  fireEvent.blur(control('sin'));
  expect(control('sin').value).toBe('046 454 268');
  expect(getError('sin')).toMatch(/doesn’t look like a SIN/);
  await expect.poll(frame.lastState).toBe('complete');
  type('sin', '046454286');
  expect(getError('sin')).toBeNull();
});

test('the applicant’s age is counted from the day of the API, not of the device', async () => {
  const dob = '2008-11-26';
  await openWith({ ...saved, personal: { ...personal, dob }, today: '2026-11-25' });
  await expect.poll(() => control('dob').value).toBe(dob);
  fireEvent.input(control('dob'), { target: { value: dob } });
  fireEvent.blur(control('dob'));
  expect(getError('dob')).toBe('You must be at least 18\u00a0years old to apply.');
});

test('saved details are filled in; a saved SIN shows its last three digits and is not required again', async () => {
  const frame = await openWith(saved);
  await expect.poll(frame.lastState).toBe('complete');
  expect(control('first').value).toBe('Marie-Ève');
  await expect.poll(() => [isShown('street'), isShown('search')]).toEqual([true, false]);
  expect(control('sin').value).toBe('••• ••• 286');
  expect(control('sin').getAttribute('aria-required')).toBeNull();
  const hint = control('sin').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(hint)?.textContent).toBe('Saved. Type over it to change it.');
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: true });
  expect(sentPersonal()).toEqual(personal);
});

test('an optional SIN may be empty, and says so', async () => {
  const frame = await openWith({ ...noIdentity, sinRequired: false });
  fillAll();
  type('sin', '');
  await expect.poll(frame.lastState).toBe('complete');
  expect(document.getElementById('optional')?.closest('[hidden]')).toBeNull();
  expect(control('sin').labels?.[0]?.textContent).toMatch(/\(optional\)$/);
});

test.each([
  ['first', 'x'.repeat(41), /40/],
  ['last', 'x'.repeat(81), /80/],
  ['first', 'M4rie', /First name/],
  ['dob', '31/02/1985', /Date of birth/],
  ['dob', '1985-02-31', /Date of birth/],
  ['sin', '12345', 'Invalid SIN, must be 9 numbers long.'],
  ['postal', 'D1A 1A1', /Postal code/],
])('%s %j shows an error on blur', async (name, value, message) => {
  await openWith();
  press('Enter the address manually');
  type(name, value);
  fireEvent.blur(control(name));
  expect(getError(name)).toMatch(message);
});

test('a rejection by the server is shown at its field, and no input is lost', async () => {
  const frame = await openWith();
  fillAll();
  const errors = [{ path: '/last', code: 'lastCharacters' }];
  api.answers.push(Response.json({ type: 'validation-failed', errors }, { status: 400 }));
  frame.say({ type: 'submit', id: 1 });
  await frame.waitFor({ type: 'result', id: 1, ok: false });
  expect(getError('last')).toBe('Last name contains invalid characters.');
  expect(document.activeElement).toBe(control('last'));
  expect(control('city').value).toBe('Montréal');
});

test('unsaved input survives leaving the page, and is stored encrypted in the browser', async () => {
  const frame = await openWith();
  fillAll();
  await expect.poll(frame.lastState).toBe('complete');
  await expect.poll(() => sessionStorage.length).toBe(1);
  const entry = () => sessionStorage.getItem(sessionStorage.key(0) ?? '') ?? '';
  const first = entry();
  expect(String.fromCharCode(...(JSON.parse(first) as number[]))).not.toMatch(/Marie|046454286|Denis/);
  type('first', 'Marie');
  await expect.poll(entry).not.toBe(first);

  document.body.innerHTML = renderFrame('identity', 'en').body;
  const back = await openWith(saved);
  await expect.poll(() => control('first').value).toBe('Marie');
  expect(control('postal').value).toBe('H2J 2L3');
  // the SIN is not kept in the draft: the saved one is shown
  expect(control('sin').value).toBe('••• ••• 286');
  back.say({ type: 'submit', id: 1 });
  await back.waitFor({ type: 'result', id: 1, ok: true });
  expect(sentPersonal()).toMatchObject({ first: 'Marie' });
  expect(sentPersonal()).not.toHaveProperty('sin');
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test('a draft under another key is not shown', async () => {
  await openWith();
  type('first', 'Mallory');
  await expect.poll(() => sessionStorage.length).toBe(1);
  document.body.innerHTML = renderFrame('identity', 'en').body;
  draft.key = btoa('x'.repeat(32));
  const frame = await openWith(saved);
  await expect.poll(frame.lastState).toBe('complete');
  expect(control('first').value).toBe('Marie-Ève');
});

test('the email is locked, and changed on its own screen', async () => {
  const frame = await openWith();
  expect(control('email').readOnly).toBe(true);
  press('Change');
  await frame.waitFor({ type: 'pressed', control: 'changeEmail' });
});

test('a date is confirmed in words, in the place of the hint', async () => {
  await openWith();
  type('dob', '03/07/1985');
  expect(dateInWords()).toBe('March\u00a07, 1985');
  expect(control('dob').getAttribute('aria-describedby')).toBe(
    document.querySelector('output')?.closest('[id]')?.id,
  );
  type('dob', '03/07/');
  expect(dateInWords()).toBe('');
});

test('a date in French is read day first', async () => {
  document.documentElement.lang = 'fr-CA';
  document.body.innerHTML = renderFrame('identity', 'fr').body;
  await openWith();
  type('dob', '03/07/1985');
  expect(dateInWords()).toBe('3\u00a0juillet 1985');
  type('dob', '1/12/1985');
  expect(dateInWords()).toBe('1er\u00a0décembre 1985');
});

test('an underage applicant is told so instead of the date in words', async () => {
  await openWith();
  type('dob', '2020-01-01');
  expect(dateInWords()).toBe('January\u00a01, 2020');
  fireEvent.blur(control('dob'));
  expect(getError('dob')).toMatch(/18/);
  expect(dateInWords()).toBe('');
});

test('a press that came before what is saved was read saves it, without an error', async () => {
  api.reads['application/identity'] = () => Response.json({ ...saved, draftKey: draft.key });
  const frame = await open();
  frame.say({ type: 'showErrors' });
  frame.say({ type: 'start', ticket: 'T' });
  await frame.waitFor({ type: 'submitRequested' });
  expect(getError('first')).toBeNull();
});

test('without a ticket, such a press shows what is missing', async () => {
  const frame = await open();
  frame.say({ type: 'showErrors' });
  frame.say({ type: 'start', ticket: null });
  await expect.poll(() => getError('first')).not.toBeNull();
});

test('saved details whose query fails are asked for again', async () => {
  let failures = 1;
  api.reads['application/identity'] = () =>
    failures-- > 0
      ? Response.json({ type: 'service-unavailable', status: 503 }, { status: 503 })
      : Response.json({ ...saved, draftKey: draft.key });
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => control('first').value).toBe('Marie-Ève');
  expect(control('sin').value).toBe('••• ••• 286');
  expect(api.calls.filter(({ url }) => url === '/v1/application/identity')).toHaveLength(2);
});

test('nothing is shown where the API refuses to say who the applicant is', async () => {
  api.reads['application/identity'] = () => Response.json({ type: 'step-not-allowed' }, { status: 409 });
  const frame = await open();
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => api.calls.some(({ url }) => url.endsWith('identity'))).toBe(true);
  await expect.poll(frame.lastState).toBe('empty');
  expect(control('email').value).toBe('');
});

test('the name that the merchant gave is there to be changed, and what was typed comes before it', async () => {
  const named = {
    first: 'Marie',
    last: 'Tremblay',
    dob: '',
    terms: false,
    street: '',
    city: '',
    province: '',
    postal: '',
  };
  const given: Identity = { ...noIdentity, personal: { ...named, country: 'CA' } as Identity['personal'] };
  await openWith(given);
  await expect.poll(() => control('last').value).toBe('Tremblay');
  expect(control('first').value).toBe('Marie');
  expect(control('dob').value).toBe('');
  expect(isShown('search')).toBe(true);
  type('first', 'Marie-Ève');
  expect(control('first').value).toBe('Marie-Ève');
});
