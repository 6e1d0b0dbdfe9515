import type { Page } from 'playwright-core';
import { waitUntil } from '../../support/wait-until';
import type { Controls } from './applicant-controls';

/** Signing in the secure frame, which counts what was in view. */
export function createSigning(page: Page, { person, t, secureFrame, secureField, arrive }: Controls) {
  const acceptBox = secureFrame.getByRole('checkbox', { name: t('offer.signAgreement.accept'), exact: true });
  const signButton = secureFrame.getByRole('button', { name: t('offer.signAgreement.submit'), exact: true });

  const signing = {
    /** With the moments that a person takes: the frame counts what was in view for half a second. */
    async sign(): Promise<void> {
      await acceptBox.waitFor();
      await arrive('offer.signAgreement.title');
      await acceptBox.scrollIntoViewIfNeeded();
      await page.waitForTimeout(500);
      await acceptBox.check();
      const name = secureField('offer.signAgreement.name');
      await name.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await name.fill(`${person.first} ${person.last}`);
      await signButton.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await signing.pressToSign(
        () => signButton.click(),
        () => acceptBox.check(),
      );
    },
    acceptBox,
    signButton,
    /** On a loaded machine the browser reports late what is in view: does what the frame then asks for. */
    async pressToSign(press: () => Promise<void>, tick: () => Promise<void>): Promise<void> {
      const refusal = secureFrame.getByText(t('offer.signAgreement.covered')).first();
      const isAccepted = async (): Promise<boolean> => {
        await press();
        if (await refusal.isHidden()) return true;
        await acceptBox.scrollIntoViewIfNeeded();
        await page.waitForTimeout(800);
        if (!(await acceptBox.isChecked())) await tick();
        for (const part of [acceptBox, secureField('offer.signAgreement.name'), signButton]) {
          await part.scrollIntoViewIfNeeded();
          await page.waitForTimeout(800);
        }
        return false;
      };
      // what a browser could not do in time is done again
      await waitUntil(() => isAccepted().catch(() => false), Boolean);
    },
  };
  return signing;
}
