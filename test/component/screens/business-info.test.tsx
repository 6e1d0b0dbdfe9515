import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createApiFailure } from '../../../widget/api/failure';
import type { Address, Industry, RegisteredBusiness } from '../../../widget/api/types';
import { BusinessInfo } from '../../../widget/screens/profile/business-info';
import { savedPersonal } from '../../support/build-view';
import { mountScreen } from '../../support/mount-screen';

type View = Awaited<ReturnType<typeof mountScreen>>['view'];
const field = (view: View, label: RegExp | string) => view.getByLabelText<HTMLInputElement>(label);
const fill = (view: View, label: RegExp | string, value: string) =>
  fireEvent.change(field(view, label), { target: { value } });
const next = (view: View) => userEvent.click(view.getByRole('button', { name: 'Next' }));

const cafe: Industry = {
  code: '722515',
  parentCode: '72',
  label: 'Snack and coffee bars',
  industry: 'Accommodation and food services',
  keywords: ['coffee'],
};
const roasters: RegisteredBusiness = {
  id: 'CC_1284410',
  name: 'Maple Ridge Coffee Roasters Inc.',
  number: '1284410',
  city: 'Toronto',
  province: 'Ontario',
  entity: 'corporation',
  monthsRegistered: 30,
};
const office: Address = {
  street: '410 Queen Street West',
  city: 'Toronto',
  province: 'ON',
  postal: 'M5V 2A5',
  country: 'CA',
};
const api = {
  businesses: async (words: string) => (words.startsWith('maple') ? [roasters] : []),
  office: async () => office,
  industries: async (words: string) => ('coffee'.startsWith(words) || words === cafe.code ? [cafe] : []),
};
const options = { view: { draft: { personal: savedPersonal } }, api };

async function fillAll(view: View): Promise<void> {
  fill(view, 'Legal name', '9123-4567 Québec inc.');
  await userEvent.click(view.getByLabelText('The operating name is the same as the legal name'));
  fill(view, 'Entity type', 'corporation');
  await userEvent.type(view.getByRole('combobox', { name: 'Industry' }), 'coffee');
  await userEvent.click(await view.findByRole('option', { name: /Snack and coffee bars/ }));
  fill(view, 'years', '2');
  fill(view, 'months', '6');
  await userEvent.click(view.getByLabelText('The business address is the same as my home address'));
}

test('every empty field shows an error, and the first one has the focus', async () => {
  const { view, root, sent } = await mountScreen(BusinessInfo, options);
  await next(view);
  for (const message of [
    /Legal name is/,
    /Operating name is/,
    /Entity type is/,
    /Industry is/,
    /Time in business/,
  ]) {
    expect(view.getAllByText(message).length).toBeGreaterThan(0);
  }
  expect(root.activeElement).toBe(field(view, 'Legal name'));
  expect(sent).toEqual([]);
});

test('saves the legal name as operating name, total months, and that the address is the home address', async () => {
  const { view, sent } = await mountScreen(BusinessInfo, options);
  await fillAll(view);
  expect(view.queryByLabelText('Street address')).toBeNull();
  await next(view);
  expect(sent).toEqual([
    {
      type: 'saveBusiness',
      business: {
        legal: '9123-4567 Québec inc.',
        businessAs: '9123-4567 Québec inc.',
        entity: 'corporation',
        industry: '722515',
        timeInBusiness: 30,
        sameAddress: true,
        street: '',
        city: '',
        province: '',
        postal: '',
        country: '',
      },
    },
  ]);
});

