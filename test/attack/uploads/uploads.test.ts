import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, type TestContext, test } from 'vitest';
import type { Api, ApplicantClient, View } from '../../support/api';
import { makeApplicantAtBank } from '../../support/applicant-at-bank';
import { describeOneDatabase } from '../../support/describe-databases';
import {
  buildForm,
  type FormFile,
  formContentType,
  sendStatement,
  waitForChecks,
} from '../../support/documents';
import { imageBombs } from '../../support/image-bombs';
import { makeInvoiceApplicant, sendInvoice } from '../../support/invoices';
import { pdfBombs } from '../../support/pdf-bombs';
import { statementPdf } from '../../support/pdfs';
import { makeOperator, openReview, type TestOperator } from '../../support/reviews';
import { suiteOptions } from '../../support/tally/suite-options';
import { createTally } from '../../support/tally/tally';
import { listDisguisedFiles, strangeNames, uploadRoutes } from './files';
import { watchMemory } from './measure-memory';

/** What reading one file may cost: of this process, and of the processes that it starts. */
const maxGrownMegabytes = 512;
const maxChildrenMegabytes = 1_100;
const maxStalledMs = 2_000;

describeOneDatabase('uploads', (makeApi) => {
  let api: Api;
  let operator: TestOperator;
  beforeAll(async () => {
    api = await makeApi();
    operator = await makeOperator(api);
  });

  const send = (person: ApplicantClient, route: string, file: FormFile) =>
    person.post<View>(route, buildForm(file), { 'content-type': formContentType });

  /** Why a stored document could run, or reach past its place; null if it cannot. */
  const inspectDownload = async (id: string): Promise<string | null> => {
    const { headers, status } = await operator.get(`/documents/${id}/content`);
    // what the check refused is not kept
    if (status === 404) return null;
    const type = String(headers['content-type']);
    if (!/^(application\/pdf|image\/(png|jpeg|webp))$/.test(type)) return `is served as ${type}`;
    if (headers['x-content-type-options'] !== 'nosniff') return 'is served for sniffing';
    if (!String(headers['content-security-policy']).includes('sandbox')) return 'is served without a sandbox';
    const disposition = String(headers['content-disposition']);
    return /^attachment; filename="[\w ().-]*"; filename\*=UTF-8''[\w.~!*%-]*$/.test(disposition)
      ? null
      : `is served as ${disposition}`;
  };

  test('files that are not what they say, on every route', async (context) => {
    const tally = createTally(context);
    let accepted = 0;
    for (const [index, [name, file]] of Object.entries(await listDisguisedFiles()).entries())
      for (const route of uploadRoutes.filter((_, at) => suiteOptions.full || at % 2 === index % 2)) {
        const person = await makeApplicantAtBank(api);
        const { status } = await send(person, route, file);
        tally.count(status < 500 ? null : `${name} at ${route}: ${status}`);
        if (status !== 200) continue;
        const { documents } = await waitForChecks(person);
        accepted += documents.length;
        await openReview(api, person);
        for (const { id } of documents) {
          const failure = await inspectDownload(id);
          tally.count(failure && `${name} at ${route} ${failure}`);
        }
      }
    tally.note(`${accepted} were stored, each inspected as an operator downloads it`);
    tally.end();
  });

  test('names that lead elsewhere', async (context) => {
    const tally = createTally(context);
    const bytes = await statementPdf();
    const before = listFiles(api.services.config.dataFolder);
    for (const name of strangeNames) {
      const person = await makeApplicantAtBank(api);
      const { status } = await sendStatement(person, { name, bytes });
      tally.count(status < 500 ? null : `${JSON.stringify(name.slice(0, 40))}: ${status}`);
      if (status !== 200) continue;
      const { documents } = await waitForChecks(person);
      await openReview(api, person);
      for (const document of documents) {
        const isClean =
          !/[\p{Cc}\p{Bidi_Control}/\\<>"|]/u.test(document.name) && document.name.length <= 255;
        tally.count(isClean ? null : `${JSON.stringify(document.name)} was stored`);
        const failure = await inspectDownload(document.id);
        tally.count(failure && `${JSON.stringify(name.slice(0, 40))} ${failure}`);
      }
    }
    const outside = listFiles(api.services.config.dataFolder).filter(
      (file) => !before.includes(file) && !/^(files|spool)\/[\w-]+$/.test(file),
    );
    tally.count(outside.length === 0 ? null : `${outside}`);
    tally.count(fs.existsSync('/tmp/attack.pdf') ? '/tmp/attack.pdf was written' : null);
    tally.end();
  });

  const statements: Readonly<Record<string, () => Buffer>> = {
    'pages that do not exist': pdfBombs.manyPages,
    'a page tree that contains itself': pdfBombs.circle,
    'arrays in arrays': pdfBombs.deep,
    ...(suiteOptions.full && {
      'a gigabyte of blanks': pdfBombs.blanks,
      'drawings that repeat drawings': pdfBombs.laughs,
      'an image of 900 megabytes': pdfBombs.image,
    }),
  };
  const invoices: Readonly<Record<string, () => FormFile>> = {
    'an image of 60,000 by 60,000': () => ({
      name: 'a.png',
      type: 'image/png',
      bytes: imageBombs.hugePng(60_000),
    }),
    'a JPEG of 20,000 by 20,000': () => ({ name: 'a.jpg', type: 'image/jpeg', bytes: imageBombs.hugeJpeg() }),
    'a JPEG that lies about its size': () => ({
      name: 'a.jpg',
      type: 'image/jpeg',
      bytes: imageBombs.lyingJpeg(),
    }),
    'a WebP of 16,383 by 16,383': () => ({
      name: 'a.webp',
      type: 'image/webp',
      bytes: imageBombs.hugeWebp(),
    }),
    'arrays in arrays': () => ({ bytes: pdfBombs.deep() }),
    ...(suiteOptions.full && {
      'four gigabytes of pixels': () => ({ name: 'a.png', type: 'image/png', bytes: imageBombs.packedPng() }),
      'a gigabyte of blanks': () => ({ bytes: pdfBombs.blanks() }),
      'drawings that repeat drawings': () => ({ bytes: pdfBombs.laughs() }),
      'an image of 900 megabytes': () => ({ bytes: pdfBombs.image() }),
      'pages that do not exist': () => ({ bytes: pdfBombs.manyPages() }),
    }),
  };

  for (const [name, build] of Object.entries(statements))
    test(`a statement: ${name}`, (context) =>
      measureBomb(context, name, async () => {
        const person = await makeApplicantAtBank(api);
        const { status } = await sendStatement(person, { bytes: build() });
        await waitForChecks(person);
        return status;
      }));

  for (const [name, build] of Object.entries(invoices))
    test(`an invoice: ${name}`, (context) =>
      measureBomb(
        context,
        name,
        async () => (await sendInvoice(await makeInvoiceApplicant(api), build())).status,
      ));

  const measureBomb = async (
    context: TestContext,
    name: string,
    read: () => Promise<number>,
  ): Promise<void> => {
    const tally = createTally(context);
    const watch = watchMemory();
    const status = await read();
    const { grown, children, stalledMs } = watch.end();
    tally.count(status < 500 ? null : `${name} answered ${status}`);
    tally.count(grown <= maxGrownMegabytes ? null : `${name}: the server grew by ${grown} MB`);
    tally.count(children <= maxChildrenMegabytes ? null : `${name}: its processes held ${children} MB`);
    tally.count(stalledMs <= maxStalledMs ? null : `${name}: nothing else ran for ${stalledMs} ms`);
    // the next file is read as ever
    const person = await makeApplicantAtBank(api);
    await sendStatement(person, { bytes: await statementPdf() });
    const [document] = (await waitForChecks(person)).documents;
    tally.count(document?.state === 'ready' ? null : `after ${name} a statement is ${document?.state}`);
    tally.note(
      `the server grew by ${grown} MB, its processes held ${children} MB, it stalled for ${stalledMs} ms`,
    );
    tally.end();
  };
});

/** Every file below a folder. */
const listFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
