import type { Applicant } from '../../e2e/support/applicant';
import { chooseFiles, createStatements, getRow, toPdfFile } from '../../e2e/support/statements';
import { chequePdf } from '../../support/pdfs';
import type { Visit } from './open-hostile-page';
import { typedAgain } from './secrets';

/** What an applicant walks through, from the first screen on. Together they show every kind of frame. */
export const paths = {
  /** To the signed agreement: the bureau asks for the SIN again, and the bank is disconnected after the decision. */
  whole: async ({ person, merchant }: Visit): Promise<void> => {
    await person.from('welcome', 'qualification');
    await person.arrive('outcome.sinEntry.title');
    await getFrame(person, 'sin')
      .getByRole('textbox', { name: person.t('outcome.sinEntry.label'), exact: true })
      .fill(typedAgain.sin);
    await person.press('outcome.sinEntry.next');
    await person.arrive('offer.qualification.titleInstant');
    await disconnectBank(person);
    await person.from('qualification', 'sign');
    await downloadAgreement(person);
    await person.sign();
    await merchant.waitForFunction(() => document.title === 'approved');
  },
  /** Statements instead of a bank, and the account's numbers. */
  cheque: async ({ person }: Visit): Promise<void> => {
    await person.from('welcome', 'valueProposition');
    await person.arrive('bank.valueProposition.title');
    await person.press('bank.upload.action');
    await person.arrive('documents.statements.title');
    await chooseFiles(person, await createStatements());
    await person.dialog.getByText(person.t('documents.statements.complete')).first().waitFor();
    await person.press('common.buttons.continue');
    await confirm(person, 'documents.statements.confirm');
    await person.arrive('cheque.upload.title');
    await chooseFiles(person, [toPdfFile('specimen.pdf', await chequePdf())]);
    await getRow(person, 'specimen.pdf').getByText(person.t('documents.row.ready')).waitFor();
    const numbers = getFrame(person, 'cheque?');
    for (const [key, number] of [
      ['cheque.numbers.transit', '00011'],
      ['cheque.numbers.institution', '003'],
      ['cheque.numbers.account', typedAgain.account],
    ] as const)
      await numbers.getByRole('textbox', { name: person.t(key), exact: true }).fill(number);
    await person.press('common.buttons.continue');
    await getFrame(person, 'cheque-summary').getByText(formatAccount(typedAgain.account)).waitFor();
    await confirm(person, 'cheque.confirm.submit');
    await person.arrive('cheque.success.title');
  },
};

const getFrame = (person: Applicant, kind: string) =>
  person.page.frameLocator(`iframe[src*="/frames/${kind}"]`);

/** As the summary shows it. */
const formatAccount = (account: string): string => `${account.slice(0, 4)}\u00a0${account.slice(4)}`;

/** Presses a button of the modal over the dialog. */
const confirm = (person: Applicant, key: string): Promise<void> =>
  person.page.getByRole('button', { name: person.t(key), exact: true }).click();

async function disconnectBank(person: Applicant): Promise<void> {
  await person.press('bank.disconnect.action');
  await person.page.getByText(person.t('bank.disconnect.decided')).waitFor();
  await confirm(person, 'bank.disconnect.confirm');
  await person.dialog.getByText(person.t('bank.disconnect.done'), { exact: true }).waitFor();
}

async function downloadAgreement(person: Applicant): Promise<void> {
  await person.arrive('offer.signAgreement.title');
  const [download] = await Promise.all([
    person.page.waitForEvent('download'),
    person.secureFrame
      .getByRole('button', { name: person.t('offer.signAgreement.pdf'), exact: true })
      .click(),
  ]);
  await download.delete();
}
