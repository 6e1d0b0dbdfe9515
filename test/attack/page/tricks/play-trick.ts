import type { FrameLocator, Page } from 'playwright-core';
import { type Applicant, createApplicant } from '../../../e2e/support/applicant';
import type { Lab } from '../lab';
import { openContext } from '../open-hostile-page';

/** A person before the agreement, in the dialog of a page that plays tricks. */
export interface Signer {
  readonly page: Page;
  readonly person: Applicant;
  readonly frame: FrameLocator;
  /** Attempts to sign, which are held back: the next trick can be played. */
  countAttempts(): number;
  /** From now on the API gets them. */
  allowSigning(): Promise<void>;
  /** Waits for the outcome of a press; true if the frame refused it because it was not seen. */
  waitForOutcome(): Promise<boolean>;
  /** As if the frame had refused nothing so far. */
  hideRefusal(): Promise<void>;
  /** Opens the agreement anew, with nothing ticked and typed. */
  reopen(): Promise<void>;
  close(): Promise<void>;
}

/** Longer than a press takes to become a request. */
const outcomeMs = 500;

/** Where the sign button is on the page. */
interface Spot {
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
  let attempts = 0;
  const address = '**/v1/agreement/sign';
  await context.route(address, (route) => {
    attempts++;
    return route.abort();
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
    countAttempts: () => attempts,
    allowSigning: () => context.unroute(address),
    waitForOutcome: async () => {
      const before = attempts;
      for (let waited = 0; waited < outcomeMs && attempts === before; waited += 50) {
        if (await frame.locator('[data-part=covered]').isVisible()) return true;
        await page.waitForTimeout(50);
      }
      return false;
    },
    hideRefusal: async () => {
      await frame.locator('[data-part=covered]').evaluate((node: HTMLElement) => {
        node.hidden = true;
      });
      await person.signButton.scrollIntoViewIfNeeded();
      await page.waitForTimeout(150);
    },
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

/** Has the page play its trick; `window.undo` ends it, with what the trick left as `window.cleanUp`. */
export async function play(signer: Signer, trick: Play): Promise<void> {
  const { page, person, frame } = signer;
  const name = frame.getByRole('textbox', { name: person.t('offer.signAgreement.name'), exact: true });
  const [button, field] = [await person.signButton.boundingBox(), await name.boundingBox()];
  if (!button || !field) throw new Error('the button is not there');
  await page.evaluate(`{
    const frame = document.querySelector('[data-tamarack]').shadowRoot.querySelector('iframe');
    const dialog = frame.closest('dialog, [role=dialog]');
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [shown, around, children] = [frame.style.cssText, dialog.style.cssText, [...dialog.children]];
    window.undo = () => {
      window.cleanUp?.();
      delete window.cleanUp;
      frame.style.cssText = shown;
      dialog.style.cssText = around;
      for (const child of [...dialog.children]) if (!children.includes(child)) child.remove();
    };
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
