import type { Language } from '@tamarack/core/language';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { expectInTree } from './support/accessibility-tree';
import { type Applicant, createApplicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile, type viewports } from './support/browser';
import { getStack } from './support/stack';
import { bankTexts } from './support/texts';

declare global {
  interface Window {
    /** Exposed to the page by `countCompletions`. */
    countCompletion?(): Promise<void>;
  }
}

const open = openBrowserForFile('isolated');

type Size = keyof typeof viewports;

interface BareOptions {
  readonly language: Language;
  readonly size?: Size;
  readonly query?: string;
  /** From the bank step on, the page's policy blocks all frames. */
  readonly blocked?: boolean;
  /** Runs in the page before its scripts. */
  readonly prepare?: () => void;
}

/** At the bank on a merchant's page that has nothing on it but the loader. */
async function onBarePage({
  language,
  size = 'desktop',
  query = '',
  blocked = false,
  prepare = () => {},
}: BareOptions): Promise<Applicant> {
  const page = await open.openPage(await open.openContext(size), blocked ? getStack().api : undefined);
  await page.addInitScript(prepare);
  await page.goto(`${getStack().bare}/${query}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  const person = createApplicant({ page, stack: getStack(), language });
  await person.fastForward('applied');
  if (blocked)
    await page.evaluate(() => {
      const policy = Object.assign(document.createElement('meta'), { content: "frame-src 'none'" });
      policy.httpEquiv = 'Content-Security-Policy';
      document.head.append(policy);
    });
  await page.evaluate((shown) => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout({ cartTotal: 2500, language: shown });
    void tamarack.run();
  }, language);
  await person.from('valueProposition', 'bank');
  return person;
}

async function atBank(language: Language, size: Size): Promise<Applicant> {
  const person = await open.person({ language, size });
  await person.until('valueProposition');
  return person;
}

/** The token of each frame that was opened, in their order. */
function listTokens({ page }: Applicant): string[] {
  const { bank } = getStack();
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = new URL(request.url()).searchParams.get('authorizeToken');
    if (request.url().startsWith(bank) && token !== null) tokens.push(token);
  });
  return tokens;
}

/** How often a bank's login is handed in, counted in our frame: Chromium does not report every request of a frame. */
async function countCompletions({ page }: Applicant): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('countCompletion', () => {
    count += 1;
  });
  const frame = page.frames().find((each) => each.url().includes('/frames/bank?'));
  if (!frame) throw new Error('The bank frame is not there');
  await frame.evaluate(() => {
    const { fetch: send } = window;
    window.fetch = async (...args) => {
      if (String(args[0]).endsWith('/bank/connection/complete')) await window.countCompletion?.();
      return send(...args);
    };
  });
  return () => count;
}

/** The two ways on stand there, and no frame behind them. */
async function waysOn(person: Applicant, again: string): Promise<void> {
  await person.button(again).waitFor();
  await person.button('bank.upload.action').waitFor();
  expect(await person.dialog.locator('iframe').count()).toBe(0);
}

const cases = [
  ['en', 'phone'],
  ['fr', 'desktop'],
] as const;

it.each([
  ['?policy&require-corp&isolated', true],
  ['?policy&require-corp', false],
  ['?credentialless', false],
])('a page’s policy that allows frames of our origin alone is enough for the bank, and the page may be isolated, or require it of its frames: %s', async (query, isIsolated) => {
  const person = await onBarePage({ language: 'en', query });
  expect(await person.page.evaluate(() => crossOriginIsolated)).toBe(isIsolated);
  await person.connectBank('greatday_nomfa');
  await person.arrive('offer.qualification.titleInstant');
});

it('a page that requires a policy of its frames gets through every one of them to the end', async () => {
  const page = await open.openPage(await open.openContext());
  await page.goto(`${getStack().bare}/?policy&require-corp`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  const person = createApplicant({ page, stack: getStack() });
  await page.evaluate(() => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout({ cartTotal: 2500 });
    void tamarack.run().then(({ status }) => {
      document.title = status;
    });
  });
  await person.from('welcome', 'scoring');
  await person.from('qualification', 'end');
  await person.arrive('final.title');
  await page.evaluate(() => (window.Tamarack as Tamarack).close());
  await expect.poll(() => page.title()).toBe('approved');
});

it('where a browser neither reports that nor has frames without credentials, as Firefox, the screen says so within seconds', async () => {
  const person = await onBarePage({
    language: 'en',
    query: '?policy&require-corp',
    prepare: () => {
      Reflect.deleteProperty(window, 'ReportingObserver');
      Reflect.deleteProperty(HTMLIFrameElement.prototype, 'credentialless');
    },
  });
  // before the frame is given up, which says something else
  await person.dialog.getByText(person.t('bank.trouble.blockedTitle')).waitFor({ timeout: 10_000 });
  await waysOn(person, 'bank.trouble.again');
});

it('blocking the bank’s frame by a merchant’s page is reported at once, and leads to the statements', async () => {
  const person = await onBarePage({ language: 'fr', size: 'phone', blocked: true });
  await person.arrive('bank.trouble.blockedTitle');
  await person.dialog.getByText(person.t('bank.trouble.blockedBody')).waitFor();
  await waysOn(person, 'bank.trouble.again');
  await expectNoAxeFindings(person.page, 'blocked');
  await person.press('bank.upload.action');
  await person.arrive('documents.statements.title');
});

describe.each(cases)('a bank’s page that never answers (%s, %s)', (language, size) => {
  it('a bank page that never responds times out; it can be left for the statements, and retrying opens a new one', async () => {
    const person = await atBank(language, size);
    const { page, dialog, t } = person;
    const tokens = listTokens(person);
    const frames = `${getStack().bank}/v2/**`;
    await page.route(frames, () => {});
    await page.clock.install();
    await person.valueProposition();
    await person.arrive('bank.bankingInfo.title');
    await expect.poll(() => tokens.length).toBe(1);
    await page.clock.fastForward(12_000);
    await dialog.getByText(t('bank.bankingInfo.stillConnecting')).waitFor();
    await page.clock.fastForward(9_000);
    await person.arrive('bank.trouble.unreachableTitle');
    await waysOn(person, 'bank.trouble.again');
    await expectNoAxeFindings(page, 'unreachable');
    await person.press('bank.upload.action');
    await person.arrive('documents.statements.title');

    await person.press('documents.statements.connect');
    await expect.poll(() => tokens.length).toBe(2);
    await page.clock.fastForward(21_000);
    await person.arrive('bank.trouble.unreachableTitle');
    await page.unroute(frames);
    await person.press('bank.trouble.again');
    await person.bank().getByRole('button', { name: bankTexts[language].agree }).waitFor();
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(3);
  });
});

describe('messages from outside the bank’s frame', () => {
  const forger = 'http://forger.example';
  const forged = [
    {
      step: 'REDIRECT',
      url: 'https://tamarack.test/?loginId=6f3c7a52-2f0e-4a8b-9d5e-0f1a2b3c4d5e&institution=FlinksCapital',
      institution: 'FlinksCapital',
    },
    { step: 'DENY_CONSENT' },
    { step: 'COMPONENT_CLOSE_SESSION' },
    { flinksCode: 'SESSION_EXPIRED' },
  ];

  it('messages from outside the bank’s frame do nothing, and the bank’s own still connects', async () => {
    const { bank } = getStack();
    const person = await onBarePage({ language: 'en' });
    const { page } = person;
    const posting = `<script>for (const each of ${JSON.stringify(forged)}) parent.postMessage(each, '*');</script>`;
    // another origin, and a frame of the bank's own origin that is not the one we opened
    for (const origin of [forger, bank])
      await page.route(`${origin}/forged`, (route) =>
        route.fulfill({ contentType: 'text/html', body: posting }),
      );
    await person.bank().getByRole('button', { name: bankTexts.en.agree }).waitFor();
    const completions = await countCompletions(person);
    const heard = await page.evaluate(
      ({ messages, origins }) =>
        new Promise<string[]>((resolve) => {
          const from: string[] = [];
          window.addEventListener('message', ({ origin }) => {
            from.push(origin);
            if (from.length === messages.length * (origins.length + 1)) setTimeout(() => resolve(from), 500);
          });
          const root = document.querySelector('[data-tamarack]')?.shadowRoot;
          for (const each of messages) {
            window.postMessage(each, '*');
            root?.querySelector('iframe')?.contentWindow?.postMessage(each, '*');
          }
          for (const origin of origins) {
            const frame = document.createElement('iframe');
            frame.src = `${origin}/forged`;
            document.body.append(frame);
          }
        }),
      { messages: forged, origins: [forger, bank] },
    );
    expect([...new Set(heard)].sort()).toEqual([getStack().bare, bank, forger].sort());
    expect(completions()).toBe(0);
    await person.arrive('bank.bankingInfo.title');
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('body > iframe')) frame.remove();
    });
    await person.connectBank('greatday_nomfa');
    await person.arrive('offer.qualification.titleInstant');
    expect(completions()).toBe(1);
  });
});

describe.each(cases)('leaving the bank’s page (%s, %s)', (language, size) => {
  it('declining and closing are each explained and open a new frame, or lead to the statements', async () => {
    const person = await atBank(language, size);
    const tokens = listTokens(person);
    const say = bankTexts[language];
    const bankButton = (name: string): Locator => person.bank().getByRole('button', { name, exact: true });
    await person.valueProposition();
    await bankButton(say.decline).click();
    await person.arrive('bank.trouble.refusedTitle');
    await waysOn(person, 'bank.trouble.connect');
    await expectNoAxeFindings(person.page, 'refused');

    await person.press('bank.trouble.connect');
    await bankButton(say.close).click();
    await person.arrive('bank.trouble.cancelledTitle');
    await waysOn(person, 'bank.trouble.again');
    await expectNoAxeFindings(person.page, 'cancelled');

    await person.press('bank.trouble.again');
    await bankButton(say.decline).click();
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(3);
    await person.arrive('bank.trouble.refusedTitle');
    await person.press('bank.upload.action');
    await person.arrive('documents.statements.title');
  });
});

it('the link at the bottom disconnects the bank by keyboard, with a confirmation; the offer remains, and can be signed', async () => {
  const person = await open.person({ size: 'phone' });
  const { page, t } = person;
  await person.until('qualification');
  await person.arrive('offer.qualification.titleInstant');
  const action = person.button('bank.disconnect.action');
  const expectFocus = (target: Locator): Promise<void> =>
    expect.poll(() => target.and(page.locator(':focus')).count()).toBe(1);
  await action.focus();
  await page.keyboard.press('Enter');
  await page.getByText(t('bank.disconnect.decided')).waitFor();
  await expectInTree(page, null, [
    {
      role: 'dialog',
      name: t('bank.disconnect.title'),
      description: `${t('bank.disconnect.deleted')} ${t('bank.disconnect.decided')}`,
    },
    { role: 'button', name: t('bank.disconnect.keep') },
    { role: 'button', name: t('bank.disconnect.confirm') },
  ]);
  await expectNoAxeFindings(page, 'disconnect?');
  const keep = page.getByRole('button', { name: t('bank.disconnect.keep'), exact: true });
  const confirm = page.getByRole('button', { name: t('bank.disconnect.confirm'), exact: true });
  await expectFocus(keep);
  await page.keyboard.press('Enter');
  await expectFocus(action);
  await page.keyboard.press('Enter');
  await expectFocus(keep);
  await page.keyboard.press('Tab');
  await expectFocus(confirm);
  await page.keyboard.press('Enter');
  await expectFocus(person.dialog.getByRole('status').filter({ hasText: t('bank.disconnect.done') }));
  await expectNoAxeFindings(person.page, 'disconnected');

  await person.page.reload();
  await person.pay();
  await person.arrive('offer.qualification.titleInstant');
  expect(await person.button('bank.disconnect.action').count()).toBe(0);
  await person.from('qualification', 'end');
  await person.returnToShop();
});
