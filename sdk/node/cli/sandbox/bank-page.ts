import { TamarackError } from '../../client/tamarack-error';

/** The password of every test user. */
const password = 'Everyday';

interface BankResponse {
  readonly flinksCode?: string;
  readonly visit?: string;
  readonly loginId?: string;
  readonly institution?: string;
  readonly accounts?: readonly { readonly id: string }[];
}

/** Signs in at the test bank and selects the first account, with the calls that its page makes. */
export async function visitBank(address: string, username: string) {
  const url = new URL(address);
  const call = async (name: string, body: object): Promise<BankResponse> => {
    const response = await fetch(`${url.origin}/connect/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const result = (await response.json()) as BankResponse;
    if (result.flinksCode)
      throw new TamarackError(
        'unexpected-response',
        `The test bank refused ${username}: ${result.flinksCode}.`,
      );
    return result;
  };
  const { visit } = await call('open', {
    authorizeToken: url.searchParams.get('authorizeToken'),
    tag: url.searchParams.get('tag'),
  });
  await call('login', { visit, username, password });
  const { accounts = [] } = await call('accounts', { visit });
  const { loginId, institution } = await call('select', { visit });
  return { loginId, institution, accountId: accounts[0]?.id };
}
