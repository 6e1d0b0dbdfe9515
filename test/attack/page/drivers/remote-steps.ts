import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type ChosenFile, createStatements, toPdfFile } from '../../../e2e/support/statements';
import { bankTexts } from '../../../e2e/support/texts';
import { chequePdf } from '../../../support/pdfs';
import { typedAgain } from '../secrets';
import type { RemotePage } from './remote-page';
import type { RemotePerson } from './remote-person';

export type RemoteStep = (person: RemotePerson) => Promise<void>;

/** To the question for the number. */
export const walkToPhone: RemoteStep = async ({ arrive, press, page, t }) => {
  await arrive('start.welcome.title.cart');
  await press('start.welcome.start');
  await arrive('verify.verifyBusiness.title');
  await page.press({ text: t('verify.verifyBusiness.yes') });
  await press('common.buttons.continue');
  await arrive('verify.verifyPhone.title');
};

/** To the code by SMS, which the first secure frame takes. */
export const walkToCode: RemoteStep = async (person) => {
  const { arrive, press, page, t, phone } = person;
  await walkToPhone(person);
  await page.type({ field: t('verify.verifyPhone.label') }, phone.slice(2));
  await press('verify.verifyPhone.send');
  await arrive('verify.verifyPhone.codeTitle', 'phoneCode');
};

/** Where the browser keeps no cookie of the frames, on in the provider's window. */
export const continueInWindow: RemoteStep = async ({ arrive, page, t }) => {
  const { driver } = page;
  const before = await driver.listWindows();
  await page.press({ button: t('messages.frame.window') });
  await page.waitUntilWindow((handle) => !before.includes(handle));
  await arrive('verify.verifyPhone.codeTitle', 'windowCode');
};

/** Both codes. */
export const verify: RemoteStep = async ({ arrive, press, enterCode, page, t, phone, mail }) => {
  await enterCode(phone);
  await arrive('verify.verifyEmail.title');
  await page.type({ field: t('verify.verifyEmail.label') }, mail);
  await press('verify.verifyEmail.send');
  await arrive('verify.verifyEmail.codeTitle', 'emailCode');
  await enterCode(mail);
  await arrive('verify.verifyEmail.verifiedTitle');
  await press('common.buttons.next');
};

/** Who the applicant is, and their business. */
export const apply: RemoteStep = async (person) => {
  const { arrive, press, typeInto, page, t } = person;
  await arrive('profile.personal.title');
  await typeInto('identity', 'profile.personal.first', person.first);
  await typeInto('identity', 'profile.personal.last', person.last);
  await typeInto('identity', 'profile.personal.dob', '1985-03-07');
  await typeInto('identity', 'profile.personal.sin', person.sin);
  await page.press({ button: t('profile.address.manual') }, 'identity');
  await typeInto('identity', 'profile.address.street', '120 Main Street');
  await typeInto('identity', 'profile.address.city', 'Toronto');
  await page.choose({ field: t('profile.address.province') }, 'ON', 'identity');
  await typeInto('identity', 'profile.address.postal', 'M5V 2T6');
  await page.press({ selector: '[name=terms]' }, 'identity');
  await press('common.buttons.next');
  await arrive('profile.business.title');
  await page.type({ field: t('profile.business.legal') }, 'Café Boréal inc.');
  await page.press({ field: t('profile.business.sameName') });
  await page.choose({ field: t('profile.business.entity') }, 'corporation');
  await page.type({ field: t('profile.business.industry') }, 'caf');
  await page.press({ selector: '[role=option]:first-child' });
  await page.type({ field: t('profile.business.years') }, '4');
  await page.type({ field: t('profile.business.months') }, '2');
  await page.press({ field: t('profile.business.sameAddress') });
  await press('common.buttons.next');
  await arrive('bank.valueProposition.title', 'valueProposition');
};

