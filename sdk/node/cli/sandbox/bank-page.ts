import { TamarackError } from '../../client/tamarack-error';

/** The password of every test user. */
const password = 'Everyday';

interface BankAnswer {
  readonly flinksCode?: string;
  readonly visit?: string;
  readonly loginId?: string;
  readonly institution?: string;
  readonly accounts?: readonly { readonly id: string }[];
}

/** Signs in on the test bank's page, as a person does, and chooses the first account. */
export async function visitBank(address: string, username: string) {
  const url = new URL(address);
  const call = async (name: string, body: object): Promise<BankAnswer> => {
    const response = await fetch(`${url.origin}/connect/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as BankAnswer;
    if (answer.flinksCode)
      throw new TamarackError(
        'unexpected-response',
        `The test bank refused ${username}: ${answer.flinksCode}.`,
      );
    return answer;
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
