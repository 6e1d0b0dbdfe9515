import type { Page } from 'playwright-core';
import { type Applicant, createApplicant } from './applicant';
import type { OpenOptions, openBrowserForFile } from './browser';
import type { OpenedSession } from './fast-forward';
import { getStack } from './stack';
import type { ChosenFile } from './statements';

type Open = ReturnType<typeof openBrowserForFile>;

/** The newest session of each page, from the response that opened it. */
const sessions = new WeakMap<Page, Promise<OpenedSession>>();

/** Call it before the flow opens, for `skipToOffer`. */
export function rememberSession(page: Page): void {
  page.on('response', (response) => {
    const opens = /\/v1\/(checkout|hosted[\w/]*)(\?|$)/.test(response.url());
    if (opens && response.ok() && response.request().method() === 'POST')
      sessions.set(page, response.json() as Promise<OpenedSession>);
  });
}

/** A person whose way begins on the provider's own page, not in the shop. */
export async function openApplicantAt(
  open: Open,
  address: string,
  options: Pick<OpenOptions, 'size' | 'phone' | 'language' | 'bankUser'> = {},
): Promise<Applicant> {
  const { size = 'phone', language = 'en', ...rest } = options;
  const page = await open.openPage(await open.openContext(size));
  rememberSession(page);
  const person = createApplicant({ page, stack: getStack(), language, ...rest });
  await person.visit(address);
  return person;
}

/**
 * From the welcome of an invoice link or of a pre-qualification to the offer, with the steps between answered through the API.
 * `reopen` opens the flow again on a merchant's own page.
 */
export async function skipToOffer(
  person: Applicant,
  entry: 'invoiceLink' | 'preQualification',
  reopen: () => Promise<void> = async () => {},
): Promise<void> {
  await person.arrive(`start.welcome.title.${entry}`, 'welcome');
  await person.press('start.welcome.start');
  await person.arrive('verify.verifyBusiness.title', 'eligibility');
  await person.fastForward('scoring', await sessions.get(person.page));
  await person.page.reload();
  await reopen();
  await person.qualification();
}

/** A returning customer, by their phone alone. */
export async function returnByPhone(
  person: Applicant,
  entry: 'cart' | 'invoiceLink' | 'preQualification',
): Promise<void> {
  await person.arrive(`start.welcome.title.${entry}`, 'welcome');
  await person.press('start.welcome.haveAccount');
  await person.askPhoneCode();
  await person.phoneCode();
  await person.proveEmail();
}

export const chooseInvoice = (person: Applicant, ...files: readonly ChosenFile[]): Promise<void> =>
  person.dialog.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file })));

/** The answer in the modal that stands over a screen. */
export const pressInModal = (person: Applicant, key: string): Promise<void> =>
  person.page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: person.t(key), exact: true })
    .click();

/** Confirms what stands on the invoice screen, and the warning after it. */
export async function confirmInvoice(person: Applicant): Promise<void> {
  const site = person.field('invoice.info.site');
  if (await site.isVisible()) await site.selectOption({ index: 1 });
  await person.press('invoice.info.confirm');
  await person.arriveAtQuestion('invoice.confirm.title');
  await pressInModal(person, 'invoice.confirm.confirm');
}

/** From the qualified invoice to the end. */
export async function payInvoice(person: Applicant): Promise<void> {
  await person.arrive('invoice.qualification.title');
  await person.press('invoice.qualification.continue');
  await person.options();
  await person.sign();
  await person.waitForScreen('invoice.congratulations.title');
  await person.button('invoice.congratulations.button').waitFor();
}
