import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bigPdf, chequePdf, heicBytes, pdfWithoutText, pngBytes, statementPdf } from '../support/pdfs';
import type { Applicant } from './support/applicant';
import { type OpenOptions, openBrowserForFile } from './support/browser';
import { halfYearPdf, listRequiredMonths } from './support/statement-months';
import { chooseFiles, getRow, goToStatements, toPdfFile } from './support/statements';

const open = openBrowserForFile();
const MEGA = 1024 * 1024;

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-files-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** On disk, as large files and dragged ones must be. */
function written(name: string, bytes: Buffer): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, bytes);
  return file;
}

async function atStatements(options: OpenOptions): Promise<Applicant> {
  const person = await open.person(options);
  await goToStatements(person);
  return person;
}

/** Past the statements, with one file that covers all months. */
async function atCheque(options: OpenOptions): Promise<Applicant> {
  const person = await atStatements(options);
  await chooseFiles(person, [toPdfFile('half-year.pdf', await halfYearPdf())]);
  await person.dialog.getByText(person.t('documents.statements.complete')).waitFor();
  await toCheque(person);
  return person;
}

async function toCheque(person: Applicant): Promise<void> {
  await person.press('common.buttons.continue');
  await person.page
    .getByRole('button', { name: person.t('documents.statements.confirm'), exact: true })
    .click();
  await person.arrive('cheque.upload.title');
}

const said = (person: Applicant, name: string, key: string): Locator =>
  getRow(person, name).getByText(person.t(key), { exact: true });

const ready = (person: Applicant, name: string): Promise<void> =>
  said(person, name, 'documents.row.ready').waitFor({ timeout: 60_000 });

/** A button of a file's row, as screen readers hear it. */
const act = (person: Applicant, what: 'cancel' | 'remove' | 'dismiss', name: string): Locator =>
  person.dialog.getByRole('button', { name: person.t(`documents.row.${what}Name`, { name }), exact: true });

/** Bytes a second that go up; 0 for as many as there can. */
async function throttle(cdp: CDPSession, uploadThroughput: number): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: uploadThroughput || -1,
  });
}

async function slowly(person: Applicant): Promise<CDPSession> {
  const cdp = await person.page.context().newCDPSession(person.page);
  await cdp.send('Network.enable');
  await throttle(cdp, 150_000);
  return cdp;
}

/** The share that is sent, once there is one. */
async function under(person: Applicant, name: string): Promise<void> {
  const bar = getRow(person, name).getByRole('progressbar');
  await bar.waitFor();
  await expect.poll(async () => Number((await bar.getAttribute('aria-valuenow')) ?? 0)).toBeGreaterThan(0);
}

describe('limits on number and size', () => {
  it('a second file of one name is rejected, and of 20 files the last, which is accepted once another is removed', async () => {
    const person = await atStatements({ language: 'fr', size: 'phone' });
    const pdf = await statementPdf({ month: listRequiredMonths()[0] ?? '' });
    await chooseFiles(person, [toPdfFile('Relevé.pdf', pdf), toPdfFile('RELEVÉ.PDF', pdf)]);
    await ready(person, 'Relevé.pdf');
    await said(person, 'RELEVÉ.PDF', 'messages.validation.statementsNames').waitFor();
    await act(person, 'dismiss', 'RELEVÉ.PDF').click();

    const files = Array.from({ length: 19 }, (_, index) => toPdfFile(`part-${index + 2}.pdf`, pdf));
    await chooseFiles(person, files);
    for (const { name } of files.slice(0, 18)) await ready(person, name);
    await said(person, 'part-20.pdf', 'messages.validation.statementsTooMany').waitFor();
    await act(person, 'remove', 'part-7.pdf').click();
    await getRow(person, 'part-7.pdf').waitFor({ state: 'detached' });
    await act(person, 'dismiss', 'part-20.pdf').click();
    await chooseFiles(person, files.slice(18));
    await ready(person, 'part-20.pdf');

    // the server has the same, and one of each name
    await person.page.reload();
    await person.pay();
    await person.arrive('documents.statements.title');
    for (const name of ['Relevé.pdf', 'part-20.pdf']) await ready(person, name);
    expect(await person.dialog.locator('[data-file]').count()).toBe(19);
  });

  // rejected-files.test.ts of the API fills the 150 MB
  it('of 151 MB in total the file over the limit is rejected; one of 15 MB is uploaded', async () => {
    const person = await atStatements({ language: 'en', size: 'phone' });
    const names = Array.from({ length: 10 }, (_, index) => `large-${index + 1}.pdf`);
    const large = written('large.pdf', await bigPdf(15 * MEGA));
    const files = names.map((name) => path.join(folder, name));
    for (const file of files) fs.linkSync(large, file);
    const rest = written('rest.pdf', await bigPdf(MEGA, 77));
    // what is refused is so before anything is sent
    await person.page.context().setOffline(true);
    await person.dialog.locator('input[type=file]').setInputFiles([...files, rest]);
    const tooLarge = person.t('messages.validation.statementsTooLarge');
    await said(person, 'rest.pdf', 'messages.validation.statementsTooLarge').waitFor();
    expect(await person.dialog.locator('[data-file]').count()).toBe(11);
    expect(await person.dialog.getByText(tooLarge, { exact: true }).count()).toBe(1);

    for (const name of names.slice(1)) await act(person, 'cancel', name).click();
    await person.page.context().setOffline(false);
    await ready(person, 'large-1.pdf');
  });
});

