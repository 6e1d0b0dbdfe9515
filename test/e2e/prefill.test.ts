import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { watchEffort } from './support/effort';
import { buyByLookup } from './support/lookups';
import { waitForCode } from './support/outbox';
import { getStack } from './support/stack';

const open = openBrowserForFile();
type Person = Awaited<ReturnType<typeof open.person>>;

/** Walks from the shop to the bank, typing what is empty. Returns the names of all fields. */
async function typeTheRest(person: Person) {
  const { dialog, field, secureField, press, arrive, t } = person;
  const known: string[] = [];
  const typed: string[] = [];
  const enter = async (name: string, control: Locator, write: (control: Locator) => Promise<unknown>) => {
    const isEmpty = (await control.inputValue()) === '';
    (isEmpty ? typed : known).push(name);
    if (isEmpty) await write(control);
  };
  const fill = (name: string, control: Locator, text: string) =>
    enter(name, control, (each) => each.fill(text));
  const choose = (name: string, control: Locator, value: string) =>
    enter(name, control, (each) => each.selectOption(value));
  const { api } = getStack();

  await person.shop();
  await person.pay();
  await person.welcome();
  await person.eligibility();
  await arrive('verify.verifyPhone.title');
  await fill('phone', field('verify.verifyPhone.label'), person.phone.slice(2));
  await press('verify.verifyPhone.send');
  await arrive('verify.verifyPhone.codeTitle');
  await secureField('verify.code.label').fill(await waitForCode(api, person.phone));
  await arrive('verify.verifyEmail.title');
  await fill('email', field('verify.verifyEmail.label'), person.mail);
  await press('verify.verifyEmail.send');
  await arrive('verify.verifyEmail.codeTitle');
  await secureField('verify.code.label').fill(await waitForCode(api, person.mail));
  await arrive('verify.verifyEmail.verifiedTitle');
  await press('common.buttons.next');

  await arrive('profile.personal.title');
  // the frame has read what it shows
  await expect.poll(() => secureField('profile.personal.email').inputValue()).toBe(person.mail);
  await fill('first', secureField('profile.personal.first'), person.first);
  await fill('last', secureField('profile.personal.last'), person.last);
  await fill('dob', secureField('profile.personal.dob'), '1985-03-07');
  await fill('sin', secureField('profile.personal.sin'), person.sin);
  await person.secureFrame.getByRole('button', { name: t('profile.address.manual'), exact: true }).click();
  await fill('home street', secureField('profile.address.street'), '120 Main Street');
  await fill('home city', secureField('profile.address.city'), 'Toronto');
  await choose('home province', secureField('profile.address.province'), 'ON');
  await fill('home postal', secureField('profile.address.postal'), 'M5V 2T6');
  await person.secureFrame.getByRole('checkbox').check();
  await press('common.buttons.next');

  await arrive('profile.business.title');
  await fill('legal', field('profile.business.legal'), 'Quincaillerie Gagnon inc.');
  await fill('operating name', field('profile.business.businessAs'), 'Outils Gagnon');
  await choose('entity', field('profile.business.entity'), 'corporation');
  await enter('industry', field('profile.business.industry'), async (control) => {
    await control.fill('caf');
    await dialog.locator('[role=option]').first().click();
  });
  await fill('years', field('profile.business.years'), '4');
  await fill('months', field('profile.business.months'), '2');
  const manual = dialog.getByRole('button', { name: t('profile.address.manual'), exact: true });
  if (await manual.isVisible()) await manual.click();
  await fill('street', field('profile.address.street'), '1200 rue Ontario Est');
  await fill('city', field('profile.address.city'), 'Montréal');
  await choose('province', field('profile.address.province'), 'QC');
  await fill('postal', field('profile.address.postal'), 'H2L 1R5');
  await press('common.buttons.next');
  await arrive('bank.valueProposition.title');
  return { known, typed };
}

it('a customer whom the shop knows types ten fields less, and nothing of it stays in the page', async () => {
  const person = await open.person();
  const { page, phone, mail: email, first: firstName, last: lastName } = person;
  const business = {
    name: 'Quincaillerie Gagnon inc.',
    operatingName: 'Outils Gagnon',
    address: { street: '1200 rue Ontario Est', city: 'Montréal', province: 'QC', postalCode: 'H2L 1R5' },
  };
  // the shop's own account, with contacts that nobody else of this run has
  await page.route('**/api/account', (route) =>
    route.fulfill({ json: { phone, email, firstName, lastName, business } }),
  );
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const { known, typed } = await typeTheRest(person);
  expect(known).toEqual([
    'phone',
    'email',
    'first',
    'last',
    'legal',
    'operating name',
    'street',
    'city',
    'province',
    'postal',
  ]);
  expect(typed).toEqual([
    'dob',
    'sin',
    'home street',
    'home city',
    'home province',
    'home postal',
    'entity',
    'industry',
    'years',
    'months',
  ]);

  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  );
  for (const value of [phone.slice(2), email, firstName, lastName, business.name])
    expect(
      [kept, ...urls].filter((text) => text.includes(value) || text.includes(encodeURIComponent(value))),
    ).toEqual([]);
});

it('in the shop, a customer who is signed in sees a mask of their number, and can type another one', async () => {
  const person = await open.person();
  await person.page.goto(`${getStack().shop}/`);
  await person.shop();
  await person.page.locator('[data-sign-in]').click();
  await person.page.locator('[data-sign-in]').waitFor({ state: 'hidden' });
  await person.pay();
  await person.welcome();
  await person.eligibility();
  const field = person.field('verify.verifyPhone.label');
  await expect.poll(() => field.inputValue()).toBe('••• ••• 0142');
  await person.askPhoneCode();
  await person.phoneCode();
  await person.arrive('verify.verifyEmail.title');
  expect(await person.field('verify.verifyEmail.label').inputValue()).toBe('m•••@cafe-boreal.example');
});

it('a business found by name, with what the shop knows of its owner, takes at most 10 fields, 30 presses and 900 words', async () => {
  const page = await open.openPage(await open.openContext());
  const effort = await watchEffort(page);
  const person = createApplicant({ page, stack: getStack(), onScreen: effort.onScreen });
  await buyByLookup(person);
  const { screens, fields, presses, words, agreementWords } = effort.sum();
  expect(screens).toBe(15);
  expect(fields).toBeLessThanOrEqual(10);
  expect(presses).toBeLessThanOrEqual(30);
  // fewer would mean that the words of some screen were not seen
  expect(words).toBeGreaterThan(800);
  expect(words).toBeLessThanOrEqual(900);
  expect(agreementWords).toBeGreaterThan(1_000);
});
