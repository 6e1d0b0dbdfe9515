import { type FrameKind, frameKinds } from '@tamarack/core/protocol/frames';
import type { Frame, Page } from 'playwright-core';
import { issueTicket, type Lab, openBarePage, type PlaceOptions, placeFrame, readReceived } from './lab';

type Target = Page | Frame;

/** Longer than a document takes to announce itself, and to answer. */
const silenceMs = 800;
const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, silenceMs));

/** Places frames where they may not be, or with less than they need; each failure says what they did. */
export async function placeElsewhere(lab: Lab): Promise<readonly (string | null)[]> {
  const { stack, site, foreign } = lab;
  const bare = await openBarePage(lab);
  const { checkoutId } = bare.session;
  const open = async (url: string): Promise<Page> => {
    const page = await bare.context.newPage();
    await page.goto(url);
    return page;
  };
  /** A frame of another page within a page. */
  const nest = async (outer: Page, url: string): Promise<Frame> => {
    await outer.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }));
    }, url);
    const inner = await outer.waitForSelector('iframe').then((element) => element.contentFrame());
    if (!inner) throw new Error('the inner page did not load');
    await inner.waitForLoadState();
    return inner;
  };
  const empty = (origin: string): string => `${origin}/empty`;

  /** Pages that no frame may come alive in. */
  const silent: Readonly<
    Record<string, (kind: FrameKind) => Promise<readonly [Target, Partial<PlaceOptions>]>>
  > = {
    'a page of another origin': async () => [await open(empty(foreign.origin)), {}],
    'an object of another origin’s page': async () => [
      await open(empty(foreign.origin)),
      { element: 'object' },
    ],
    'an embed of another origin’s page': async () => [
      await open(empty(foreign.origin)),
      { element: 'embed' },
    ],
    'a registered page within another origin’s': async () => [
      await nest(await open(empty(foreign.origin)), empty(site.origin)),
      {},
    ],
    'another origin’s page within a registered one': async () => [
      await nest(await open(empty(site.origin)), empty(foreign.origin)),
      {},
    ],
    'a page of the API’s site, on another port': async () => [
      await open(empty(foreign.origin.replace('127.0.0.1', 'localhost'))),
      {},
    ],
    'a checkout that does not exist': async () => [
      await open(empty(site.origin)),
      { checkoutId: '0190f5d0-0000-7000-8000-000000000000' },
    ],
  };

  const results: (string | null)[] = [];
  for (const kind of frameKinds)
    await Promise.all(
      Object.entries(silent).map(async ([name, prepare]) => {
        const [target, options] = await prepare(kind);
        await placeFrame(target, { stack, kind, checkoutId, ...options });
        await wait();
        const { ready } = await readReceived(target);
        results.push(ready.length === 0 ? null : `${kind} came alive in ${name}`);
      }),
    );

  // a frame that runs, but without the origin that its cookie and its calls need
  for (const kind of frameKinds)
    for (const sandbox of ['allow-scripts', 'allow-scripts allow-forms allow-popups allow-top-navigation']) {
      const page = await open(empty(site.origin));
      const ticket = await issueTicket(stack, site.origin, bare.headers);
      const asked: number[] = [];
      page.on('response', (response) => {
        if (response.url().includes('/v1/')) asked.push(response.status());
      });
      await placeFrame(page, { stack, kind, checkoutId, sandbox, ticket });
      await wait();
      const { ready, ports } = await readReceived(page);
      const isBound = asked.some((status) => status < 400) || ready.includes(stack.api);
      results.push(isBound ? `${kind} is bound in a frame with sandbox="${sandbox}"` : null);
      results.push(/"ok":true/.test(JSON.stringify(ports)) ? `${kind} submits in a sandbox` : null);
    }
  await bare.context.close();
  return results;
}

/** Ports that scripts hand to a frame of their own page; each failure says what they heard. */
export async function handOverPorts(lab: Lab): Promise<readonly (string | null)[]> {
  const { stack, site } = lab;
  const { context, page, session, headers } = await openBarePage(lab);
  const results: (string | null)[] = [];
  for (const kind of frameKinds) {
    await page.goto(`${site.origin}/empty`);
    const ticket = await issueTicket(stack, site.origin, headers);
    await placeFrame(page, { stack, kind, checkoutId: session.checkoutId, ticket, ports: 2 });
    const frame = page.frameLocator('iframe');
    await page.waitForFunction('window.heard.ports.length === 2');
    await page.waitForTimeout(silenceMs);
    for (const field of await frame.locator('input:not([type=checkbox]):not([type=radio])').all()) {
      await field.focus();
      await field.pressSequentially('135792');
    }
    await page.waitForTimeout(silenceMs / 4);
    const [first = [], second = []] = (await readReceived(page)).ports;
    const values = first.filter((message) => /1.?3.?5.?7/.test(JSON.stringify(message)));
    results.push(first.length > 0 ? null : `${kind} says nothing: its port was not tried`);
    results.push(values.length === 0 ? null : `${kind} tells values: ${JSON.stringify(values)}`);
    results.push(second.length === 0 ? null : `${kind} listens to a second port: ${JSON.stringify(second)}`);
    // asked for a value in messages that it does not know
    await page.evaluate(() => {
      const port = Reflect.get(window, 'port0') as MessagePort;
      for (const type of ['value', 'read', 'getValue', '__proto__', 'constructor', 'state'])
        port.postMessage({ type, id: 1, selector: 'input' });
      for (const junk of [null, 7, 'submit', [], { type: null }]) port.postMessage(junk);
    });
    await page.waitForTimeout(silenceMs / 4);
    const after = JSON.stringify((await readReceived(page)).ports);
    results.push(/1.?3.?5.?7/.test(after) ? `${kind} answers with a value` : null);
  }
  await context.close();
  return results;
}
