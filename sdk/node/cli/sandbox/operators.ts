import { TamarackError } from '../../client/tamarack-error';
import type { SandboxCall } from './sandbox-call';

/** The sandbox's merchant. */
const merchantName = 'Northline Restaurant Supply';
/** Account numbers at the test bank. */
const accounts = ['1234567', '7654321'] as const;

interface Keys {
  readonly operatorKey: string;
  readonly secondOperatorKey: string;
}

interface Payee {
  readonly payee: { readonly accountEnding: string } | null;
  readonly change: { readonly id: string } | null;
}

/** Two operators, who change the payout account of the sandbox's merchant. */
export interface Operators {
  /** Proposes the account that is not in use; returns the ID of the change. */
  propose(): Promise<string>;
  confirm(changeId: string): Promise<void>;
  cancel(changeId: string): Promise<void>;
}

export function createOperators(call: SandboxCall, keys: Keys): Operators {
  const as = (key: string) => ({ authorization: `Bearer ${key}` });
  const first = as(keys.operatorKey);
  const end = async (changeId: string, act: string, headers: Record<string, string>): Promise<void> => {
    await call('POST', `/v1/operator/payee-changes/${changeId}/${act}`, { headers });
  };

  return {
    propose: async () => {
      const { body } = await call<{ items: readonly { merchantId: string; name: string }[] }>(
        'GET',
        '/v1/operator/merchants',
        { headers: first },
      );
      const merchant = body.items.find(({ name }) => name === merchantName);
      if (!merchant)
        throw new TamarackError('not-found', `The sandbox has no merchant named ${merchantName}.`);
      const path = `/v1/operator/merchants/${merchant.merchantId}/payee`;
      const now = (await call<Payee>('GET', path, { headers: first })).body;
      if (now.change) await end(now.change.id, 'cancellation', first);
      const number = accounts.find((account) => !account.endsWith(now.payee?.accountEnding ?? '-'));
      const { change } = (
        await call<Payee>('PUT', path, {
          headers: first,
          body: {
            legalName: `${merchantName} Ltd.`,
            institution: '001',
            transit: '00011',
            number,
            remittanceEmail: 'accounts@northline.example',
            language: 'en',
          },
        })
      ).body;
      return change?.id ?? '';
    },
    confirm: (changeId) => end(changeId, 'confirmation', as(keys.secondOperatorKey)),
    cancel: (changeId) => end(changeId, 'cancellation', first),
  };
}
