import { randomUUID } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import type { MemberRole } from '../../server/src/parties/members/roles';
import type { Api } from './api';
import { createIpAddress, openBrowser, type TestBrowser } from './console-browser';
import { waitUntil } from './wait-until';

/** Mails to a member, oldest first, once so many have arrived. */
export const waitForMemberMails = (api: Api, email: string, count: number) =>
  waitUntil(
    () =>
      api.database
        .selectFrom('outbox_message')
        .select(['subject', 'text'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute(),
    (mails) => mails.length >= count,
    30,
  );

const findTokens = (mails: readonly { readonly text: string }[]): string[] =>
  mails.flatMap(({ text }) => /\/merchant\/login\/link#([\w-]{43})/.exec(text)?.[1] ?? []);

/** The token of a link that is mailed to a member who asks for one. */
export async function requestLink(api: Api, email: string, browser: TestBrowser): Promise<string> {
  const sent = api.database.selectFrom('outbox_message').select('text').where('recipient', '=', email);
  const before = findTokens(await sent.execute()).length;
  const { status } = await browser.post('/merchant/login', { email });
  if (status !== 200) throw new Error(`the log-in answered ${status}`);
  const mails = await waitUntil(
    () => sent.orderBy('id').execute(),
    (all) => findTokens(all).length > before,
    30,
  );
  return findTokens(mails).at(-1) ?? '';
}

export async function logInAsMember(api: Api, email: string, browser?: TestBrowser): Promise<TestBrowser> {
  const used = browser ?? openBrowser(api, createIpAddress());
  const { status } = await used.post('/merchant/login/link', { token: await requestLink(api, email, used) });
  if (status !== 303) throw new Error(`the link answered ${status}`);
  return used;
}

export const createMemberEmail = (): string => `${randomUUID()}@shop.example`;

/** Invites somebody by the first owner, who is invited by the server’s command. */
export async function inviteMember(
  api: Api,
  {
    merchantId = api.merchant.id,
    role = 'owner',
    email = createMemberEmail(),
    language = 'en',
  }: {
    readonly merchantId?: string;
    readonly role?: MemberRole;
    readonly email?: string;
    readonly language?: Language;
  } = {},
): Promise<string> {
  const { members } = api.services;
  const owner = { id: randomUUID(), merchantId, role: 'owner' } as const;
  await members.invite(merchantId, { email, role, language }, role === 'owner' ? null : owner);
  return email;
}

/** A new member of a merchant, logged in to its dashboard. */
export async function openDashboard(
  api: Api,
  options: Parameters<typeof inviteMember>[1] = {},
): Promise<TestBrowser & { readonly email: string }> {
  const email = await inviteMember(api, options);
  return { ...(await logInAsMember(api, email)), email };
}
