import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest';
import { startFirefox } from '../attack/page/drivers/firefox';
import { createRemotePage } from '../attack/page/drivers/remote-page';
import { createRemotePerson, type RemotePerson } from '../attack/page/drivers/remote-person';
import { apply, connectBank, verify, walkToCode } from '../attack/page/drivers/remote-steps';
import { type Stack, startStack } from '../support/stack';

let stack: Stack;
let stop = async (): Promise<void> => {};
beforeAll(async () => {
  ({ stack, stop } = await startStack());
});
afterAll(() => stop());

/** At the offer to connect a bank, on a merchant's page with these headers. */
async function walkToBank(context: TestContext, query: string): Promise<RemotePerson> {
  const driver = await startFirefox();
  if (driver === null) return context.skip('Firefox is not installed');
  onTestFinished(() => driver.close());
  await driver.open(`${stack.bare}/${query}`);
  const page = createRemotePage(driver);
  await page.waitUntil('the loader', () => 'run' in (window.Tamarack ?? {}));
  await driver.evaluate(() => {
    const tamarack = Reflect.get(window, 'Tamarack') as {
      checkout(options: object): void;
      run(): Promise<unknown>;
    };
    tamarack.checkout({ cartTotal: 8418.5, language: 'en', platform: { renderType: 'Modal' } });
    void tamarack.run();
  });
  const person = createRemotePerson({ page, stack });
  for (const step of [walkToCode, verify, apply]) await step(person);
  return person;
}

describe('the bank in Firefox', () => {
  // Firefox has no frames without credentials
  test.for([
    ['?policy&require-corp', false],
    ['?policy&require-corp&isolated', true],
    ['?credentialless', false],
  ] as const)('a page with an embedder policy blocks it: the screen says so, and statements do instead: %s', async ([
    query,
    isIsolated,
  ], context) => {
    const { page, press, arrive, t } = await walkToBank(context, query);
    expect(await page.driver.evaluate(() => crossOriginIsolated)).toBe(isIsolated);
    await press('bank.valueProposition.connect');
    await arrive('bank.trouble.blockedTitle');
    await page.waitFor({ text: t('bank.trouble.blockedBody') });
    expect(await page.isShown({ button: t('bank.trouble.again') })).toBe(true);
    await press('bank.upload.action');
    await arrive('documents.statements.title');
  });

  test('connects on a page that allows frames of our origin alone', async (context) => {
    const person = await walkToBank(context, '?policy');
    await connectBank(person);
    await person.arrive('offer.qualification.titleInstant');
  });
});
