import { statementPdf } from '../../support/pdfs';
import type { StatementBank } from '../../support/statement-layouts';
import type { Applicant } from './applicant';
import { listRequiredMonths } from './statement-months';

/** A file as chosen in a browser's file dialog. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const chooseBank = (index: number): StatementBank => (index % 2 === 0 ? 'bigFive' : 'desjardins');

/** A statement for each required month, in the layouts of two banks. */
export const createStatements = (): Promise<readonly ChosenFile[]> =>
  Promise.all(
    listRequiredMonths().map(async (month, index) =>
      toPdfFile(`statement-${month}.pdf`, await statementPdf({ month, bank: chooseBank(index) })),
    ),
  );

export const toPdfFile = (name: string, buffer: Buffer): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

/** Goes from the shop to the statement upload, without connecting a bank. */
export async function goToStatements(person: Applicant): Promise<void> {
  await person.until('valueProposition');
  await declineConnection(person);
}

/** Uploads statements instead. */
export async function declineConnection(person: Applicant): Promise<void> {
  await person.arrive('bank.valueProposition.title', 'valueProposition');
  await person.press('bank.upload.action');
  await person.arrive('documents.statements.title', 'bankStatementsUpload');
}

/** Chooses files as with the file dialog. */
export const chooseFiles = (person: Applicant, files: readonly ChosenFile[]): Promise<void> =>
  person.dialog.locator('input[type=file]').setInputFiles(files.map((file) => ({ ...file })));

/** The row of a file in the list. */
export const getRow = (person: Applicant, name: string) => person.dialog.locator(`[data-file="${name}"]`);

/** Confirms the statements in the modal. */
export async function confirmStatements(person: Applicant): Promise<void> {
  await person.press('common.buttons.continue');
  await person.arriveAtQuestion('documents.statements.confirmTitle');
  await person.page
    .getByRole('button', { name: person.t('documents.statements.confirm'), exact: true })
    .click();
}

/** Uploads a void cheque, enters its numbers and submits them in the modal. */
export async function submitCheque(person: Applicant, file: Buffer): Promise<void> {
  await person.arrive('cheque.upload.title', 'voidChequeUpload');
  await chooseFiles(person, [toPdfFile('specimen.pdf', file)]);
  await getRow(person, 'specimen.pdf').getByText(person.t('documents.row.ready')).waitFor();
  await person.secureField('cheque.numbers.transit').fill('00011');
  await person.secureField('cheque.numbers.institution').fill('003');
  await person.secureField('cheque.numbers.account').fill('123-456-7');
  await person.press('common.buttons.continue');
  const summary = person.page.frameLocator('iframe[src*="/frames/cheque-summary"]');
  for (const text of ['specimen.pdf', '00011', '1234\u00a0567']) await summary.getByText(text).waitFor();
  await person.arriveAtQuestion('cheque.confirm.title');
  await person.page.getByRole('button', { name: person.t('cheque.confirm.submit'), exact: true }).click();
}
