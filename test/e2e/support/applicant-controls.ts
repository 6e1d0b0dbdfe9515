import type { Language } from '@tamarack/core/language';
import type { Locator, Page } from 'playwright-core';
import type { Stack } from '../../support/stack';
import { waitUntil } from '../../support/wait-until';
import { loadTexts } from './texts';

export interface ApplicantOptions {
  readonly page: Page;
  readonly stack: Stack;
  readonly language?: Language;
  /** E.164. Default: one that nobody used before. */
  readonly phone?: string;
  readonly sin?: string;
  readonly last?: string;
  readonly province?: string;
  readonly postal?: string;
  /** Where the flow is, if not in a dialog. */
  readonly place?: Locator;
  /** User of the test bank. */
  readonly bankUser?: string;
  /** Of the shop's cart, in dollars. Default: that of one product. */
  readonly cartTotal?: number;
  /** Called on each screen once it is there, before anything is done on it. */
  readonly onScreen?: (screen: string) => Promise<void>;
}

let phoneCount = 0;

/** A mobile number of Toronto that no other test of this run uses. */
function createPhone(): string {
  phoneCount += 1;
  return `+1416${String(2_000_000 + ((process.pid * 131 + phoneCount * 7919) % 7_000_000))}`;
}

/** Who the applicant is, and what they see and press in the dialog, by the keys of the texts. */
export function createControls(options: ApplicantOptions) {
  const { page, language = 'en', onScreen = async () => {} } = options;
  const phone = options.phone ?? createPhone();
  const email = `owner${phone.slice(-7)}@example.ca`;
  const t = loadTexts(language);
  const person = {
    phone,
    mail: email,
    /** As the page may show it. */
    maskedMail: `${email.slice(0, 1)}•••@example.ca`,
    first: 'Marie',
    last: options.last ?? 'Tremblay',
    sin: options.sin ?? '046454286',
  };
  const dialog = options.place ?? page.getByRole('dialog').first();
  const button = (key: string): Locator => dialog.getByRole('button', { name: t(key), exact: true }).last();
  const field = (key: string): Locator => dialog.getByLabel(t(key), { exact: true });
  /** The frame of the screen; a passkey has one beside it. */
  const secureFrame = page.frameLocator('iframe[src*="/frames/"]:not([src*="/frames/passkey"])');
  /** By the label's text, or by the accessible name, where the label hides a part. */
  const secureField = (key: string): Locator =>
    secureFrame
      .getByLabel(t(key), { exact: true })
      .or(secureFrame.getByRole('textbox', { name: t(key), exact: true }));
  const press = (key: string): Promise<void> => button(key).click();

  const waitForScreen = (key: string): Promise<void> =>
    dialog.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor();
  const arrive = async (key: string, screen = key): Promise<void> => {
    await waitForScreen(key);
    await onScreen(screen);
  };
  /** The shop knows what stands in the field. */
  const waitUntilFilled = (control: Locator): Promise<string> =>
    waitUntil(
      () => control.inputValue(),
      (value) => value !== '',
    );

  /** A number that was sent a code moments ago has to wait for the next. */
  const sendCode = async (key: string, title = 'verify.verifyPhone.codeTitle'): Promise<void> => {
    const code = dialog.getByRole('heading', { level: 1, name: t(title), exact: true });
    for (let attempts = 0; attempts < 20; attempts++) {
      // a button that is gone has sent one
      await button(key)
        .click({ timeout: 4000 })
        .catch(() => undefined);
      const sent = await code.waitFor({ timeout: 4000 }).then(
        () => true,
        () => false,
      );
      if (sent) return;
    }
  };

  return {
    person,
    dialog,
    t,
    button,
    field,
    secureFrame,
    secureField,
    press,
    waitForScreen,
    arrive,
    waitUntilFilled,
    sendCode,
  };
}

export type Controls = ReturnType<typeof createControls>;
