import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { statementPdf } from '../support/pdfs';
import { type Applicant, createApplicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { expectNoFindings, openForm, openReview } from './support/console';
import { callAsMerchant } from './support/merchant';
import { getReviewByEmail } from './support/operator';
import { listMessages, waitForCode } from './support/outbox';
import { getStack } from './support/stack';
import { listRequiredMonths } from './support/statement-months';
import { chooseFiles, getRow, toPdfFile } from './support/statements';

const open = openBrowserForFile();

/** The newest mail's link back, once a mail holds these words. */
async function linkFor(email: string, words: string): Promise<string> {
  const { api } = getStack();
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mail = (await listMessages(api, email)).find(({ text }) =>
          text.replace(/\s/g, ' ').includes(words),
        );
        found = mail && /\bhttp\S+#resume=\S+/.exec(mail.text)?.[0];
        return found;
      },
      { timeout: 20_000 },
    )
    .toBeDefined();
  return found ?? '';
}

/** Follows a mail's link in a browser of its own, and proves phone and email. */
async function followLink(link: string, before: Applicant, language: Language): Promise<Applicant> {
  const page = await open.openPage(await open.openContext('phone'));
  const person = createApplicant({ page, stack: getStack(), phone: before.phone, language });
  await page.goto(link);
  await person.arrive('verify.locked.title');
  expect(page.url()).not.toContain('resume');
  // nothing of the application is told before the code
  expect(await page.content()).not.toContain(before.mail);
  await expectNoAxeFindings(page, 'locked');
  await person.sendLockedCode();
  await person.secureField('verify.code.label').fill(await waitForCode(getStack().api, before.phone));
  await person.proveEmail(before.mail);
  return person;
}

const operator = async (reviewId: string): Promise<Page> => {
  const page = await open.openPage(await open.openContext('desktop'));
  await openReview(page, reviewId);
  return page;
};

describe('a review, from the upload to the signed purchase', () => {
  it('a review with a request and an approval leads by the resume link to the signature', async () => {
    const language = 'fr';
    const person = await open.person({ language, size: 'phone' });
    await person.shop();
    await person.fastForward('submitted');
    await person.pay();
    await person.arrive('cheque.success.title', 'manualUploadSuccess');

    const review = await getReviewByEmail(person.mail);
    const desk = await operator(review.id);
    await expectNoFindings(desk, 'review');
    const ask = await openForm(desk, 'Request information');
    await ask.getByRole('checkbox').first().check();
    await ask.getByLabel('Note to the applicant').fill('Il manque la dernière page du relevé de mai.');
    await ask.getByRole('button', { name: 'Preview request' }).click();
    await expectNoFindings(desk, 'ask');
    await desk.getByRole('button', { name: 'Send request' }).click();
    await desk.waitForURL(`**/operator/reviews/${review.id}`);

    await linkFor(person.mail, 'dernière page');
    await person.page.reload();
    await person.pay();
    await person.arrive('documents.request.title', 'moreInformation');
    await person.dialog.getByText('Il manque la dernière page du relevé de mai.').waitFor();
    await expectNoAxeFindings(person.page, 'more information');
    const [month = ''] = listRequiredMonths();
    await chooseFiles(person, [
      toPdfFile('page-manquante.pdf', await statementPdf({ month, bank: 'desjardins' })),
    ]);
    await getRow(person, 'page-manquante.pdf').getByText(person.t('documents.row.ready')).waitFor();
    await person.field('documents.request.text').fill('Voici la page.');
    await person.press('documents.request.send');
    await person.arrive('cheque.success.title');

    await desk.reload();
    await desk.getByText('page-manquante.pdf').first().waitFor();
    await desk.getByText('Voici la page.').first().waitFor();
    const approve = await openForm(desk, 'Approve with a limit');
    await approve.getByLabel('Credit limit').fill('20,000');
    await approve.getByLabel('Tier').selectOption('B');
    await approve.getByRole('button', { name: 'Preview approval' }).click();
    await expectNoFindings(desk, 'approve');
    await desk.getByRole('button', { name: 'Approve for $20,000' }).click();
    await desk
      .getByText(/Approved for \$20,000/)
      .first()
      .waitFor();

    const approved = await followLink(await linkFor(person.mail, '20 000 $'), person, language);
    await approved.qualification('offer.qualification.titleApproved');
    await approved.options();
    await approved.sign();
    await approved.arrive('final.title');
    const ofOrder = () => callAsMerchant<{ status: string }>(`checkouts/${review.checkoutId}`);
    // the same checkout that the merchant's order knows
    await expect.poll(async () => (await ofOrder()).status).toBe('completed');
  }, 240_000);

  it('a manual rejection with reasons is mailed with a resume link, and shown in the shop', async () => {
    const person = await open.person({ bankUser: 'review_name', size: 'phone' });
    await person.until('qualification');
    await person.arrive('outcome.manualReview.title');
    const review = await getReviewByEmail(person.mail);
    const desk = await operator(review.id);
    await desk.setViewportSize({ width: 360, height: 740 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // a heading beside a figure may take two lines; it would lie over the figure
    const heading = await desk.evaluate(() => {
      const cell = document.querySelector('td.numeric');
      return cell && getComputedStyle(cell, '::before').whiteSpace;
    });
    expect(heading).toBe('normal');
    // the places are in a menu: what is below is in sight
    const menu = desk.getByRole('navigation', { name: 'Console' });
    expect(await menu.count()).toBe(0);
    expect(await desk.locator('main').evaluate((main) => main.getBoundingClientRect().top)).toBeLessThan(150);
    await desk.getByText('Menu', { exact: true }).click();
    await menu.getByRole('link', { name: 'Health' }).waitFor();
    const reject = await openForm(desk, 'Reject with reasons');
    await reject.getByRole('checkbox').first().check();
    await reject.getByRole('button', { name: 'Preview rejection' }).click();
    await expectNoFindings(desk, 'reject');
    await desk.getByRole('button', { name: 'Reject', exact: true }).click();
    await desk.waitForURL(`**/operator/reviews/${review.id}`);

    await linkFor(person.mail, 'not approved');
    await person.page.reload();
    await person.pay();
    await person.arrive('outcome.rejected.title');
    await person.dialog.getByText(person.t('outcome.rejected.byPerson')).waitFor();
  });

  it('the queue and the login have no axe findings, and need a key', async () => {
    const { api } = getStack();
    const page = await open.openPage(await open.openContext('phone'));
    await page.goto(`${api}/operator`);
    await expectNoFindings(page, 'login');
    await page.getByLabel('Operator key').fill('op_wrong');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText(/That key isn’t valid/).waitFor();
    await openReview(page, 'x').catch(() => undefined);
    await page.goto(`${api}/operator`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoFindings(page, 'queue');
  });
});
