import type { FrameLocator } from 'playwright-core';
import { type ApplicantOptions, createControls } from './applicant-controls';
import { createSigning } from './applicant-signature';
import { type FastForwardTarget, fastForward, type OpenedSession } from './fast-forward';
import { waitForCode } from './outbox';
import { bankTexts } from './texts';

interface Known {
  /** The merchant's page says it: the field is filled in. */
  readonly known?: boolean;
}

interface PersonalOptions extends Known {
  /** How the address is entered. Default: by hand. */
  readonly address?: () => Promise<void>;
}

/** One person at the dialog: a method a screen, in the words that stand on it. */
export function createApplicant(options: ApplicantOptions) {
  const { page, stack, language = 'en', onScreen = async () => {} } = options;
  const controls = createControls(options);
  const { person, dialog, t, field, secureFrame, secureField, press, arrive, waitUntilFilled, sendCode } =
    controls;
  const { phone, mail: email } = person;
  const signing = createSigning(page, controls);

  /** The aggregator's page, in a frame of the secure frame. */
  const bank = (): FrameLocator => page.frameLocator('iframe[src*="/frames/bank"]').frameLocator('iframe');

  const me = {
    ...person,
    ...controls,
    ...signing,
    page,
    /** At a question that lies over the screen. */
    async arriveAtQuestion(key: string): Promise<void> {
      await page.getByRole('heading', { level: 2, name: t(key), exact: true }).waitFor();
      await onScreen(key);
    },

    /** Opens a page of the provider. */
    async visit(address: string): Promise<void> {
      const url = new URL(address);
      url.searchParams.set('lng', language);
      await page.goto(url.href);
    },
    /** Opens the shop and puts products into the cart; each press of "add" is one more. */
    async shop(products: readonly string[] = ['espresso']): Promise<void> {
      await page.goto(`${stack.shop}/`);
      await page.locator(`[data-language=${language}]`).click();
      for (const id of products)
        await page
          .locator('li', { has: page.locator(`img[src="/pictures/${id}.svg"][width="240"]`) })
          .locator('button.add')
          .click();
    },
    async pay(): Promise<void> {
      await page.locator('[data-pay]').click();
    },

    async welcome(): Promise<void> {
      await arrive('start.welcome.title.cart');
      await press('start.welcome.start');
    },
    async eligibility(): Promise<void> {
      await arrive('verify.verifyBusiness.title');
      await dialog.getByText(t('verify.verifyBusiness.yes'), { exact: true }).click();
      await press('common.buttons.continue');
    },
    async askPhoneCode({ known = false }: Known = {}): Promise<void> {
      await arrive('verify.verifyPhone.title');
      if (known) await waitUntilFilled(field('verify.verifyPhone.label'));
      else await field('verify.verifyPhone.label').fill(phone.slice(2));
      await sendCode('verify.verifyPhone.send');
    },
    /** In a session that came by a link the number is known. */
    sendLockedCode: (): Promise<void> => sendCode('verify.locked.send'),
    async phoneCode(): Promise<void> {
      await arrive('verify.verifyPhone.codeTitle', 'phoneCode');
      await secureField('verify.code.label').fill(await waitForCode(stack.api, phone));
    },
    /** The second code, where the phone belongs to an account. */
    async proveEmail(address = email): Promise<void> {
      await arrive('verify.proof.title');
      await sendCode('verify.proof.send', 'verify.verifyEmail.codeTitle');
      await arrive('verify.verifyEmail.codeTitle', 'emailCode');
      await secureField('verify.code.label').fill(await waitForCode(stack.api, address));
    },
    async email({ known = false }: Known = {}): Promise<void> {
      await arrive('verify.verifyEmail.title');
      if (known) await waitUntilFilled(field('verify.verifyEmail.label'));
      else await field('verify.verifyEmail.label').fill(email);
      await press('verify.verifyEmail.send');
      await arrive('verify.verifyEmail.codeTitle', 'emailCode');
      await secureField('verify.code.label').fill(await waitForCode(stack.api, email));
      await arrive('verify.verifyEmail.verifiedTitle');
      await press('common.buttons.next');
    },
    async personal({ known = false, address }: PersonalOptions = {}): Promise<void> {
      await arrive('profile.personal.title');
      if (known) await waitUntilFilled(secureField('profile.personal.last'));
      else {
        await secureField('profile.personal.first').fill(person.first);
        await secureField('profile.personal.last').fill(person.last);
      }
      await secureField('profile.personal.dob').fill('1985-03-07');
      await secureField('profile.personal.sin').fill(person.sin);
      await (address ?? me.address)();
      const terms = secureFrame.getByRole('checkbox', {
        name: t('profile.personal.terms', { provider: 'Tamarack Capital Inc.' }),
      });
      // on a loaded machine a press in a new frame was lost twice, and in 240 attempts to repeat it never
      await terms.check().catch(() => terms.check());
      await press('common.buttons.next');
    },
    /** Typed by hand. */
    async address(): Promise<void> {
      const byHand = secureFrame.getByRole('button', { name: t('profile.address.manual'), exact: true });
      const street = secureField('profile.address.street');
      // a saved address shows the fields without a press
      while (!(await street.isVisible())) await byHand.click({ timeout: 4000 }).catch(() => undefined);
      await street.fill('120 Main Street');
      await secureField('profile.address.city').fill('Toronto');
      await secureField('profile.address.province').selectOption(options.province ?? 'ON');
      await secureField('profile.address.postal').fill(options.postal ?? 'M5V 2T6');
    },
    async business(): Promise<void> {
      await arrive('profile.business.title');
      await field('profile.business.legal').fill('Café Boréal inc.');
      await dialog.getByRole('checkbox', { name: t('profile.business.sameName') }).check();
      await field('profile.business.entity').selectOption('corporation');
      await field('profile.business.industry').fill('caf');
      await dialog.locator('[role=option]').first().click();
      await field('profile.business.years').fill('4');
      await field('profile.business.months').fill('2');
      await dialog.getByRole('checkbox', { name: t('profile.business.sameAddress') }).check();
      await press('common.buttons.next');
    },
    async valueProposition(): Promise<void> {
      await arrive('bank.valueProposition.title', 'valueProposition');
      await press('bank.valueProposition.connect');
    },
    async connectBank(user = options.bankUser ?? 'greatday_nomfa'): Promise<void> {
      const labels = bankTexts[language];
      const inside = bank();
      await inside.getByRole('button', { name: labels.agree }).waitFor();
      await onScreen('bankingInfo');
      await inside.getByRole('button', { name: labels.agree }).click();
      await inside.getByRole('button', { name: /FlinksCapital/ }).click();
      await inside.getByLabel(labels.user).fill(user);
      await inside.getByLabel(labels.password).fill('Everyday');
      await inside.getByRole('button', { name: labels.signIn }).click();
      await inside.getByRole('button', { name: labels.connect }).click();
    },
    async scoring(): Promise<void> {
      await arrive('bank.scoring.title');
    },
    async qualification(title = 'offer.qualification.titleInstant'): Promise<void> {
      await arrive(title);
      await press('offer.qualification.continue');
    },
    async options(): Promise<void> {
      await dialog.getByRole('radio').first().waitFor();
      await arrive('offer.displayOptions.title');
      await press('offer.displayOptions.continue');
    },
    /** Back to the shop from the last screen, which goes by itself only after a while. */
    async returnToShop(): Promise<void> {
      await arrive('final.title');
      await dialog.getByRole('button', { name: t('final.button').trim() }).click();
      await page.waitForURL(/\/order\/confirmation/);
    },
    bank,

    /** Everything from one screen on, up to another that is left untouched. */
    async from(first: ScreenName | 'open', last: ScreenName): Promise<void> {
      const names = steps.map(([name]) => name);
      const end = last === 'end' ? steps.length : names.indexOf(last);
      for (const [, go] of steps.slice(names.indexOf(first), end)) await go();
    },
    /** Answers steps through the API; the dialog resumes there once it is opened, or its page is reloaded. */
    async fastForward(target: FastForwardTarget, opened: OpenedSession | null = null): Promise<void> {
      const {
        province = 'ON',
        postal = 'M5V 2T6',
        bankUser = 'greatday_nomfa',
        cartTotal = 8418.5,
      } = options;
      const applicant = { ...person, province, postal, bankUser, cartTotal, language };
      await fastForward(page, stack, applicant, target, opened);
    },
    /** From the shop to a screen. What can be answered through the API is: `from('open', …)` does all of it by hand. */
    async until(screen: ScreenName): Promise<void> {
      const shortcut = shortcuts[screen];
      if (!shortcut) return me.from('open', screen);
      await me.shop();
      await me.fastForward(shortcut.target);
      await me.pay();
      await me.from(shortcut.resumesAt, screen);
    },
  };

  const steps: readonly (readonly [ScreenName | 'open', () => Promise<void>])[] = [
    [
      'open',
      async () => {
        await me.shop();
        await me.pay();
      },
    ],
    ['welcome', me.welcome],
    ['eligibility', me.eligibility],
    ['phone', () => me.askPhoneCode()],
    ['phoneCode', me.phoneCode],
    ['email', () => me.email()],
    ['personal', () => me.personal()],
    ['business', me.business],
    ['valueProposition', me.valueProposition],
    ['bank', () => me.connectBank()],
    ['scoring', me.scoring],
    ['qualification', () => me.qualification()],
    ['options', me.options],
    ['sign', signing.sign],
  ];
  return me;
}

interface Shortcut {
  readonly target: FastForwardTarget;
  readonly resumesAt: ScreenName;
}

const verified: Shortcut = { target: 'verified', resumesAt: 'personal' };
const applied: Shortcut = { target: 'applied', resumesAt: 'valueProposition' };
const scored: Shortcut = { target: 'scoring', resumesAt: 'qualification' };

/** The quickest way to each screen. */
const shortcuts: Partial<Readonly<Record<ScreenName, Shortcut>>> = {
  personal: verified,
  business: verified,
  valueProposition: applied,
  bank: applied,
  scoring: { target: 'scoring', resumesAt: 'scoring' },
  qualification: scored,
  options: scored,
  sign: scored,
  end: scored,
};

type ScreenName =
  | 'welcome'
  | 'eligibility'
  | 'phone'
  | 'phoneCode'
  | 'email'
  | 'personal'
  | 'business'
  | 'valueProposition'
  | 'bank'
  | 'scoring'
  | 'qualification'
  | 'options'
  | 'sign'
  | 'end';

export type Applicant = ReturnType<typeof createApplicant>;
