import { describe, expect, it } from 'vitest';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { listMessages } from './support/outbox';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');

describe('interruptions', () => {
  it('a refresh resumes at the current step, with the saved data, and so does a frame that failed to load', async () => {
    const person = await open.person({ size: 'phone' });
    await person.until('valueProposition');
    await person.arrive('bank.valueProposition.title');
    await person.page.reload();
    await person.pay();
    await person.arrive('bank.valueProposition.title');
    await person.press('common.buttons.back');
    await person.arrive('profile.business.title');
    expect(await person.field('profile.business.legal').inputValue()).toBe('Café Boréal inc.');
    await expect.poll(() => person.field('profile.business.industry').inputValue()).not.toBe('');
    // a frame whose document did not come is loaded again without being asked to
    const frame = /\/frames\/identity/;
    await person.page.route(frame, (route) => route.fulfill({ status: 502 }), { times: 1 });
    await person.press('common.buttons.back');
    await person.arrive('profile.personal.title');
    await expect.poll(() => person.secureField('profile.personal.first').inputValue()).toBe('Marie');
    expect(await person.secureField('profile.personal.sin').inputValue()).toMatch(/286$/);
  });

  it('leaving asks first, emits one event, and reopening continues', async () => {
    const person = await open.person();
    await person.until('valueProposition');
    await person.arrive('bank.valueProposition.title');
    await person.page.keyboard.press('Escape');
    await person.page.getByText('Ready to leave?').waitFor();
    await person.page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await person.arrive('bank.valueProposition.title');
    await person.page.keyboard.press('Escape');
    await person.page.keyboard.press('Escape');
    const abandoned = person.page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('tamarack-abandoned', (event) =>
            resolve(Object.keys((event as CustomEvent).detail).sort()),
          ),
        ),
    );
    if (await person.page.getByText('Ready to leave?').isHidden()) await person.page.keyboard.press('Escape');
    await person.page.getByRole('button', { name: 'Yes, I want to leave' }).click();
    expect(await abandoned).toEqual(['checkoutId', 'sessionToken']);
    await person.dialog.waitFor({ state: 'detached' });
    await person.pay();
    await person.arrive('bank.valueProposition.title');
  });

  it('a second tab with the same session shows the same state', async () => {
    const context = await open.openContext();
    const stack = getStack();
    const first = createApplicant({ page: await open.openPage(context), stack });
    await first.until('sign');
    await first.arrive('offer.signAgreement.title');
    const second = createApplicant({ page: await open.openPage(context), stack, phone: first.phone });
    await second.page.goto(`${stack.shop}/`);
    await second.pay();
    await second.sign();
    await second.returnToShop();
    // Coming back to a tab: a headless browser has no tabs to switch between.
    await first.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await first.arrive('final.title');
  });

  it('plans that another tab replaced are loaded again, with a message, and can be chosen', async () => {
    const context = await open.openContext();
    const stack = getStack();
    const first = createApplicant({ page: await open.openPage(context), stack });
    await first.until('options');
    await first.arrive('offer.displayOptions.title');
    const lead = await first.dialog.getByText(/^Weekly payments for/).textContent();
    const second = createApplicant({ page: await open.openPage(context), stack, phone: first.phone });
    await second.shop();
    await second.pay();
    await second.arrive('offer.displayOptions.title');
    await first.press('offer.displayOptions.continue');
    await first.dialog.getByText(first.t('messages.problem.step-not-allowed')).waitFor();
    await expect.poll(() => first.dialog.getByText(/^Weekly payments for/).textContent()).not.toBe(lead);
    await first.press('offer.displayOptions.continue');
    await first.arrive('offer.signAgreement.title');
  });

  it('a network failure loses nothing and is shown', async () => {
    const person = await open.person({ size: 'phone' });
    await person.until('personal');
    await person.arrive('profile.personal.title');
    await expect.poll(() => person.secureField('profile.personal.email').inputValue()).toBe(person.mail);
    await person.page.context().setOffline(true);
    await person.personal();
    // seen above the screen, and said by a region beside it
    const network = person.dialog.getByText(person.t('common.toast.network'));
    await expect.poll(() => network.count()).toBe(2);
    expect(await person.secureField('profile.personal.last').inputValue()).toBe('Tremblay');
    await person.page.context().setOffline(false);
    await person.press('common.buttons.next');
    await person.arrive('profile.business.title');
  });

  it('a double click submits once', async () => {
    const person = await open.person();
    await person.until('phone');
    await person.arrive('verify.verifyPhone.title');
    await person.field('verify.verifyPhone.label').fill(person.phone.slice(2));
    await person.button('verify.verifyPhone.send').dblclick();
    await person.arrive('verify.verifyPhone.codeTitle');
    expect(await listMessages(getStack().api, person.phone)).toHaveLength(1);
  });

  it('a double click on the merchant’s page opens one dialog', async () => {
    const person = await open.person();
    await person.shop();
    await person.page.locator('[data-pay]').dblclick();
    await person.arrive('start.welcome.title.cart');
    expect(await person.page.locator('[data-tamarack]').count()).toBe(1);
  });

  it('a wrong code shows an error, and a later right one is accepted', async () => {
    const person = await open.person({ size: 'phone' });
    await person.until('phoneCode');
    await person.arrive('verify.verifyPhone.codeTitle');
    const [message] = await listMessages(getStack().api, person.phone);
    const right = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
    const wrong = right === '000000' ? '111111' : '000000';
    const field = person.secureField('verify.code.label');
    await field.fill(wrong);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await person.secureFrame
      .getByText(person.t('messages.problem.verification-code-invalid'))
      .first()
      .waitFor();
    await field.fill(right);
    await person.arrive('verify.verifyEmail.title');
  });

  it('the browser’s Back goes one step back, and at the first step asks before leaving', async () => {
    const person = await open.person();
    await person.until('eligibility');
    await person.arrive('verify.verifyBusiness.title');
    await person.page.goBack();
    await person.arrive('start.welcome.title.cart');
    await person.page.goBack();
    await person.page.getByText('Ready to leave?').waitFor();
  });

  it('switching the language keeps step and input', async () => {
    const person = await open.person();
    await person.until('phone');
    await person.arrive('verify.verifyPhone.title');
    await person.field('verify.verifyPhone.label').fill('6475550123');
    await person.dialog.locator('button[lang=fr]').click();
    await person.dialog.getByRole('heading', { level: 1, name: /numéro/i }).waitFor();
    expect((await person.dialog.getByRole('textbox').inputValue()).replace(/\D/g, '')).toBe('6475550123');
  });
});