test('a business younger than six months is rejected at the field', async () => {
  const { view, sent } = await mountScreen(BusinessInfo, options);
  await fillAll(view);
  fill(view, 'years', '0');
  fill(view, 'months', '5');
  await next(view);
  expect(view.getByText('Need to be in business for at least 6 months.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('text typed over a chosen industry clears the choice', async () => {
  const { view, sent } = await mountScreen(BusinessInfo, options);
  await fillAll(view);
  const industry = view.getByRole<HTMLInputElement>('combobox', { name: 'Industry' });
  expect(industry.value).toBe('Snack and coffee bars');
  fireEvent.change(industry, { target: { value: 'coff' } });
  await next(view);
  expect(industry.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

const chooseRoasters = async (view: View): Promise<void> => {
  await userEvent.type(view.getByRole('combobox', { name: 'Legal name' }), 'maple');
  await userEvent.click(await view.findByRole('option', { name: /Maple Ridge Coffee/ }));
};

test('a business found by name fills what its registry knows, which can be changed', async () => {
  const { view, sent } = await mountScreen(BusinessInfo, options);
  await chooseRoasters(view);
  expect(await view.findByDisplayValue('410 Queen Street West')).toBeTruthy();
  await userEvent.type(view.getByRole('combobox', { name: 'Industry' }), 'coffee');
  await userEvent.click(await view.findByRole('option', { name: /Snack and coffee bars/ }));
  fill(view, 'months', '7');
  await next(view);
  expect(sent).toEqual([
    {
      type: 'saveBusiness',
      business: {
        legal: roasters.name,
        businessAs: roasters.name,
        registrationNumber: '1284410',
        entity: 'corporation',
        industry: '722515',
        timeInBusiness: 31,
        sameAddress: false,
        ...office,
      },
    },
  ]);
});

test('an office that arrives late does not replace an address that was typed meanwhile', async () => {
  let arrive = (_: Address): void => undefined;
  const late = new Promise<Address>((resolve) => {
    arrive = resolve;
  });
  const { view } = await mountScreen(BusinessInfo, { ...options, api: { ...api, office: () => late } });
  await chooseRoasters(view);
  await userEvent.click(view.getByRole('button', { name: 'Enter the address manually' }));
  fill(view, 'Street address', '12 Rideau Street');
  arrive(office);
  await late;
  expect(field(view, 'Street address').value).toBe('12 Rideau Street');
  expect(field(view, 'City').value).toBe('');
});

test('without the registries any name can be typed, and Enter chooses no suggestion', async () => {
  const failing = async (): Promise<never> => {
    throw createApiFailure(null);
  };
  const { view } = await mountScreen(BusinessInfo, { ...options, api: { ...api, businesses: failing } });
  await fillAll(view);
  expect(field(view, 'Legal name').value).toBe('9123-4567 Québec inc.');
  const typed = await mountScreen(BusinessInfo, options);
  const name = typed.view.getByRole<HTMLInputElement>('combobox', { name: 'Legal name' });
  await userEvent.type(name, 'maple');
  await typed.view.findByRole('option', { name: /Maple Ridge Coffee/ });
  await userEvent.keyboard('{Enter}');
  expect(name.value).toBe('maple');
});

test('a search without results says so', async () => {
  const { view } = await mountScreen(BusinessInfo, options);
  await userEvent.type(view.getByRole('combobox', { name: 'Industry' }), 'zzz');
  expect(
    (await view.findAllByText('Nothing found. Try another word for what you do.')).length,
  ).toBeGreaterThan(0);
});

test('saved values are shown in the form again', async () => {
  const business = {
    legal: 'Boulangerie inc.',
    businessAs: 'Au bon pain',
    entity: 'corporation',
    industry: cafe.code,
    timeInBusiness: 30,
    sameAddress: false,
    street: '12 av. du Parc',
    city: 'Montréal',
    province: 'QC',
    postal: 'H2J 2L3',
    country: 'CA',
  } as const;
  const { view } = await mountScreen(BusinessInfo, {
    ...options,
    view: { draft: { personal: savedPersonal, business } },
  });
  expect(field(view, 'Operating name').value).toBe('Au bon pain');
  expect(field(view, 'years').value).toBe('2');
  expect(field(view, 'months').value).toBe('6');
  expect(field(view, 'Street address').value).toBe('12 av. du Parc');
  expect(await view.findByDisplayValue('Snack and coffee bars')).toBeTruthy();
});

const given = {
  legal: 'Café Boréal inc.',
  businessAs: 'Le Boréal',
  entity: '',
  industry: '',
  timeInBusiness: 0,
  registrationNumber: '1174123456',
  sameAddress: false,
  street: '1200 rue Ontario Est',
  city: 'Montréal',
  province: 'QC',
  postal: 'H2L 1R5',
  country: 'CA',
} as const;

test('what the merchant gave is there to be changed, and the rest is still asked', async () => {
  const draft = { personal: savedPersonal, business: given };
  const { view, sent } = await mountScreen(BusinessInfo, { view: { draft }, api });
  const shown = {
    'Legal name': given.legal,
    'Operating name': given.businessAs,
    'Street address': given.street,
    City: given.city,
    'Province or territory': given.province,
    'Postal code': given.postal,
    years: '',
    months: '',
  };
  for (const [label, value] of Object.entries(shown))
    expect([label, field(view, label).value]).toEqual([label, value]);
  expect(field(view, /Registration number/).value).toBe('1174123456');
  await next(view);
  expect(view.getAllByText(/Entity type is/).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);

  fill(view, 'Legal name', 'Boréal Québec inc.');
  fill(view, /Registration number/, '');
  fill(view, 'Entity type', 'corporation');
  await userEvent.type(view.getByRole('combobox', { name: 'Industry' }), 'coffee');
  await userEvent.click(await view.findByRole('option', { name: /Snack and coffee bars/ }));
  fill(view, 'years', '2');
  await next(view);
  const { registrationNumber: _, ...rest } = given;
  expect(sent).toEqual([
    {
      type: 'saveBusiness',
      business: {
        ...rest,
        legal: 'Boréal Québec inc.',
        entity: 'corporation',
        industry: '722515',
        timeInBusiness: 24,
      },
    },
  ]);
});

test('the field of the registration number is there only where one was given', async () => {
  const { view } = await mountScreen(BusinessInfo, options);
  expect(view.queryByLabelText(/Registration number/)).toBeNull();
});

const found = (id: string, text: string, more = false) => ({ id, text, description: 'Toronto ON', more });

test('choosing a building with several addresses opens the list of them', async () => {
  const suites = ['1', '2', '3', '4'].map((suite) => found(`s${suite}`, `${suite}-1200 Bay St`));
  const addresses = async (_words: string, _language: string, within?: string) =>
    within === 'b1' ? suites : [found('b1', '1200 Bay St', true)];
  const address = async () =>
    ({
      street: '2-1200 Bay St',
      city: 'Toronto',
      province: 'ON',
      postal: 'M5R 2A5',
      country: 'CA',
    }) as const;
  const { view } = await mountScreen(BusinessInfo, { ...options, api: { ...api, addresses, address } });
  await userEvent.type(view.getByRole('combobox', { name: 'Find your address' }), '1200 Bay');
  await userEvent.click(await view.findByRole('option', { name: /^1200 Bay St/ }));
  const suite = await view.findByRole('option', { name: /^2-1200 Bay St/ });
  expect(view.getAllByRole('option', { name: /1200 Bay St/ })).toHaveLength(4);
  await userEvent.click(suite);
  await view.findByDisplayValue('2-1200 Bay St');
});
