import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { firefox } from 'playwright-core';
import { describe, onTestFinished, test } from 'vitest';
import { waitForCode } from '../../e2e/support/outbox';
import { type Stack, startStack } from '../../support/stack';
import { createTally } from '../../support/tally/tally';
import { startHostileSite } from './hostile-site';
import { type Visit, visitHostilePage } from './open-hostile-page';
import { countSeeing, describeLeak, leastSeeing, searchLoot } from './search-loot';
import { ways } from './ways/all-ways';

const findProgram = (...names: readonly string[]): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => fs.existsSync(file));

describe('hostile page in other browsers', () => {
  test('Firefox: scripts that read along, to the verified email', async (context) => {
    const program = findProgram('firefox', 'firefox-esr');
    if (program === undefined) return context.skip('Firefox is not installed');
    const tally = createTally(context);
    let stack: Stack;
    const site = await startHostileSite(() => stack, ways);
    onTestFinished(site.close);
    const started = await startStack({ origins: [site.origin] });
    onTestFinished(started.stop);
    stack = started.stack;
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
      env: { ...process.env, FIREFOX_PATH: program },
    });
    onTestFinished(() => browser.close());
    const visit = await visitHostilePage({ browser, stack, site }, { place: 'dialog', policy: 'lax' });
    await walkToVerifiedEmail(visit, stack);
    const loot = await searchLoot(visit);
    const tried = ways.filter(({ from }) => from !== 'opener');
    for (const kind of visit.kinds) for (const { name } of tried) tally.count(describeLeak(loot, kind, name));
    tally.count(visit.kinds.size > 0 ? null : 'no frame was shown');
    const seeing = countSeeing(loot);
    tally.count(seeing >= leastSeeing ? null : `only ${seeing} ways read the page’s own fields`);
    tally.note(
      `Firefox ${browser.version()}; ${seeing} ways read the page’s own fields, ${loot.failed.length} do not exist there`,
    );
    tally.end();
  });
});

async function walkToVerifiedEmail({ person }: Visit, stack: Stack): Promise<void> {
  await person.from('welcome', 'phoneCode');
  await person.arrive('verify.verifyPhone.codeTitle');
  await enterCode(person, await waitForCode(stack.api, person.phone));
  await person.arrive('verify.verifyEmail.title');
  await person.field('verify.verifyEmail.label').fill(person.mail);
  await person.press('verify.verifyEmail.send');
  await person.arrive('verify.verifyEmail.codeTitle');
  await enterCode(person, await waitForCode(stack.api, person.mail));
  await person.arrive('verify.verifyEmail.verifiedTitle');
}

/**
 * The driver's keys do not reach a frame of another site, and what it fills in passes through the page's own scripts: the
 * code is put together within the frame.
 */
async function enterCode({ secureField }: Visit['person'], code: string): Promise<void> {
  const disguise = 7_000_000;
  await secureField('verify.code.label').evaluate(
    (field, { disguised, offset }) => {
      (field as HTMLInputElement).value = String(disguised - offset).padStart(6, '0');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    { disguised: Number(code) + disguise, offset: disguise },
  );
}