export const connectBank: RemoteStep = async ({ press, page, kinds, language, bankUser }) => {
  const labels = bankTexts[language];
  kinds.add('bank');
  await press('bank.valueProposition.connect');
  await page.press({ button: labels.agree }, 'aggregator');
  await page.press({ selector: 'button.bank:first-child' }, 'aggregator');
  await page.type({ field: labels.user }, bankUser, 'aggregator');
  await page.type({ field: labels.password }, 'Everyday', 'aggregator');
  await page.press({ button: labels.signIn }, 'aggregator');
  await page.press({ button: labels.connect }, 'aggregator');
};

/** Statements instead of a bank, and the account's numbers. */
export const submitCheque: RemoteStep = async ({ arrive, press, typeInto, page, t, kinds }) => {
  await press('bank.upload.action');
  await arrive('documents.statements.title');
  await chooseFiles(page, await createStatements());
  await page.waitFor({ text: t('documents.statements.complete') });
  await press('common.buttons.continue');
  await press('documents.statements.confirm');
  await arrive('cheque.upload.title');
  await chooseFiles(page, [toPdfFile('specimen.pdf', await chequePdf())]);
  await page.waitFor({ text: t('documents.row.ready') });
  await typeInto('cheque', 'cheque.numbers.transit', '00011');
  await typeInto('cheque', 'cheque.numbers.institution', '003');
  await typeInto('cheque', 'cheque.numbers.account', typedAgain.account);
  await press('common.buttons.continue');
  await page.waitFor({ text: t('cheque.confirm.title') });
  kinds.add('cheque-summary');
  await page.waitFor({ text: 'specimen.pdf' }, 'cheque-summary');
  await press('cheque.confirm.submit');
  await arrive('cheque.success.title');
};

/** The bureau asks for the SIN again. */
export const enterSinAgain: RemoteStep = async ({ arrive, press, typeInto }) => {
  await arrive('outcome.sinEntry.title');
  await typeInto('sin', 'outcome.sinEntry.label', typedAgain.sin);
  await press('outcome.sinEntry.next');
  await arrive('offer.qualification.titleInstant');
};

/** As in the browser's own dialog, which takes paths. */
async function chooseFiles({ type }: RemotePage, files: readonly ChosenFile[]): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-files-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const paths = files.map(({ name, buffer }) => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, buffer);
    return file;
  });
  await type({ selector: 'input[type=file]' }, paths.join('\n'));
}

/** From the offer to the agreement, ready to be signed. */
export const fillInSignature: RemoteStep = async ({ arrive, press, typeInto, page, first, last }) => {
  await arrive('offer.qualification.titleInstant');
  await press('offer.qualification.continue');
  await arrive('offer.displayOptions.title');
  await press('offer.displayOptions.continue');
  await arrive('offer.signAgreement.title');
  await tick(page);
  await typeInto('agreement', 'offer.signAgreement.name', `${first} ${last}`);
};

/** A press counts once everything was in view for a moment; until then the frame asks for the tick or another press. */
export const pressToSign: RemoteStep = async ({ page, t }) => {
  const button = { button: t('offer.signAgreement.submit') };
  for (let presses = 0; presses < 6; presses++) {
    if (!(await page.isShown({ selector: '[name=accepted]:checked' }, 'agreement'))) await tick(page);
    // a low window shows one of them at a time
    await page.lookAt({ selector: '[name=name]' }, 'agreement');
    await page.lookAt(button, 'agreement');
    await page.press(button, 'agreement');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // busy while it signs, then gone
    if (!(await page.isShown(button, 'agreement').catch(() => false))) return;
  }
  throw new Error('the agreement could not be signed');
};

async function tick(page: RemotePage): Promise<void> {
  await page.waitFor({ selector: '[name=accepted]' }, 'agreement');
  await page.lookAt({ selector: '[name=accepted]' }, 'agreement');
  await page.press({ selector: '[name=accepted]' }, 'agreement');
  await page.lookAt({ selector: '[name=accepted]' }, 'agreement');
}

/** The page covers the frame with something that lets presses through. */
export const coverFrame: RemoteStep = async ({ page: { driver } }) => {
  await driver.leaveFrames();
  await driver.evaluate(() => {
    const frame = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('iframe');
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; background: white; pointer-events: none; z-index: 9999';
    frame?.after(cover);
    return cover.isConnected;
  });
};
