import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PersonalInfo } from '../../../widget/screens/profile/personal-info';
import { savedPersonal } from '../../support/build-view';
import { mountScreen, toRefusal } from '../../support/mount-screen';

type View = Awaited<ReturnType<typeof mountScreen>>['view'];
const field = (view: View, label: RegExp | string) => view.getByLabelText<HTMLInputElement>(label);
const fill = (view: View, label: RegExp | string, value: string) =>
  fireEvent.change(field(view, label), { target: { value } });
const next = (view: View) => userEvent.click(view.getByRole('button', { name: 'Next' }));
const verified = { facts: { emailVerified: true }, contact: { email: 'marie@example.ca' } };

async function fillAll(view: View): Promise<void> {
  fill(view, 'First name', 'Marie-Ève');
  fill(view, 'Last name', 'Desrochers');
  fill(view, 'Date of birth', '03/07/1985');
  fill(view, /^Social Insurance Number/, '046 454 286');
  await userEvent.click(view.getByRole('button', { name: 'Enter the address manually' }));
  fill(view, 'Street address', '4520 rue Saint-Denis');
  fill(view, 'City', 'Montréal');
  fill(view, 'Province or territory', 'QC');
  fill(view, 'Postal code', 'h2j2l3');
  await userEvent.click(view.getByRole('checkbox'));
}

test('every empty field shows an error, and the first one has the focus', async () => {
  const { view, root, sent } = await mountScreen(PersonalInfo, { view: verified });
  await next(view);
  for (const message of ['First name is required.', 'Last name is required.', 'SIN is required.']) {
    expect(view.getByText(message)).toBeTruthy();
  }
  expect(view.getByText('You need to read and agree to e-sign disclosure.')).toBeTruthy();
  expect(root.activeElement).toBe(field(view, 'First name'));
  expect(sent).toEqual([]);
});

test('saves what was typed, with date and postal code normalised', async () => {
  const { view, sent } = await mountScreen(PersonalInfo, { view: verified });
  await fillAll(view);
  await next(view);
  expect(sent).toEqual([
    {
      type: 'savePersonal',
      personal: {
        first: 'Marie-Ève',
        last: 'Desrochers',
        dob: '1985-03-07',
        sin: '046454286',
        terms: true,
        street: '4520 rue Saint-Denis',
        city: 'Montréal',
        province: 'QC',
        postal: 'H2J 2L3',
        country: 'CA',
      },
    },
  ]);
});

test('the SIN is grouped while typing, and masked on blur', async () => {
  const { view } = await mountScreen(PersonalInfo, { view: verified });
  const sin = field(view, /^Social Insurance Number/);
  await userEvent.type(sin, '046454286');
  expect(sin.value).toBe('046 454 286');
  fireEvent.blur(sin);
  expect(sin.value).toBe('••• ••• 286');
  expect(view.queryByDisplayValue(/046/)).toBeNull();
  fireEvent.focus(sin);
  expect(sin.value).toBe('046 454 286');
});

test('a saved SIN shows its last three digits and is not required again', async () => {
  const { view, sent } = await mountScreen(PersonalInfo, {
    view: { ...verified, draft: { personal: savedPersonal } },
  });
  expect(field(view, /^Social Insurance Number/).value).toBe('••• ••• 286');
  await next(view);
  expect(sent[0]).toMatchObject({ type: 'savePersonal', personal: { first: 'Marie-Ève' } });
  expect(JSON.stringify(sent[0])).not.toContain('sin');
});

test('an optional SIN may be empty, and says so', async () => {
  const { view, sent } = await mountScreen(PersonalInfo, {
    view: { ...verified, settings: { sinRequired: false } },
  });
  await fillAll(view);
  fill(view, /^Social Insurance Number.*\(optional\)/, '');
  await next(view);
  expect(sent).toHaveLength(1);
});

