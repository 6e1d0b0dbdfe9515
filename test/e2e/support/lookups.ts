import { waitUntil } from '../../support/wait-until';
import type { Applicant } from './applicant';

/**
 * From the cart to the signature, with a connected bank: the shop knows the name and contacts of the signed-in customer, and the
 * business is found by name.
 */
export async function buyByLookup(person: Applicant): Promise<void> {
  await signInToShop(person);
  await person.shop();
  await person.pay();
  await person.welcome();
  await applyByLookup(person, { known: true });
  await person.from('valueProposition', 'end');
}

/** With contacts that nobody else in this run has. */
async function signInToShop(person: Applicant): Promise<void> {
  const { page, phone, mail: email, first: firstName, last: lastName } = person;
  await page.route('**/api/account', (route) =>
    route.fulfill({ json: { phone, email, firstName, lastName } }),
  );
}

/** From the second screen to the bank, with the first letters of what can be looked up. */
export async function applyByLookup(
  person: Applicant,
  { known = false }: { readonly known?: boolean } = {},
): Promise<void> {
  await person.eligibility();
  await person.askPhoneCode({ known });
  await person.phoneCode();
  await person.email({ known });
  await person.personal({ known, address: () => lookUpAddress(person) });
  await lookUpBusiness(person);
}

async function lookUpAddress({ secureFrame, secureField }: Applicant): Promise<void> {
  await secureField('profile.address.search').fill('150 king');
  await secureFrame.getByRole('option').first().click();
  await waitUntil(
    () => secureField('profile.address.postal').inputValue(),
    (postal) => postal !== '',
  );
}

/** Its registry fills the form, the address of the registered office included. */
async function lookUpBusiness({ dialog, field, press, arrive }: Applicant): Promise<void> {
  await arrive('profile.business.title');
  await field('profile.business.legal').fill('maple ridge cof');
  await dialog.getByRole('option', { name: /Maple Ridge Coffee Roasters Inc\./ }).click();
  await waitUntil(
    () => field('profile.address.street').inputValue(),
    (street) => street === '410 Queen Street West',
  );
  await field('profile.business.industry').fill('caf');
  await dialog.locator('[role=option]').first().click();
  await press('common.buttons.next');
}
