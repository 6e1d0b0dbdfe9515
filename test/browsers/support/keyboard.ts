import { keys } from '../../attack/page/drivers/driver';
import type { Target } from '../../attack/page/drivers/remote-page';
import type { RemotePerson } from '../../attack/page/drivers/remote-person';
import { waitForCode } from '../../e2e/support/outbox';
import { getStack } from '../../e2e/support/stack';

/** As long as a person looks at what they sign. */
const lookMs = 900;

const look = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, lookMs));

/** What a person does without a pointer. */
export function createKeyboard({ page, t, first, last }: RemotePerson) {
  const pressOn = async (target: Target, key: string): Promise<void> => {
    await page.walkTo(target);
    await page.pressKeys(key);
  };
  const type = (key: string, text: string): Promise<void> => pressOn({ field: t(key) }, text);
  const accepted = { selector: '[name=accepted]' };
  return {
    pressOn,
    type,
    press: (key: string): Promise<void> => pressOn({ button: t(key) }, keys.enter),
    /** Into a secure frame, once its fields are there. */
    async typeCode(to: string): Promise<void> {
      const code = await waitForCode(getStack().api, to);
      await page.waitFor({ field: t('verify.code.label') }, 'code');
      await type('verify.code.label', code);
    },
    /** Chooses the first of the suggestions for a text. */
    async chooseSuggestion(key: string, text: string): Promise<void> {
      await type(key, text);
      await page.waitFor({ selector: '[role=option]' });
      await page.pressKeys(keys.down + keys.enter);
    },
    /** A press counts once everything was in view for a moment; until then the frame asks for the tick or another press. */
    async sign(): Promise<void> {
      const button = { button: t('offer.signAgreement.submit') };
      await page.waitFor(accepted, 'agreement');
      for (let presses = 0; presses < 6; presses++) {
        if (!(await page.isShown({ selector: '[name=accepted]:checked' }, 'agreement'))) {
          await page.walkTo(accepted);
          await look();
          await page.pressKeys(keys.space);
        }
        await page.walkTo({ field: t('offer.signAgreement.name') });
        await look();
        if (presses === 0) await page.pressKeys(`${first} ${last}`);
        await page.walkTo(button);
        await look();
        await page.pressKeys(keys.enter);
        await look();
        if (!(await page.isShown(button, 'agreement').catch(() => false))) return;
      }
      throw new Error('the agreement could not be signed');
    },
  };
}
