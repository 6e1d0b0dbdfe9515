import { chooseFiles, createStatements, getRow, toPdfFile } from '../../e2e/support/statements';
import { chequePdf } from '../../support/pdfs';
import type { Visit } from './open-hostile-page';
import { typedAgain } from './secrets';

/** What an applicant walks through, from the first screen on. */
export const paths = {
  /** Both codes. */
  verified: async ({ person }: Visit): Promise<void> => {
    await person.from('welcome', 'personal');
    await person.arrive('profile.personal.title');
  },
  /** From the first screen to the signed agreement. */
  whole: async ({ person, merchant }: Visit): Promise<void> => {
    await person.from('welcome', 'end');
    await merchant.waitForFunction("document.title === 'approved'");
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
    await person.press('documents.statements.confirm');
    await person.arrive('cheque.upload.title');
    await chooseFiles(person, [toPdfFile('specimen.pdf', await chequePdf())]);
    await getRow(person, 'specimen.pdf').getByText(person.t('documents.row.ready')).waitFor();
    const frame = person.page.frameLocator('iframe[src*="/frames/cheque"]');
    for (const [key, number] of [
      ['cheque.numbers.transit', '00011'],
      ['cheque.numbers.institution', '003'],
      ['cheque.numbers.account', typedAgain.account],
    ] as const)
      await frame.getByLabel(person.t(key), { exact: true }).fill(number);
    await person.press('common.buttons.continue');
    await person.page.getByText(person.t('cheque.confirm.title')).waitFor();
    await person.page.getByRole('button', { name: person.t('cheque.confirm.submit'), exact: true }).click();
    await person.arrive('cheque.success.title');
  },
  /** The bureau asks for the SIN again. */
  sin: async ({ person }: Visit): Promise<void> => {
    await person.from('welcome', 'qualification');
    await person.arrive('outcome.sinEntry.title');
    const frame = person.page.frameLocator('iframe[src*="/frames/sin"]');
    await frame.getByLabel(person.t('outcome.sinEntry.label'), { exact: true }).fill(typedAgain.sin);
    await person.press('outcome.sinEntry.next');
    await person.arrive('offer.qualification.titleInstant');
  },
};
