import { describe, expect, it } from 'vitest';
import { expectSinInTree } from './support/accessibility-tree';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { measureAtWidth, restoreWidth } from './support/frame-height';
import { getStack } from './support/stack';

const open = openBrowserForFile();

describe('outcomes without a purchase', () => {
  it('a small cart shows the missing amount, and returns to the checkout', async () => {
    const person = await open.person({ size: 'phone' });
    await person.shop(['pans']);
    await person.pay();
    await person.arrive('outcome.smallCartTotal.title');
    await person.dialog.getByText('$140.66').waitFor();
    await expectNoAxeFindings(person.page, 'smallCartTotal');
    await person.press('outcome.smallCartTotal.button');
    await person.dialog.waitFor({ state: 'detached' });
  });

  it('a cart over the approved credit shows by how much', async () => {
    const cartTotal = 16 * 8418.5;
    const person = await open.person({ bankUser: 'approved', sin: '333333334', size: 'phone', cartTotal });
    await person.shop(Array(16).fill('espresso'));
    await person.fastForward('scoring');
    await person.pay();
    await person.qualification('offer.qualification.titleApproved');
    await person.arrive('outcome.cartTotalError.title');
    await person.dialog.getByText(/exceeds your approved credit of \$[\d,]+ by \$[\d,.]+\d\./).waitFor();
    await expectNoAxeFindings(person.page, 'cartTotalError');
    await person.press('outcome.cartTotalError.button');
    await person.dialog.waitFor({ state: 'detached' });
  });

  it('a rejection shows days, reasons and how to ask for a review; the page gets one event', async () => {
    const person = await open.person({ bankUser: 'rejected_revenue', size: 'phone' });
    await person.until('qualification');
    await person.arrive('outcome.rejected.title');
    await person.dialog.getByText(person.t('outcome.rejected.automatedTitle')).waitFor();
    await person.dialog.getByText(/90\u00a0days/).waitFor();
    await expectNoAxeFindings(person.page, 'rejected');
    await person.page.evaluate(() => {
      const heard: string[] = [];
      for (const name of ['approved', 'rejected', 'abandoned'])
        window.addEventListener(`tamarack-${name}`, () => {
          heard.push(name);
          sessionStorage.setItem('heard', heard.join());
        });
    });
    await person.press('outcome.rejected.close');
    await person.page.waitForURL(/status=tamarack-rejected|order\/confirmation/);
    expect(await person.page.evaluate(() => sessionStorage.getItem('heard') ?? '')).toBe('rejected');
  });

  it('a manual review shows when and how the outcome comes', async () => {
    const person = await open.person({ bankUser: 'review_name', size: 'desktop' });
    await person.until('qualification');
    await person.arrive('outcome.manualReview.title');
    await person.dialog.getByText(person.maskedMail).first().waitFor();
    await person.dialog.getByText(/You’ll hear from us by .+\(Eastern time\)/).waitFor();
    await expectNoAxeFindings(person.page, 'manualReview');
    await person.press('outcome.manualReview.button');
    await person.dialog.waitFor({ state: 'detached' });
  });

  it('a missing SIN is requested, and scoring continues to a manual review if there is no bureau file', async () => {
    const person = await open.person({ sin: '222222226', size: 'phone', language: 'fr' });
    await person.until('qualification');
    await person.arrive('outcome.sinEntry.title');
    await person.press('outcome.sinEntry.next');
    await expectSinInTree(person, 'sin', 'outcome.sinEntry.label', [
      'outcome.sinEntry.purpose',
      'messages.validation.sinRequired',
    ]);
    await expectNoAxeFindings(person.page, 'sinEntry');
    // the page squeezes the frame, to learn from its height how wide the name and the address are
    await person.secureFrame.getByText(/120 Main Street/).waitFor();
    const height = await measureAtWidth(person, 'sin', 232);
    expect(await measureAtWidth(person, 'sin', 80)).toBe(height);
    await restoreWidth(person, 'sin');
    await person.secureField('outcome.sinEntry.label').fill('222222226');
    await person.press('outcome.sinEntry.next');
    await person.arrive('outcome.manualReview.title');
  });

  it('a failed scoring shows the error screen, and can be retried', async () => {
    const person = await open.person({ size: 'phone' });
    await person.until('valueProposition');
    const { api } = getStack();
    await person.page.route(`${api}/v1/application`, async (route) => {
      const response = await route.fetch();
      const view = await response.json();
      view.facts.bank = 'connected';
      view.facts.scoring = { state: 'failed', stage: null, slow: false, late: false };
      await route.fulfill({ response, json: view });
    });
    await person.page.reload();
    await person.pay();
    await person.arrive('outcome.errorApplication.title');
    await expectNoAxeFindings(person.page, 'errorApplication');
  });
});