describe('file names', () => {
  // the gallery looks at long names in both languages
  it('names of 300 characters, with emoji and bidirectional marks, are kept, and fit a phone', async () => {
    const person = await atStatements({ language: 'fr', size: 'phone' });
    const pdf = await statementPdf({ month: listRequiredMonths()[0] ?? '' });
    const long = `${'Relevé-très-long-'.repeat(20).slice(0, 296)}.pdf`;
    const emoji = 'février 🧾👩🏽‍🍳💸.pdf';
    const turned = 'mars-\u202Efdp.exe\u2066.pdf';
    const arabic = 'كشف حساب مارس.pdf';
    const refused = `${'x'.repeat(290)}🧾.png`;
    const names = [long, emoji, turned, arabic];
    await chooseFiles(person, [
      ...names.map((name) => toPdfFile(name, pdf)),
      { name: refused, mimeType: 'image/png', buffer: pngBytes({ width: 9, height: 9 }) },
    ]);
    for (const name of [emoji, 'mars-fdp.exe.pdf', arabic]) await ready(person, name);
    await said(person, refused, 'messages.validation.fileType').waitFor();
    // the server keeps 200 characters with the ending
    const kept = person.dialog.locator('[data-file^="Relevé-très-long-"]');
    await kept.getByText(person.t('documents.row.ready'), { exact: true }).waitFor();
    expect((await kept.getAttribute('data-file'))?.length).toBe(200);
    expect(await kept.count()).toBe(1);
    expect(await person.dialog.locator('[data-file]').count()).toBe(5);
    expect(await overflowing(person)).toEqual([]);

    const shown = await person.dialog.locator('[data-file] [dir=auto]').allInnerTexts();
    expect(shown.join('')).not.toMatch(/\p{Bidi_Control}/u);
    expect(shown.filter((text) => text.includes('…') && text.endsWith('.pdf'))).toHaveLength(1);
  });
});

/** What is wider than the room it has, in the dialog and the page. */
const overflowing = ({ page }: Applicant): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const rows = [
      ...(root?.querySelectorAll<HTMLElement>('[data-file], [data-file] *, dialog, form, main') ?? []),
    ];
    return [document.documentElement, ...rows]
      .filter((node) => !node.closest('select, svg') && getComputedStyle(node).display !== 'inline')
      .filter(
        (node) =>
          getComputedStyle(node).clipPath === 'none' && getComputedStyle(node).position !== 'absolute',
      )
      .filter((node) => node.scrollWidth > node.clientWidth + 1)
      .map((node) => `${node.tagName} ${node.getAttribute('data-file') ?? node.textContent?.slice(0, 40)}`);
  });

describe('during the upload', () => {
  it('a file is cancelled midway, and uploaded by choosing it again', async () => {
    const person = await atStatements({ language: 'fr', size: 'phone' });
    const cdp = await slowly(person);
    const file = toPdfFile('octobre.pdf', await bigPdf(2 * MEGA));
    await chooseFiles(person, [file]);
    await under(person, file.name);
    await act(person, 'cancel', file.name).click();
    await getRow(person, file.name).waitFor({ state: 'detached' });
    await person.page.reload();
    await person.pay();
    // nothing was sent: it is still open which way it goes
    await person.arrive('bank.valueProposition.title');
    await person.press('bank.upload.action');
    await person.arrive('documents.statements.title');
    expect(await person.dialog.locator('[data-file]').count()).toBe(0);

    await throttle(cdp, 0);
    await chooseFiles(person, [file]);
    await ready(person, file.name);
  });
});

