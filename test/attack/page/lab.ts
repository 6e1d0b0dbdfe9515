import type { FrameKind } from '@tamarack/core/protocol/frames';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../../examples/browser.mjs';
import { type Applicant, createApplicant } from '../../e2e/support/applicant';
import type { OpenedSession } from '../../e2e/support/fast-forward';
import { createDatabase } from '../../support/create-database';
import { type Stack, startStack } from '../../support/stack';
import { type HostileSite, startHostileSite } from './hostile-site';
import { hostileBrowserArgs, openContext } from './open-hostile-page';
import { ways } from './ways/all-ways';

/** What the attacks stand on. */
export interface Lab {
  readonly browser: Browser;
  readonly stack: Stack;
  /** A registered page whose scripts read along. */
  readonly site: HostileSite;
  /** A registered page without them. */
  readonly plain: HostileSite;
  /** A page that no merchant registered. */
  readonly foreign: HostileSite;
}

/** A migrated database of the server, where there is one: it takes less processor time, and no attack is on it. */
async function chooseDatabase(): Promise<{ readonly databaseUrl?: string }> {
  const url = inject('postgresUrl');
  return url === null ? {} : { databaseUrl: await createDatabase(url, 'template_api') };
}

/** The lab of one test file. */
export function openLabForFile(): () => Lab {
  let lab: Lab;
  let stop: (() => unknown)[] = [];
  beforeAll(async () => {
    let stack: Stack;
    const getStack = (): Stack => stack;
    const [site, plain, foreign] = await Promise.all([
      startHostileSite(getStack, ways),
      startHostileSite(getStack, []),
      startHostileSite(getStack, []),
    ]);
    const [started, browser] = await Promise.all([
      startStack({ origins: [site.origin, plain.origin], ...(await chooseDatabase()) }),
      launchBrowser({ args: [...hostileBrowserArgs] }),
    ]);
    stack = started.stack;
    lab = { browser, stack, site, plain, foreign };
    stop = [() => browser.close(), started.stop, site.close, plain.close, foreign.close];
  });
  afterAll(async () => {
    for (const end of stop) await end();
  });
  return () => lab;
}

/** A page of the merchant without the widget: its scripts call the API and place frames by themselves. */
export interface BarePage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly person: Applicant;
  readonly session: OpenedSession;
  /** Headers of the session, as the page sends them. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function openBarePage({ browser, stack, site }: Lab): Promise<BarePage> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await page.goto(`${site.origin}/empty`);
  const session = await page.evaluate(
    async ({ url, merchantKey }) => {
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', merchantKey, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ cartTotal: 8418.5, currency: 'CAD', requestSource: 'tamarackDirectApp' }),
      });
      return (await response.json()) as { readonly sessionToken: string; readonly checkoutId: string };
    },
    { url: `${stack.api}/v1/checkout`, merchantKey: stack.publishableKey },
  );
  const headers = { sessiontoken: session.sessionToken, checkoutid: session.checkoutId };
  return { context, page, person: createApplicant({ page, stack }), session, headers };
}

/** Calls the API with the token of a page, from outside any browser; returns the status and the text. */
export async function callOutside(
  { api }: Stack,
  method: string,
  path: string,
  options: { readonly headers: Readonly<Record<string, string>>; readonly body?: unknown },
): Promise<{ readonly status: number; readonly text: string; readonly cookie: string | null }> {
  const { headers, body } = options;
  const response = await fetch(`${api}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.includes('_frame='));
  return { status: response.status, text: await response.text(), cookie: cookie?.split(';')[0] ?? null };
}

/** A ticket for a session, as a page gets it. */
export async function issueTicket(
  stack: Stack,
  origin: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  const { text } = await callOutside(stack, 'POST', '/v1/frames/ticket', {
    headers: { ...headers, origin },
    body: {},
  });
  return (JSON.parse(text) as { readonly ticket: string }).ticket;
}

export interface PlaceOptions {
  readonly stack: Stack;
  readonly kind: FrameKind;
  readonly checkoutId: string;
  readonly element?: 'iframe' | 'object' | 'embed';
  readonly sandbox?: string;
  /** Sent over the channel. */
  readonly ticket?: string;
  /** Ports handed over, one after another. */
  readonly ports?: number;
}

/** What a page heard of a frame that it placed by itself. */
export interface Heard {
  /** Origins that announced themselves. */
  readonly ready: readonly string[];
  /** Messages of each port. */
  readonly ports: readonly (readonly unknown[])[];
}

/** Has a page place a frame, hand over its ports, and keep what it hears. */
export async function placeFrame(target: Page | Frame, options: PlaceOptions): Promise<void> {
  const { stack, kind, checkoutId, element = 'iframe', sandbox, ticket = null, ports = 1 } = options;
  const url = `${stack.api}/frames/${kind}?checkoutId=${checkoutId}`;
  await target.evaluate(
    (given) => {
      const heard = { ready: [] as string[], ports: [] as unknown[][] };
      Object.assign(window, { heard });
      window.addEventListener('message', ({ data, origin, source }) => {
        if (data !== 'tamarack:frame-ready') return;
        heard.ready.push(origin);
        for (let index = 0; index < given.ports; index++) {
          const { port1, port2 } = new MessageChannel();
          const messages: unknown[] = [];
          heard.ports.push(messages);
          port1.onmessage = (event) => void messages.push(event.data);
          (source as Window).postMessage('tamarack:frame-channel', '*', [port2]);
          if (given.ticket !== null) port1.postMessage({ type: 'start', ticket: given.ticket });
          Object.assign(window, { [`port${index}`]: port1 });
        }
      });
      const node = document.createElement(given.element);
      if (given.sandbox !== null) node.setAttribute('sandbox', given.sandbox);
      node.setAttribute(given.element === 'object' ? 'data' : 'src', given.url);
      node.style.cssText = 'width: 400px; height: 300px';
      document.body.append(node);
    },
    { url, element, sandbox: sandbox ?? null, ticket, ports },
  );
}

export const readReceived = (target: Page | Frame): Promise<Heard> =>
  target.evaluate(() => Reflect.get(window, 'heard') as Heard);
