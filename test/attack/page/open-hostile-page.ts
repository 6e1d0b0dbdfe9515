import type { FrameKind } from '@tamarack/core/protocol/frames';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { type Applicant, createApplicant } from '../../e2e/support/applicant';
import { viewports } from '../../e2e/support/browser';
import { listMessages } from '../../e2e/support/outbox';
import type { Stack } from '../../support/stack';
import type { HostileSite, Policy } from './hostile-site';

export type Place = 'dialog' | 'window';

/** An applicant at a hostile merchant's page. */
export interface Visit {
  readonly context: BrowserContext;
  /** The merchant's page with its scripts. */
  readonly merchant: Page;
  readonly person: Applicant;
  /** Frames that were shown so far. */
  readonly kinds: ReadonlySet<FrameKind>;
  /** Codes that were sent to the applicant. */
  listCodes(): Promise<readonly string[]>;
  /** Values of the frames' cookie. */
  listFrameCookies(): Promise<readonly string[]>;
}

/** A browser that keeps no other site's cookies but partitioned ones. */
export const hostileBrowserArgs: readonly string[] = ['--test-third-party-cookie-phaseout'];

/** Opens the page, and presses its button: the checkout is in its dialog, or in the provider's window. */
export async function visitHostilePage(
  { browser, site, stack }: { readonly browser: Browser; readonly site: HostileSite; readonly stack: Stack },
  { place, policy, sin }: { readonly place: Place; readonly policy: Policy; readonly sin?: string },
): Promise<Visit> {
  const context = await openContext(browser);
  const kinds = new Set<FrameKind>();
  const watch = (page: Page): void =>
    void page.on('framenavigated', (frame) => {
      const kind = /\/frames\/([\w-]+)\?/.exec(frame.url())?.[1];
      if (kind !== undefined) kinds.add(kind as FrameKind);
    });
  context.on('page', watch);
  const merchant = await context.newPage();
  typeWithKeys(merchant);
  await merchant.goto(site.buildUrl(policy));
  await merchant.waitForFunction(
    () =>
      navigator.serviceWorker.controller &&
      window.Tamarack &&
      'run' in window.Tamarack &&
      window.loot !== undefined,
  );
  const renderType = place === 'dialog' ? 'Modal' : 'Standalone';
  const [page] = await Promise.all([
    place === 'dialog' ? merchant : merchant.waitForEvent('popup'),
    merchant.evaluate(`
      addEventListener('tamarack-approved', () => { document.title = 'approved'; });
      Tamarack.checkout({ cartTotal: 8418.5, language: 'en', platform: { renderType: '${renderType}' } });
      void Tamarack.run();`),
  ]);
  const person = createApplicant({ page, stack, ...(sin !== undefined && { sin }) });
  const listSent = async (to: string): Promise<string[]> =>
    (await listMessages(stack.api, to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  return {
    context,
    merchant,
    person,
    kinds,
    listCodes: async () => [...(await listSent(person.phone)), ...(await listSent(person.mail))],
    listFrameCookies: async () =>
      (await context.cookies()).filter(({ name }) => name.endsWith('_frame')).map(({ value }) => value),
  };
}

/** A browser of its own for one person. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: viewports.desktop,
    locale: 'en-CA',
    reducedMotion: 'reduce',
  });
  // a loaded machine renders late
  context.setDefaultTimeout(90_000);
  return context;
}

/** Fields are filled key by key: a page reads key events. */
function typeWithKeys(page: Page): void {
  const prototype = Object.getPrototypeOf(page.locator('body')) as Locator;
  prototype.fill = async function (this: Locator, text: string) {
    await this.focus();
    await this.pressSequentially(text);
  };
}