it('the cheque: no HEIC, one at a time, a new one replaces the old, and it keeps uploading while the screens change', async () => {
  const person = await atCheque({ language: 'en', size: 'phone' });
  const photo = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: heicBytes() };
  await chooseFiles(person, [photo]);
  await said(person, photo.name, 'messages.validation.fileHeic').waitFor();
  // a telephone may call it a JPEG: then its content tells
  await chooseFiles(person, [{ ...photo, name: 'IMG_0002.jpg', mimeType: 'image/jpeg' }]);
  await said(person, 'IMG_0002.jpg', 'messages.validation.fileHeic').waitFor();

  const first = toPdfFile('cheque-1.pdf', await chequePdf());
  const second = { name: 'cheque-2.png', mimeType: 'image/png', buffer: pngBytes() };
  await chooseFiles(person, [first]);
  await ready(person, first.name);
  await chooseFiles(person, [second]);
  await ready(person, second.name);
  await getRow(person, first.name).waitFor({ state: 'detached' });
  expect(await person.dialog.locator('[data-file]').count()).toBe(1);
  await act(person, 'remove', second.name).click();
  await getRow(person, second.name).waitFor({ state: 'detached' });
  await person.press('common.buttons.continue');
  await person.dialog.getByText(person.t('messages.validation.fileRequired')).first().waitFor();

  const cdp = await slowly(person);
  await chooseFiles(person, [toPdfFile('specimen.pdf', await bigPdf(2 * MEGA, 5))]);
  await under(person, 'specimen.pdf');
  await person.press('common.buttons.back');
  await person.arrive('documents.statements.title');
  expect(await getRow(person, 'specimen.pdf').count()).toBe(0);
  await chooseFiles(person, [
    toPdfFile('plus.pdf', await statementPdf({ month: listRequiredMonths()[1] ?? '' })),
  ]);
  await getRow(person, 'plus.pdf').waitFor();
  // Continue waits for a statement on its way
  await throttle(cdp, 0);
  await ready(person, 'plus.pdf');
  await toCheque(person);
  await ready(person, 'specimen.pdf');
  expect(await person.dialog.locator('[data-file]').count()).toBe(1);
  await person.press('common.buttons.back');
  await person.arrive('documents.statements.title');
  for (const name of ['half-year.pdf', 'plus.pdf']) await ready(person, name);
  expect(await person.dialog.locator('[data-file]').count()).toBe(2);
});

describe('other ways to upload', () => {
  it('by keyboard alone, with a scan whose months are chosen by hand', async () => {
    const person = await atStatements({ language: 'en', size: 'desktop' });
    const { page, t } = person;
    const focused = (target: Locator): Promise<boolean> =>
      target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
    const tabTo = async (target: Locator): Promise<void> => {
      for (let presses = 0; presses < 40; presses++) {
        if (await focused(target)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${target}`);
    };
    const list = (key: string): Locator =>
      person.dialog.getByLabel(t(key, { name: 'scan.pdf' }), { exact: false });

    const asked = page.waitForEvent('filechooser');
    await tabTo(person.dialog.getByRole('button', { name: t('documents.statements.choose') }));
    await page.keyboard.press('Enter');
    const chooser = await asked;
    expect(chooser.isMultiple()).toBe(true);
    const scan = toPdfFile('scan.pdf', await pdfWithoutText());
    await chooser.setFiles([{ ...scan }]);
    await ready(person, scan.name);
    await person.dialog.getByText(t('documents.statements.monthUnknown')).waitFor();

    const proceed = person.button('common.buttons.continue');
    await tabTo(proceed);
    await page.keyboard.press('Enter');
    await person.dialog.getByText(t('documents.statements.missingTitle')).waitFor();

    await tabTo(list('documents.statements.monthOf'));
    await page.keyboard.press('End');
    await tabTo(list('documents.statements.fromOf'));
    await page.keyboard.press('Home');
    await tabTo(list('documents.statements.toOf'));
    await page.keyboard.press('End');
    await person.dialog.getByText(t('documents.statements.complete')).waitFor();

    await tabTo(proceed);
    await page.keyboard.press('Enter');
    const question = page.getByText(t('documents.statements.confirmTitle'));
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await focused(proceed)).toBe(true);
    await page.keyboard.press('Enter');
    await question.waitFor();
    await tabTo(page.getByRole('button', { name: t('documents.statements.confirm'), exact: true }));
    await page.keyboard.press('Enter');
    await person.arrive('cheque.upload.title');
  });

  it('files dropped on the dialog are uploaded; beside the zone nothing happens', async () => {
    const person = await atStatements({ language: 'fr', size: 'desktop' });
    const [month = ''] = listRequiredMonths();
    const files = [written('lache-1.pdf', await statementPdf({ month }))];
    const cdp = await person.page.context().newCDPSession(person.page);
    const drop = async (target: Locator): Promise<void> => {
      const box = await target.boundingBox();
      if (!box) throw new Error('nothing to drop on');
      const data = { items: [], files, dragOperationsMask: 1 };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await cdp.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 20, data });
    };
    const address = person.page.url();
    await drop(person.dialog.getByRole('heading', { level: 1 }));
    await drop(person.dialog.getByRole('group', { name: person.t('documents.statements.label') }));
    await ready(person, 'lache-1.pdf');
    expect(person.page.url()).toBe(address);
    expect(await person.dialog.locator('[data-file]').count()).toBe(1);
  });
});
