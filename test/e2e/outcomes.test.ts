import { describe, expect, it } from 'vitest';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';

const open = openBrowserForFile();

describe('outcomes of a decision', () => {
  it('instantly approved, also without server-sent events: limit, purchase and days left are on one screen', async () => {
    const person = await open.person({ size: 'phone' });
    // then the outcome is polled
    await person.page.route('**/v1/scoring/events', (route) => route.abort());
    await person.until('qualification');
    await person.arrive('offer.qualification.titleInstant');
    await person.dialog.getByText('$8,418.50').first().waitFor();
    await person.dialog.getByText(/expires in 60\u00a0days/).waitFor();
    await expectNoAxeFindings(person.page, 'instantly approved');
  });

  it('pre-qualified: continues with the instant part to its agreement', async () => {
    const person = await open.person({ bankUser: 'prequalified', size: 'desktop' });
    await person.until('qualification');
    await person.arrive('offer.qualification.titlePreQualified');
    await person.dialog.getByText('$25,000').first().waitFor();
    await expectNoAxeFindings(person.page, 'pre-qualified');
    const instant = person.t('offer.qualification.continueInstant', { amount: '$25,000' });
    await person.dialog.getByRole('button', { name: instant, exact: true }).click();
    await person.options();
    await person.arrive('offer.signAgreement.title');
  });

  it('pre-qualified: requests the final review, and sees its due time', async () => {
    const person = await open.person({ bankUser: 'prequalified', language: 'fr', size: 'phone' });
    await person.until('qualification');
    await person.arrive('offer.qualification.titlePreQualified');
    await person.press('offer.qualification.finalReview');
    await person.arrive('outcome.manualReview.titleFinal');
    await person.dialog.getByText(person.maskedMail).first().waitFor();
    await person.dialog.getByText(/heure de l’Est/).waitFor();
    await expectNoAxeFindings(person.page, 'final review');
  });

  it('rejected only for the business’s age: 30 days, and one reconsideration can be requested', async () => {
    const person = await open.person({ sin: '777777772', size: 'phone' });
    await person.until('qualification');
    await person.arrive('outcome.rejected.title');
    await person.dialog.getByText(/30\u00a0days/).waitFor();
    await person.dialog
      .getByLabel(person.t('outcome.rejected.observations'))
      .fill('We were a partnership for six years before.');
    await expectNoAxeFindings(person.page, 'rejected, asking');
    await person.press('outcome.rejected.ask');
    await person.dialog.getByText(person.t('outcome.rejected.asked')).waitFor();
    await expectNoAxeFindings(person.page, 'rejected, asked');
    // a refresh and the phone code resume the same screen
    await person.page.reload();
    await person.pay();
    await person.arrive('outcome.rejected.title');
    await person.dialog.getByText(person.t('outcome.rejected.asked')).waitFor();
    expect(await person.button('outcome.rejected.ask').count()).toBe(0);
  });
});

describe('during the decision', () => {
  const entries = ['RunningConfiguration', 'RunningKnockoutRules', 'RunningBasq'] as const;

  it('a refresh continues with the current stage; its stored state is removed at the end', async () => {
    const person = await open.person({ bankUser: 'slow_bank', size: 'phone' });
    await person.until('scoring');
    await person.arrive('bank.scoring.title');
    const readEntries = (): Promise<(string | null)[]> =>
      person.page.evaluate((names) => names.map((name) => localStorage.getItem(name)), [...entries]);
    await expect.poll(async () => (await readEntries())[0]).not.toBeNull();
    for (const entry of await readEntries()) {
      expect(
        Object.keys(JSON.parse(entry ?? '{}')).filter((key) => !/^(checkoutId|stage|since)$/.test(key)),
      ).toEqual([]);
      expect(entry ?? '').not.toContain(person.mail);
    }
    await person.page.reload();
    await person.pay();
    await person.arrive('bank.scoring.title');
    await person.arrive('offer.qualification.titleInstant');
    expect(await readEntries()).toEqual([null, null, null]);
  });
});
