import type { Language } from '@tamarack/core/language';
import { describe, expect, it } from 'vitest';
import { vendorQuestions } from '../../server/sandbox/bank/data/personas';
import type { Applicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { bankTexts } from './support/texts';

const open = openBrowserForFile();

/** In the bank's own page, up to the answer to the password. */
async function signIn(person: Applicant, user: string, language: Language = 'en'): Promise<void> {
  const say = bankTexts[language];
  const inside = person.bank();
  await inside.getByRole('button', { name: say.agree }).click();
  await inside.getByRole('button', { name: /FlinksCapital/ }).click();
  await inside.getByLabel(say.user).fill(user);
  await inside.getByLabel(say.password).fill('Everyday');
  await inside.getByRole('button', { name: say.signIn }).click();
}

async function atBank(user: string, language: Language = 'en'): Promise<Applicant> {
  const person = await open.person({ size: 'phone', language });
  await person.until('bank');
  await signIn(person, user, language);
  return person;
}

/** Connected, reviewed, approved. */
async function approved(person: Applicant): Promise<void> {
  await person.bank().getByRole('button', { name: bankTexts.en.connect }).click();
  await person.scoring();
  await person.arrive('offer.qualification.titleInstant');
}

/** Both users that the bank turns away, one after the other on the same page, and why. */
async function seeRefusals(
  language: Language,
  [disabled, unavailable]: readonly string[],
): Promise<Applicant> {
  const person = await atBank('test_disabled_account', language);
  const say = bankTexts[language];
  const user = person.bank().getByLabel(say.user);
  await person
    .bank()
    .getByText(disabled ?? '')
    .waitFor();
  expect(await user.inputValue()).toBe('test_disabled_account');
  await user.fill('test_service_unavailable');
  await person.bank().getByRole('button', { name: say.signIn }).click();
  await person
    .bank()
    .getByText(unavailable ?? '')
    .waitFor();
  expect(await user.inputValue()).toBe('test_service_unavailable');
  await person.arrive('bank.bankingInfo.title');
  return person;
}

// greatday_nomfa, who is asked nothing, is the user of the whole path
describe('test users of the vendor’s bank', () => {
  it('Greatday is asked three questions; a wrong answer shows an error, the right ones lead to an approval', async () => {
    const person = await atBank('Greatday');
    const inside = person.bank();
    const answer = async (question: string, said: string): Promise<void> => {
      await inside.getByLabel(question).fill(said);
      await inside.getByRole('button', { name: 'Continue', exact: true }).click();
    };
    const [first] = vendorQuestions;
    await answer(first?.en ?? '', 'Atlantis');
    await inside.getByText('That answer is not right.').waitFor();
    for (const { en, answer: right } of vendorQuestions) await answer(en, right);
    await approved(person);
  });

  it('a disabled account and an unavailable bank stay at the bank with a reason, and another user connects there (en)', async () => {
    const person = await seeRefusals('en', [
      'Your bank has disabled this sign-in. Please contact the bank.',
      'The bank is not available at the moment. Please try again later.',
    ]);
    await person.bank().getByLabel(bankTexts.en.user).fill('greatday_nomfa');
    await person.bank().getByRole('button', { name: bankTexts.en.signIn }).click();
    await approved(person);
  });

  it('a disabled account and an unavailable bank stay at the bank with a reason, and may upload instead (fr)', async () => {
    const person = await seeRefusals('fr', [
      'Votre banque a désactivé cet accès. Veuillez communiquer avec elle.',
      'La banque n’est pas disponible pour le moment. Veuillez réessayer plus tard.',
    ]);
    await person.press('bank.upload.action');
    await person.arrive('documents.statements.title');
  });

  it('test_dispatched waits while the bank collects its data, also over a refresh, and is approved', async () => {
    const person = await atBank('test_dispatched');
    await person.bank().getByRole('button', { name: bankTexts.en.connect }).click();
    await person.scoring();
    await person.page.reload();
    await person.pay();
    await person.arrive('offer.qualification.titleInstant');
  });
});
