import { randomUUID } from 'node:crypto';
import type { Language } from '@tamarack/core/language';
import { expect } from 'vitest';
import { callAsOperator } from './operator';
import { listMessages } from './outbox';
import { getStack } from './stack';

/** The address of the owner who is invited to a new merchant's dashboard. */
export async function inviteOwner(language: Language): Promise<string> {
  const created = await callAsOperator('merchants', {
    name: 'Boréal Ébénisterie',
    legalName: '9141-2233 Québec inc.',
  });
  const { merchantId } = (await created.json()) as { readonly merchantId: string };
  const email = `${randomUUID()}@boreal.example`;
  await callAsOperator(`merchants/${merchantId}/members`, { email, language });
  return email;
}

/** The link to log in with, once it is mailed. */
export async function waitForLoginLink(email: string): Promise<string> {
  const { api } = getStack();
  const find = async (): Promise<string | undefined> =>
    (await listMessages(api, email)).flatMap(
      ({ text }) => /\S+\/merchant\/login\/link#[\w-]+/.exec(text)?.[0] ?? [],
    )[0];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? '';
}

/** Status of a request with a merchant's secret key. */
export async function tryKey(key: string): Promise<number> {
  const response = await fetch(`${getStack().api}/v1/merchant/checkouts`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return response.status;
}
