import type { Browser, CDPSession } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import { createApplicant } from '../test/e2e/support/applicant';
import { buyByLookup } from '../test/e2e/support/lookups';
import { type Stack, startStack } from '../test/support/stack';
import { countTraffic } from './first/count-traffic';
import { type Profile, profiles, slowDown } from './first/profiles';
import { stopCapturingStacks } from './first/stop-capturing-stacks';
import type { Report } from './report';
import { formatReport, type Walked } from './whole-application/format-report';
import { setHumanPace } from './whole-application/human-pace';
import { traceTasks } from './whole-application/trace-tasks';
import { watchPage } from './whole-application/watch-page';

/** As long as the screen of scoring may be read. Milliseconds. */
const scoringStage = 1000;

/** A whole application on the shortest path, at the speed of a person, on a slow phone: what it downloads, and how soon each press shows. */
export async function benchWholeApplication(): Promise<Report> {
  const { stack, stop } = await startStack({ env: { SCORING_STAGE_MS: String(scoringStage) } });
  const browser = await launchBrowser({
    // one process for the page and its frames, as on a phone: the slower processor and network are those of all of them
    args: ['--disable-site-isolation-trials'],
  });
  try {
    const walked: Walked[] = [];
    for (const profile of profiles) walked.push(await walk(browser, stack, profile));
    return formatReport(walked);
  } finally {
    await browser.close();
    await stop();
  }
}

async function walk(browser: Browser, stack: Stack, profile: Profile): Promise<Walked> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-CA' });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (named) => named');
  const watched = await watchPage(page);
  const cdp: CDPSession = await context.newCDPSession(page);
  await stopCapturingStacks(page);
  await slowDown(cdp, profile);
  const traffic = countTraffic(cdp, stack.api);
  const readTasks = await traceTasks(browser);
  const undo = setHumanPace(page);
  try {
    const person = createApplicant({ page, stack });
    await buyByLookup(person);
    await person.waitForScreen('final.title');
    const doneAt = Date.now();
    // what the last press still changes
    await page.waitForTimeout(1000);
    const { presses, shifts } = watched;
    const tasks = await readTasks(page);
    return { profile, doneAt, readyAt: watched.readyAt(), traffic, presses, tasks, shifts };
  } finally {
    undo();
    await context.close();
  }
}
