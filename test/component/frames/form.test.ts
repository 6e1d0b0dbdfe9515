import { formatSin, validateSin } from '@tamarack/core/validation/person/sin';
import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { control, getError, setUpFrameDocument, tick, type } from '../support/frame-document';

const text = (name: string) =>
  `<div><label for="${name}">${name}</label><div id="${name}-hint">Hint</div>
   <div><input id="${name}" name="${name}" aria-describedby="${name}-hint" placeholder="Example"></div></div>`;
const texts = {
  'validation.firstRequired': 'First name is required.',
  'validation.sinInvalid': 'SIN is invalid.',
  'validation.sinRequired': 'SIN is required.',
  'validation.provinceRequired': 'Province is required.',
  'validation.termsRequired': 'You need to agree.',
  'problem.invoice-is-used': 'Used.',
};
const markup = () => `${text('first')}${text('sin')}
  <div><label for="province">province</label><div><select id="province" name="province">
    <option value="" disabled selected>Select</option><option value="QC">Québec</option></select></div></div>
  <div><label><input type="checkbox" name="terms"><span>I agree</span></label></div>
  <span role="alert"></span>
  <template id="error"><div id=""><svg></svg><span></span></div></template>
  <script id="texts" type="application/json">${JSON.stringify(texts)}</script>`;

const onChange = vi.fn();
/** A frame with a form of one control of each kind. */
const load = async () => {
  const [{ connect }, { createForm }, { getControl }, { getMaskedControl }, { call }] = await Promise.all([
    import('../../../widget/frames/kit/connect'),
    import('../../../widget/frames/kit/form'),
    import('../../../widget/frames/kit/control'),
    import('../../../widget/frames/kit/mask'),
    import('../../../widget/frames/kit/api'),
  ]);
  connect((post) => {
    const sin = getMaskedControl('sin', {
      keep: /\d/,
      max: 9,
      format: formatSin,
      hide: (digits) => `••• ••• ${digits.slice(6)}`,
    });
    const form = createForm({
      post,
      controls: {
        first: getControl('first'),
        sin,
        province: getControl('province'),
        terms: getControl('terms'),
      },
      validate: (values) => ({
        first: values.first === '' ? 'firstRequired' : null,
        sin: validateSin(values.sin),
        province: values.province === '' ? 'provinceRequired' : null,
        terms: values.terms === '' ? 'termsRequired' : null,
      }),
      problems: { first: ['invoice-is-used'] },
      onChange,
    });
    return {
      ...form.handlers,
      bound: () => {
        form.fill({ first: 'Marie', province: 'QC' });
        sin.setSaved('••• ••• 286');
      },
      submit: () => form.send(call('PUT', 'test', form.read())),
    };
  });
};
const { api, open } = setUpFrameDocument(load, markup);

function fillAll(): void {
  type('first', 'Luc');
  type('sin', '046 454 286');
  type('province', 'QC');
  tick('terms');
}

test('the page hears whether the fields are empty, incomplete, invalid or complete', async () => {
  const frame = await open();
  await expect.poll(frame.lastState).toBe('empty');
  type('first', 'Luc');
  await expect.poll(frame.lastState).toBe('incomplete');
  type('sin', '04');
  await expect.poll(frame.lastState).toBe('invalid');
  fillAll();
  await expect.poll(frame.lastState).toBe('complete');
  expect(JSON.stringify(frame.received)).not.toMatch(/Luc|046/);
});

test('errors show all fields that need attention, and the first one gets the focus', async () => {
  const frame = await open();
  type('first', 'Luc');
  type('sin', '0464');
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('sin')).toBe('SIN is invalid.');
  expect(getError('first')).toBeNull();
  expect(getError('province')).toBe('Province is required.');
  expect(getError('terms')).toBe('You need to agree.');
  expect(document.activeElement).toBe(control('sin'));
  expect(control('sin').getAttribute('aria-describedby')).toBe('sin-hint sin-error');
});

test('the first error is said where Safari does not let the frame have the focus', async () => {
  const frame = await open();
  const first = control('first');
  first.focus = () => {};
  frame.say({ type: 'showErrors' });
  await expect
    .poll(() => document.querySelector('[role=alert]')?.textContent)
    .toBe('First name is required.');
  expect(document.activeElement).not.toBe(first);
});

test('the field that Escape was pressed in has the focus again once the document has it', async () => {
  const frame = await open();
  control('sin').focus();
  fireEvent.keyDown(control('sin'), { key: 'Escape' });
  await frame.waitFor({ type: 'escapePressed' });
  // a modal dialog of the page makes the document inert
  control('sin').blur();
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement).toBe(control('sin'));
  control('sin').blur();
  window.dispatchEvent(new Event('focus'));
  expect(document.activeElement).not.toBe(control('sin'));
});

