import { afterAll, beforeAll, describe, onTestFinished, type TestContext, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack';
import { suiteOptions } from '../../support/tally/suite-options';
import { createTally } from '../../support/tally/tally';
import type { Driver } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import * as steps from './drivers/remote-steps';
import { type RemoteVisit, visitRemotely } from './drivers/visit-remotely';
import { startWebKit } from './drivers/webkit';
import { type HostileSite, startHostileSite } from './hostile-site';
import { countSeeing, describeLeak, leastSeeing, searchLoot } from './search-loot';
import { sinAskedAgain } from './secrets';
import { ways } from './ways/all-ways';

const browsers = ['Firefox', 'WebKit'] as const;
type BrowserName = (typeof browsers)[number];

const starts: Readonly<Record<BrowserName, () => Promise<Driver | null>>> = {
  Firefox: startFirefox,
  WebKit: startWebKit,
};

interface Walk {
  readonly path: string;
  readonly steps: readonly steps.RemoteStep[];
  readonly sin?: string;
}

interface PlacedWalk extends Walk {
  readonly browser: BrowserName;
  readonly place: string;
  readonly isSameSite: boolean;
}

const { walkToCode, verify, apply, connectBank, fillInSignature, pressToSign } = steps;
const { submitCheque, enterSinAgain, continueInWindow, coverFrame } = steps;

const walks: readonly Walk[] = [
  { path: 'whole', steps: [walkToCode, verify, apply, connectBank, fillInSignature, pressToSign] },
  { path: 'cheque', steps: [walkToCode, verify, apply, submitCheque] },
  { path: 'sin', steps: [walkToCode, verify, apply, connectBank, enterSinAgain], sin: sinAskedAgain },
];

/** The dialog on the API's own site: on another one, WebKitGTK keeps no cookie of the frames. */
const inDialog = browsers.flatMap((browser) =>
  walks.map((walk): PlacedWalk => ({ ...walk, browser, place: 'dialog', isSameSite: browser === 'WebKit' })),
);

const all: readonly PlacedWalk[] = [
  ...inDialog,
  {
    browser: 'WebKit',
    place: 'window that the dialog offers on another site',
    path: 'whole',
    steps: [walkToCode, continueInWindow, verify, apply, connectBank, fillInSignature, pressToSign],
    isSameSite: false,
  },
];

describe.skipIf(!suiteOptions.full)('hostile page in other browsers', () => {
  let stack: Stack;
  let site: HostileSite;
  let stop = async (): Promise<void> => {};
  beforeAll(async () => {
    site = await startHostileSite(() => stack, ways);
    const started = await startStack({ origins: [site.origin, toSameSite(site).origin] });
    stack = started.stack;
    stop = async () => {
      site.close();
      await started.stop();
    };
  });
  afterAll(() => stop());

  /** Null, and the test is skipped, where the browser is not there. */
  const visit = async (
    context: TestContext,
    { browser, isSameSite, sin }: Pick<PlacedWalk, 'browser' | 'isSameSite' | 'sin'>,
  ): Promise<RemoteVisit | null> => {
    const driver = await starts[browser]();
    if (driver === null) return context.skip(`${browser} is not installed`);
    onTestFinished(() => driver.close());
    return visitRemotely({ driver, stack, site: isSameSite ? toSameSite(site) : site }, { sin });
  };

  test.for(
    all.map((walk) => [`${walk.browser}: in the ${walk.place}, ${walk.path} path`, walk] as const),
  )('%s', async ([, walk], context) => {
    const visited = await visit(context, walk);
    if (visited === null) return;
    const tally = createTally(context);
    const { person, searched } = visited;
    const { driver } = person.page;
    const [merchant = ''] = await driver.listWindows();
    for (const step of walk.steps) await step(person);
    await driver.enterWindow(merchant);
    if (walk.path === 'whole') await person.page.waitUntil('the outcome', isApproved);
    await driver.leaveFrames();
    const loot = await searchLoot(searched);
    const isInWindow = walk.steps.includes(continueInWindow);
    const tried = ways.filter(({ from }) => from !== 'opener' || isInWindow);
    for (const kind of person.kinds)
      for (const { name } of tried) tally.count(describeLeak(loot, kind, name));
    tally.count(loot.cookies > 0 ? null : 'the browser kept no cookie of the frames');
    const seeing = countSeeing(loot);
    tally.count(seeing >= leastSeeing ? null : `only ${seeing} ways read the page’s own fields`);
    tally.note(
      `${driver.name}; frames: ${[...person.kinds].join(', ')}; ${seeing} ways read the page’s own fields, ` +
        `${loot.failed.length} do not exist there`,
    );
    tally.end();
  });

  test.for(
    browsers,
  )('%s: a cover over the signing frame that lets presses through', async (browser, context) => {
    const visited = await visit(context, { browser, isSameSite: browser === 'WebKit' });
    if (visited === null) return;
    const tally = createTally(context);
    const { person } = visited;
    for (const step of [walkToCode, verify, apply, connectBank, fillInSignature, coverFrame])
      await step(person);
    const signed = await pressToSign(person).then(
      () => person.page.waitUntil('the outcome', isApproved).then(() => true),
      () => false,
    );
    tally.count(signed ? 'a press that the page covered signed' : null);
    tally.note(person.page.driver.name);
    tally.end(
      'the browser does not tell a frame what covers it; the customer has ticked the box and typed their name',
    );
  });
});

const isApproved = (): boolean => document.title === 'approved';

/** The same pages on the API's own site, on another origin. */
const toSameSite = (site: HostileSite): HostileSite => {
  const origin = site.origin.replace('127.0.0.1', 'localhost');
  return { ...site, origin, buildUrl: (policy) => `${origin}/?policy=${policy}` };
};
