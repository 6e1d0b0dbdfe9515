import { frameKinds } from '@tamarack/core/protocol/frames';
import { expect } from 'vitest';
import { waitForCode } from '../../e2e/support/outbox';
import { framedOperations } from '../../support/frames';
import type { Stack } from '../../support/stack';
import { callOutside, issueTicket, type Lab, openBarePage, placeFrame } from './lab';
import { secretsByKind, toPattern } from './secrets';

type Failure = string | null;

/** A thief with the page's token and a browser of their own; each failure says what was answered. */
export async function useStolenToken(lab: Lab): Promise<readonly Failure[]> {
  const { stack, site } = lab;
  const { context, person, session, headers } = await openBarePage(lab);
  await person.fastForward('scoring', session);
  await chooseTerm(stack, { ...headers, origin: site.origin });
  const results: Failure[] = [];
  const own = { 'sec-fetch-site': 'same-origin', checkoutid: session.checkoutId };
  const ticket = await issueTicket(stack, site.origin, headers);
  const { cookie } = await callOutside(stack, 'POST', '/v1/frames/session', {
    headers: own,
    body: { ticket },
  });
  const again = await callOutside(stack, 'POST', '/v1/frames/session', { headers: own, body: { ticket } });
  results.push(again.status === 401 ? null : `a ticket was redeemed twice: ${again.status}`);

  const answers: string[] = [];
  for (const operation of framedOperations.filter((one) => one !== 'POST /v1/frames/session')) {
    const [method = '', path = ''] = operation.split(' ');
    const input = { code: '000000', accepted: true, language: 'en', name: `${person.first} ${person.last}` };
    const body = method === 'GET' ? {} : { body: input };
    for (const with_ of [{ cookie: cookie ?? '' }, {}]) {
      const asThief = { headers: { ...own, ...with_ }, ...body };
      const { status, text } = await callOutside(stack, method, path, asThief);
      answers.push(text);
      const isState = operation === 'GET /v1/frames/session' && text.includes('"proven":false');
      results.push(status >= 400 || isState ? null : `${operation} answered a thief with ${status}`);
    }
  }
  const view = await readView(stack, { ...headers, origin: site.origin });
  results.push(view.facts.agreement === 'signed' ? 'a stolen token signs' : null);
  for (const path of await listSessionReads(stack.api)) {
    const { text } = await callOutside(stack, 'GET', path, { headers: { ...headers, origin: site.origin } });
    answers.push(text);
  }
  for (const kind of frameKinds)
    for (const secret of secretsByKind[kind]({ ...person, codes: [] })) {
      const pattern = new RegExp(toPattern(secret).source, 'iu');
      const leak = answers.find((text) => pattern.test(text));
      results.push(leak === undefined ? null : `${kind}: a stolen token reads ${secret}`);
    }
  await context.close();
  return results;
}

type Headers = Readonly<Record<string, string>>;
interface View {
  readonly facts: { readonly outcome: string | null; readonly agreement: string | null };
}

async function readView(stack: Stack, headers: Headers): Promise<View> {
  const { text } = await callOutside(stack, 'GET', '/v1/application', { headers });
  return JSON.parse(text) as View;
}

/** Up to the agreement, with the token alone: these steps identify nobody. */
async function chooseTerm(stack: Stack, headers: Headers): Promise<void> {
  await expect.poll(async () => (await readView(stack, headers)).facts.outcome).not.toBeNull();
  await callOutside(stack, 'POST', '/v1/qualification/accept', { headers, body: { part: 'full' } });
  const offers = await callOutside(stack, 'GET', '/v1/offers', { headers });
  const { items } = JSON.parse(offers.text) as { readonly items: readonly { readonly id: string }[] };
  const chosen = await callOutside(stack, 'POST', '/v1/offers/selection', {
    headers,
    body: { optionId: items[0]?.id },
  });
  expect(chosen.status, chosen.text).toBe(200);
}

/**
 * The page places a frame of the thief's checkout, with the thief's ticket: the applicant types their code into it. The
 * thief's own browser has proven nothing by it.
 */
export async function swapSession(lab: Lab): Promise<readonly Failure[]> {
  const { stack, site } = lab;
  const victim = await openBarePage(lab);
  const thief = await openBarePage(lab);
  const asThief = { headers: { ...thief.headers, origin: site.origin } };
  const { phone } = victim.person;
  const eligible = { ...asThief, body: { eligible: true } };
  await callOutside(stack, 'PUT', '/v1/application/eligibility', eligible);
  await callOutside(stack, 'POST', '/v1/verification/phone', { ...asThief, body: { phone } });
  const ticket = await issueTicket(stack, site.origin, thief.headers);
  const { checkoutId } = thief.session;
  await placeFrame(victim.page, { stack, kind: 'code', checkoutId, ticket });
  await victim.page.waitForFunction('window.heard.ports.length === 1');
  await victim.page
    .frameLocator('iframe')
    .locator('input')
    .fill(await waitForCode(stack.api, phone));
  await victim.page.evaluate(() => {
    (Reflect.get(window, 'port0') as MessagePort).postMessage({ type: 'submit', id: 1 });
  });
  await victim.page.waitForFunction('JSON.stringify(window.heard.ports).includes(\'"ok":true\')');

  const own = { 'sec-fetch-site': 'same-origin', checkoutid: checkoutId };
  const mine = await issueTicket(stack, site.origin, thief.headers);
  const { cookie } = await callOutside(stack, 'POST', '/v1/frames/session', {
    headers: own,
    body: { ticket: mine },
  });
  const asThiefsFrame = { headers: { ...own, cookie: cookie ?? '' } };
  const state = await callOutside(stack, 'GET', '/v1/frames/session', asThiefsFrame);
  const code = { ...asThiefsFrame, body: { code: '000000' } };
  const confirm = await callOutside(stack, 'POST', '/v1/verification/email/confirm', code);
  await Promise.all([victim.context.close(), thief.context.close()]);
  return [
    state.text.includes('"proven":false') ? null : `the thief’s frames have proven the number: ${state.text}`,
    confirm.status >= 400 ? null : `the thief’s frames go on: ${confirm.status}`,
  ];
}

interface Document {
  readonly paths: Readonly<
    Record<string, { readonly get?: { readonly security?: readonly Readonly<Record<string, unknown>>[] } }>
  >;
}

/** Addresses without parameters that a page may read with its token. */
export async function listSessionReads(api: string): Promise<readonly string[]> {
  const { paths } = (await (await fetch(`${api}/swagger.json`)).json()) as Document;
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get?.security?.some((way) => 'sessionToken' in way) && !path.includes('{') ? [path] : [],
  );
}
