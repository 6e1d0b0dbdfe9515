import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenPdf, chequePdf, encryptedPdf, pngBytes } from '../support/pdfs';
import { expectInTree } from './support/accessibility-tree';
import type { Applicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { measureAtWidth, restoreWidth } from './support/frame-height';
import { callAsOperator, getReviewByEmail } from './support/operator';
import { listMessages } from './support/outbox';
import { expectReflow } from './support/reflow';
import { getStack } from './support/stack';
import { listRequiredMonths } from './support/statement-months';
import {
  chooseFiles,
  confirmStatements,
  createStatements,
  getRow,
  goToStatements,
  submitCheque,
  toPdfFile,
} from './support/statements';

const open = openBrowserForFile();

const sha = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Continues without a file and without numbers, and reads what a screen reader says of it. */
async function continueWithoutCheque({ page, press, t }: Applicant): Promise<void> {
  await press('common.buttons.continue');
  await expectInTree(page, null, [
    { role: 'heading', name: t('cheque.upload.title') },
    { role: 'Iframe', name: t('cheque.numbers.title') },
    {
      role: 'button',
      name: `${t('cheque.upload.choose')} ${t('cheque.upload.fileTitle')}`,
      description: `${t('cheque.upload.limits')} ${t('messages.validation.fileRequired')}`,
    },
  ]);
  const number = (part: 'transit' | 'institution' | 'account') => ({
    role: 'textbox',
    name: t(`cheque.numbers.${part}`),
    description: `${t(`cheque.numbers.${part}Hint`)} ${t(`messages.validation.${part}Required`)}`,
    invalid: true,
    required: true,
  });
  await expectInTree(page, 'cheque', [
    { role: 'group', name: t('cheque.numbers.title'), description: t('cheque.numbers.lead') },
    { role: 'image', name: t('cheque.picture.alt') },
    number('transit'),
    number('institution'),
    number('account'),
  ]);
  await expectReflow(page, 'void cheque');
}

/** The page hears the frame's height, and may make the frame so narrow that a longer name wraps. */
async function expectBankNotInHeight(person: Applicant): Promise<void> {
  const { secureField, secureFrame } = person;
  const institution = secureField('cheque.numbers.institution');
  const heights: number[] = [];
  for (const [number, name] of [
    ['010', 'CIBC'],
    ['016', 'HSBC'],
    ['', ''],
  ] as const) {
    await institution.fill(number);
    await secureFrame.getByRole('status').filter({ hasText: name }).waitFor({ state: 'attached' });
    heights.push(await measureAtWidth(person, 'cheque', 240));
  }
  expect(new Set(heights).size, heights.join()).toBe(1);
  await restoreWidth(person, 'cheque');
}

// the gallery shows each state in both languages
it('without a connected bank, statements and a cheque are uploaded, and reach the operator’s queue unchanged', async () => {
  const person = await open.person({ language: 'fr', size: 'phone', axe: true });
  await goToStatements(person);
  const files = await createStatements();
  await chooseFiles(person, files);
  await person.dialog.getByText(person.t('documents.statements.complete')).first().waitFor();
  for (const { name } of files)
    await getRow(person, name).getByText(person.t('documents.row.ready')).waitFor();
  await expectNoAxeFindings(person.page, 'statements complete');
  await confirmStatements(person);
  const chequeFile = await chequePdf();
  await person.dialog.getByRole('heading', { name: person.t('cheque.upload.title'), exact: true }).waitFor();
  await expectBankNotInHeight(person);
  await continueWithoutCheque(person);
  await submitCheque(person, chequeFile);
  await person.arrive('cheque.success.title', 'manualUploadSuccess');
  await person.dialog.getByText(person.maskedMail).first().waitFor();

  const review = await getReviewByEmail(person.mail);
  expect(review.kind).toBe('documents');
  expect(review.debitAccount).toMatchObject({
    source: 'voidCheque',
    numberMasked: expect.stringMatching(/4567$/),
  });
  expect(JSON.stringify(review)).not.toContain('1234567');
  const sent = [...files, toPdfFile('specimen.pdf', chequeFile)];
  expect(review.documents.map(({ name }) => name).sort()).toEqual(sent.map(({ name }) => name).sort());
  for (const { id, name } of review.documents) {
    const answer = await callAsOperator(`documents/${id}/content`);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const original = sent.find((file) => file.name === name);
    expect(sha(new Uint8Array(await answer.arrayBuffer()))).toBe(sha(original?.buffer ?? Buffer.alloc(0)));
  }
  await expect.poll(async () => (await listMessages(getStack().api, person.mail)).length).toBeGreaterThan(1);

  // a refresh, and coming back by phone, end at the same place
  await person.page.reload();
  await person.pay();
  await person.arrive('cheque.success.title');
});

describe('invalid files', () => {
  /** On disk: 15 MB on their way through the driver take seconds. */
  let folder = '';
  let good = '';
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-files-'));
    const [statement] = await createStatements();
    if (!statement) throw new Error('no statement');
    good = statement.name;
    const contents = {
      [good]: statement.buffer,
      'picture.pdf': pngBytes({ width: 20, height: 20 }),
      'locked.pdf': await encryptedPdf(),
      'broken.pdf': await brokenPdf('garbage'),
      'empty.pdf': Buffer.alloc(0),
      'scan.png': pngBytes({ width: 20, height: 20 }),
      'large.pdf': Buffer.alloc(15 * 1024 * 1024 + 1, 'a'),
    };
    for (const [name, bytes] of Object.entries(contents)) fs.writeFileSync(path.join(folder, name), bytes);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('each invalid file shows its error, and the valid ones continue', async () => {
    const person = await open.person({ size: 'phone' });
    await goToStatements(person);
    const chosen = fs.readdirSync(folder).map((name) => path.join(folder, name));
    await person.dialog.locator('input[type=file]').setInputFiles(chosen);
    await getRow(person, good).getByText(person.t('documents.row.ready')).waitFor();
    for (const [name, words] of [
      ['picture.pdf', 'messages.validation.fileMismatch'],
      ['locked.pdf', 'documents.row.passwordProtected'],
      ['broken.pdf', 'documents.row.broken'],
      ['empty.pdf', 'messages.validation.fileEmpty'],
      ['scan.png', 'messages.validation.fileType'],
      ['large.pdf', 'messages.validation.fileTooLarge'],
    ] as const)
      await getRow(person, name).getByText(person.t(words)).waitFor();
    await expectNoAxeFindings(person.page, 'refused files');
    // the same name again, now with another content
    await chooseFiles(person, [toPdfFile(good, await chequePdf())]);
    await person.dialog.getByText(person.t('messages.validation.statementsNames'), { exact: true }).waitFor();
  });
});

describe('interruptions', () => {
  it('a lost connection loses nothing, and after a refresh the files are there', async () => {
    const person = await open.person({ size: 'desktop' });
    await goToStatements(person);
    const files = await createStatements();
    await person.page.context().setOffline(true);
    await chooseFiles(person, files.slice(0, 2));
    await person.dialog.getByText(person.t('documents.row.resuming')).first().waitFor();
    await person.page.context().setOffline(false);
    for (const { name } of files.slice(0, 2))
      await getRow(person, name).getByText(person.t('documents.row.ready')).waitFor();
    await person.page.reload();
    await person.pay();
    await person.arrive('documents.statements.title');
    for (const { name } of files.slice(0, 2))
      await getRow(person, name).getByText(person.t('documents.row.ready')).waitFor();
    expect(await getRow(person, files[2]?.name ?? '').count()).toBe(0);
  });

  it('two tabs upload concurrently: both show all files, each once', async () => {
    const first = await open.person({ size: 'desktop' });
    await goToStatements(first);
    const page = await open.openPage(first.page.context());
    await page.goto(first.page.url());
    await page.locator('[data-pay]').click();
    const dialog = page.getByRole('dialog').first();
    await dialog.getByRole('heading', { level: 1 }).waitFor();
    const upload = dialog.getByRole('button', { name: first.t('bank.upload.action'), exact: true });
    await upload.click();
    const files = await createStatements();
    await Promise.all([
      chooseFiles(first, files.slice(0, 3)),
      dialog.locator('input[type=file]').setInputFiles(files.slice(3).map((file) => ({ ...file }))),
    ]);
    for (const { name } of files.slice(0, 3))
      await getRow(first, name).getByText(first.t('documents.row.ready')).waitFor();
    for (const { name } of files.slice(3))
      await dialog.locator(`[data-file="${name}"]`).getByText(first.t('documents.row.ready')).waitFor();
    await first.page.reload();
    await first.pay();
    await first.arrive('cheque.upload.title');
    await first.press('common.buttons.back');
    for (const { name } of files) await getRow(first, name).waitFor();
    expect(await first.dialog.locator('[data-file]').count()).toBe(listRequiredMonths().length);
  });
});