test('a message disappears or changes while typing, and typing adds none', async () => {
  const frame = await open();
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('sin')).toBe('SIN is required.');
  type('sin', '0464');
  expect(getError('sin')).toBe('SIN is invalid.');
  type('sin', '046454286');
  expect(getError('sin')).toBeNull();
  type('sin', '0464');
  expect(getError('sin')).toBeNull();
});

test('a changed field is validated when it is left, an untouched one is not', async () => {
  await open();
  fireEvent.blur(control('first'));
  expect(getError('first')).toBeNull();
  type('sin', '0464');
  fireEvent.blur(control('sin'));
  expect(getError('sin')).toBe('SIN is invalid.');
});

test('Enter shows what is missing, says it where the focus stays, and asks to submit a complete form', async () => {
  const frame = await open();
  control('first').focus();
  fireEvent.keyDown(control('first'), { key: 'Enter' });
  expect(getError('first')).toBe('First name is required.');
  expect(document.querySelector('[role=alert]')?.textContent).toBe('First name is required.');
  fillAll();
  frame.say({ type: 'disable', disabled: true });
  await new Promise((resolve) => setTimeout(resolve, 20));
  fireEvent.keyDown(control('first'), { key: 'Enter' });
  frame.say({ type: 'disable', disabled: false });
  await new Promise((resolve) => setTimeout(resolve, 20));
  fireEvent.keyDown(control('first'), { key: 'Enter' });
  await frame.waitFor({ type: 'submitRequested' });
  expect(frame.received.filter(({ type: name }) => name === 'submitRequested')).toHaveLength(1);
});

test('values are sent bare, and what the API rejects shows at its field', async () => {
  const frame = await open();
  fillAll();
  api.answers.push(
    Response.json(
      { type: 'validation-failed', errors: [{ path: '/sin', code: 'sinInvalid' }] },
      { status: 400 },
    ),
    Response.json({ type: 'invoice-is-used' }, { status: 409 }),
  );
  frame.submit(1);
  await frame.waitFor({ type: 'result', id: 1, ok: false });
  expect(api.calls.at(-1)?.body).toEqual({ first: 'Luc', sin: '046454286', province: 'QC', terms: 'true' });
  expect(getError('sin')).toBe('SIN is invalid.');
  expect(document.activeElement).toBe(control('sin'));
  frame.say({ type: 'submit', id: 2 });
  await frame.waitFor({ type: 'result', id: 2, ok: false });
  expect(getError('first')).toBe('Used.');
});

test('a masked field groups what is typed, and hides it once it is left', async () => {
  await open();
  fireEvent.focus(control('sin'));
  type('sin', '046454286123');
  expect(control('sin').value).toBe('046 454 286');
  fireEvent.blur(control('sin'));
  expect(control('sin').value).toBe('••• ••• 286');
  fireEvent.focus(control('sin'));
  expect(control('sin').value).toBe('046 454 286');
});

test('the caret stays behind the digit that was typed', async () => {
  await open();
  control('sin').focus();
  control('sin').value = '0461454286';
  control('sin').setSelectionRange(4, 4);
  fireEvent.input(control('sin'));
  expect(control('sin').value).toBe('046 145 428');
  expect(control('sin').selectionStart).toBe(5);
});

test('saved values fill untouched fields once the frame is bound; a saved number shows masked', async () => {
  const frame = await open();
  type('first', 'Luc');
  frame.say({ type: 'start', ticket: 'T' });
  await expect.poll(() => control('province').value).toBe('QC');
  expect(control('first').value).toBe('Luc');
  expect(control('sin').value).toBe('••• ••• 286');
  fireEvent.focus(control('sin'));
  expect([control('sin').value, control('sin').placeholder]).toEqual(['', '••• ••• 286']);
});

test('the page can clear the form, and values typed before the script are kept', async () => {
  control('first').value = 'Early';
  const frame = await open();
  await expect.poll(frame.lastState).toBe('incomplete');
  frame.say({ type: 'showErrors' });
  await expect.poll(() => getError('terms')).toBe('You need to agree.');
  frame.say({ type: 'clear' });
  await expect.poll(frame.lastState).toBe('empty');
  expect([control('first').value, getError('terms')]).toEqual(['', null]);
  expect(onChange).toHaveBeenLastCalledWith({ first: '', sin: '', province: '', terms: '' }, false);
});
