import type { FrameLocator, Page } from 'playwright-core';
import { type Applicant, createApplicant } from '../../../e2e/support/applicant';
import type { Lab } from '../lab';
import { openContext } from '../open-hostile-page';

/** A person before the agreement, in the dialog of a page that plays tricks. */
export interface Signer {
  readonly page: Page;
  readonly person: Applicant;
  readonly frame: FrameLocator;
  /** Signatures that the API accepted. */
  countSignatures(): number;
  /** Presses that the frame refused because it was not seen. */
  isRefused(): Promise<boolean>;
  /** Opens the agreement anew. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Where the sign button is on the page. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page, with the frame and what is around it. */
export type Play = (stage: {
  readonly frame: HTMLIFrameElement;
  readonly dialog: HTMLElement;
  readonly button: Spot;
  readonly name: Spot;
}) => void;

export async function openSigner({ browser, stack, plain }: Lab): Promise<Signer> {
  const context = await openContext(browser);
  const page = await context.newPage();
  let signatures = 0;
  context.on('response', (response) => {
    if (response.url().endsWith('/v1/agreement/sign') && response.ok()) signatures++;
  });
  const person = createApplicant({ page, stack });
  const frame = page.frameLocator('iframe[src*="/frames/agreement"]');
  const open = async (): Promise<void> => {
    await page.goto(plain.buildUrl('lax'));
    await page.waitForFunction('window.Tamarack?.run');
  };
  const run = (): Promise<void> =>
    page.evaluate(`
      addEventListener('tamarack-approved', () => { document.title = 'approved'; });
      Tamarack.checkout({ cartTotal: 8418.5, language: 'en' });
      void Tamarack.run();`);
  const arrive = async (): Promise<void> => {
    await person.arrive('offer.signAgreement.title');
    await person.signButton.waitFor();
  };
  await open();
  await person.fastForward('scoring');
  await run();
  await person.from('qualification', 'sign');
  await arrive();
  return {
    page,
    person,
    frame,
    countSignatures: () => signatures,
    isRefused: () => frame.getByText(person.t('offer.signAgreement.covered')).first().isVisible(),
    reopen: async () => {
      await open();
      await run();
      await arrive();
    },
    close: () => context.close(),
  };
}

/** As an honest person does. */
export async function tickAndType({ frame, person }: Signer): Promise<void> {
  await frame.getByRole('checkbox').check();
  await frame
    .getByRole('textbox', { name: person.t('offer.signAgreement.name'), exact: true })
    .fill(`${person.first} ${person.last}`);
  await person.signButton.scrollIntoViewIfNeeded();
}

/** Has the page play its trick. */
export async function play(signer: Signer, trick: Play): Promise<void> {
  const { page, person, frame } = signer;
  const name = frame.getByRole('textbox', { name: person.t('offer.signAgreement.name'), exact: true });
  const [button, field] = [await person.signButton.boundingBox(), await name.boundingBox()];
  if (!button || !field) throw new Error('the button is not there');
  await page.evaluate(`{
    const frame = document.querySelector('[data-tamarack]').shadowRoot.querySelector('iframe');
    const dialog = frame.closest('dialog, [role=dialog]');
    const { left, top, width, height } = frame.getBoundingClientRect();
    // where the button is within the frame, as a share of it
    window.findButton = () => {
      const now = frame.getBoundingClientRect();
      const [x, y] = [${button.x + button.width / 2}, ${button.y + button.height / 2}];
      return [now.left + ((x - left) / width) * now.width, now.top + ((y - top) / height) * now.height];
    };
    (${trick.toString()})({ frame, dialog, button: ${JSON.stringify(button)}, name: ${JSON.stringify(field)} });
  }`);
}

/** Presses where the sign button is now. */
export async function pressButton({ page }: Signer): Promise<void> {
  const [x = 0, y = 0] = await page.evaluate<number[]>('window.findButton()');
  await page.mouse.click(x, y);
}