test.each([
  ['First name', 'x'.repeat(41), /40/],
  ['Last name', 'x'.repeat(81), /80/],
  ['First name', 'M4rie', /First name/],
  ['Date of birth', '31/02/1985', /Date of birth/],
  [/^Social Insurance Number/, '12345', 'Invalid SIN, must be 9 numbers long.'],
  ['Postal code', 'D1A 1A1', /Postal code/],
])('%s %j shows an error on blur', async (label, value, message) => {
  const { view } = await mountScreen(PersonalInfo, { view: verified });
  await userEvent.click(view.getByRole('button', { name: 'Enter the address manually' }));
  fill(view, label, value);
  fireEvent.blur(field(view, label));
  const described = field(view, label).getAttribute('aria-describedby')?.split(' ').at(-1);
  const error = [...(field(view, label).getRootNode() as ShadowRoot).querySelectorAll('[id]')].find(
    ({ id }) => id === described,
  );
  expect(error?.textContent).toMatch(message);
});

test('a rejection by the server is shown at its field, and no input is lost', async () => {
  const { view, root } = await mountScreen(PersonalInfo, {
    view: verified,
    results: [toRefusal('validation-failed', { errors: [{ path: '/last', code: 'lastCharacters' }] })],
  });
  await fillAll(view);
  await next(view);
  expect(field(view, 'Last name').getAttribute('aria-invalid')).toBe('true');
  expect(root.activeElement).toBe(field(view, 'Last name'));
  expect(field(view, 'City').value).toBe('Montréal');
});

test('the draft survives navigation and a failed call', async () => {
  const { view, again, unmount } = await mountScreen(PersonalInfo, {
    view: verified,
    results: [{ ok: false, problem: null }],
  });
  await fillAll(view);
  await next(view);
  unmount();
  const back = again().view;
  expect(field(back, 'First name').value).toBe('Marie-Ève');
  expect(field(back, 'Postal code').value).toBe('H2J 2L3');
  expect(field(back, /^Social Insurance Number/).value).toBe('••• ••• 286');
});

test('the email is locked, and changed on its own screen', async () => {
  const { view, sent } = await mountScreen(PersonalInfo, { view: verified });
  expect(field(view, 'Email').readOnly).toBe(true);
  expect(field(view, 'Email').value).toBe('marie@example.ca');
  await userEvent.click(view.getByRole('button', { name: 'Change' }));
  expect(sent).toEqual([{ type: 'changeEmail' }]);
});

test('a date in French is read day first', async () => {
  const { view } = await mountScreen(PersonalInfo, { view: verified, language: 'fr' });
  fill(view, 'Date de naissance', '03/07/1985');
  expect(view.getByText('3 juillet 1985')).toBeTruthy();
});

test('a looked-up address fills the fields, which stay editable', async () => {
  const { view, root } = await mountScreen(PersonalInfo, {
    view: verified,
    api: {
      addresses: async () => [
        { id: 'a', text: '4520 rue Saint-Denis', description: 'Montréal', more: false },
      ],
      address: async () => savedPersonal,
    },
  });
  await userEvent.type(field(view, 'Find your address'), '4520 rue');
  await userEvent.click(await view.findByRole('option', { name: /4520 rue Saint-Denis/ }));
  expect((await view.findByLabelText<HTMLInputElement>('City')).value).toBe('Montréal');
  expect(root.activeElement).toBe(field(view, 'Street address'));
  expect(field(view, 'Postal code').value).toBe('H2J 2L3');
});

test('a lookup that is unavailable says to type the address', async () => {
  const { view } = await mountScreen(PersonalInfo, {
    view: verified,
    api: { addresses: () => Promise.reject(new Error('down')) },
  });
  await userEvent.type(field(view, 'Find your address'), '4520 rue');
  expect(await view.findByText(/look-up is not available/)).toBeTruthy();
});

test('a postal code of another province shows a warning and does not block', async () => {
  const { view, sent } = await mountScreen(PersonalInfo, { view: verified });
  await fillAll(view);
  fill(view, 'Province or territory', 'ON');
  expect(view.getByText(/does not look like one of that province/i)).toBeTruthy();
  await next(view);
  expect(sent).toHaveLength(1);
});
