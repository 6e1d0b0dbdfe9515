import type { Language } from '@tamarack/core/language';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../examples/browser.mjs';
import { createApplicant } from '../test/e2e/support/applicant';
import { viewports } from '../test/e2e/support/browser';
import { watchEffort } from '../test/e2e/support/effort';
import { type Stack, startStack } from '../test/support/stack';
import { formatReport, type Walked } from './person/format-report';
import { type Journey, journeys } from './person/journeys';
import type { Report } from './report';

interface Variant {
  readonly language: Language;
  readonly size: keyof typeof viewports;
}

const variants: readonly Variant[] = [
  { language: 'en', size: 'phone' },
  { language: 'en', size: 'desktop' },
  { language: 'fr', size: 'phone' },
  { language: 'fr', size: 'desktop' },
];

/** Long enough for the screen of scoring to be read. Milliseconds. */
const scoringStage = 1500;

/** What each journey asks of a person, and how long it takes at human speed. */
export async function benchPerson(): Promise<Report> {
  const { stack, stop } = await startStack({ env: { SCORING_STAGE_MS: String(scoringStage) } });
  const browser = await launchBrowser();
  try {
    // who was sent a code has to wait for the next: those who return come last
    const customers = await Promise.all(variants.map(() => becomeCustomer(browser, stack)));
    const walked: Walked[] = [];
    for (const journey of journeys)
      walked.push(
        ...(await Promise.all(
          variants.map((variant, index) => walk(browser, stack, journey, variant, customers[index])),
        )),
      );
    return formatReport(walked);
  } finally {
    await browser.close();
    await stop();
  }
}

/** Buys something small. Returns the phone number. */
async function becomeCustomer(browser: Browser, stack: Stack): Promise<string> {
  const page = await openPage(browser, 'desktop');
  const person = createApplicant({ page, stack, cartTotal: 1500 });
  await person.shop();
  await person.fastForward('completed');
  await page.context().close();
  return person.phone;
}

async function walk(
  browser: Browser,
  stack: Stack,
  journey: Journey,
  { language, size }: Variant,
  customer: string | undefined,
): Promise<Walked> {
  const page = await openPage(browser, size);
  const { onScreen, sum } = await watchEffort(page);
  const phone = journey.isReturning ? customer : undefined;
  const person = createApplicant({ page, stack, language, onScreen, ...(phone !== undefined && { phone }) });
  await journey.walk(person, stack).catch((cause: unknown) => {
    throw new Error(`${journey.name}, ${language}, ${size}`, { cause });
  });
  await page.context().close();
  return { journey, language, width: viewports[size].width, effort: sum() };
}

async function openPage(browser: Browser, size: Variant['size']): Promise<Page> {
  const context = await browser.newContext({
    viewport: viewports[size],
    locale: 'en-CA',
    reducedMotion: 'reduce',
  });
  // four at once on a loaded machine
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  // what tsx wraps functions in, to keep their names
  await page.addInitScript('globalThis.__name = (named) => named');
  return page;
}
