import { testPassword } from '../../server/sandbox/bank/data/personas';

/** What a person types on the bank's page, beside the password that every test user has. */
export interface BankVisit {
  readonly user: string;
  readonly password?: string;
  readonly answers?: readonly string[];
}

export type BankResult =
  | { readonly loginId: string; readonly institution: string; readonly accountId: string }
  | { readonly flinksCode: string };

type Body = Record<string, unknown> & { readonly flinksCode?: string };

/** Goes through the emulated Connect page at an address the API gave, over HTTP, as its script does. */
export async function visitBank(address: string, visit: BankVisit): Promise<BankResult> {
  const url = new URL(address);
  const call = async (name: string, body: object): Promise<Body> => {
    const response = await fetch(`${url.origin}/connect/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Body;
  };
  const opened = await call('open', {
    authorizeToken: url.searchParams.get('authorizeToken'),
    tag: url.searchParams.get('tag'),
  });
  if (opened.flinksCode) return { flinksCode: opened.flinksCode };
  const visitBody = { visit: opened['visit'] };
  const { user: username, password = testPassword, answers = [] } = visit;
  const login = await call('login', { ...visitBody, username, password });
  if (login.flinksCode) return { flinksCode: login.flinksCode };
  for (const [index, prompt] of (login['questions'] as string[]).entries()) {
    const answered = await call('answer', { ...visitBody, prompt, answer: answers[index] ?? '' });
    if (answered.flinksCode) return { flinksCode: answered.flinksCode };
  }
  const { accounts } = (await call('accounts', visitBody)) as unknown as { accounts: { id: string }[] };
  const chosen = await call('select', visitBody);
  if (chosen.flinksCode) return { flinksCode: chosen.flinksCode };
  return {
    loginId: String(chosen['loginId']),
    institution: String(chosen['institution']),
    accountId: accounts[0]?.id ?? '',
  };
}
