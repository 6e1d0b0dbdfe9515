/** @jsxRuntime automatic */

import { LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { Notice } from '../../pages/parts/notice';
import type { Payee, PayeeChange } from '../../src/settlement/payouts';

export interface PayeeState {
  /** Null if the merchant has none. */
  readonly payee: Payee | null;
  /** The open change, if any. */
  readonly change: PayeeChange | null;
}

/** The account that receives the merchant's payouts. Changes are proposed here, and confirmed with all others. */
export function PayeeCard({
  payee: { payee, change },
  path,
  mayPropose,
}: {
  readonly payee: PayeeState;
  readonly path: string;
  readonly mayPropose: boolean;
}) {
  return (
    <Card
      title="Payout account"
      level={2}
      id="payee"
      beside={
        mayPropose &&
        change === null && (
          <LinkButton href={`${path}/payee`}>
            {payee === null ? 'Propose an account' : 'Propose a change'}
          </LinkButton>
        )
      }
    >
      {payee === null ? (
        <p className="missing">None. Payouts wait until there is one.</p>
      ) : (
        <Definitions
          items={[
            ['Account', `${payee.institution}-${payee.transit}, ending in ${payee.accountEnding}`],
            ['Account holder', payee.legalName],
            ['Payment notices to', payee.remittanceEmail],
          ]}
        />
      )}
      {change !== null && (
        <Notice tone="warn">
          {change.state === 'held'
            ? `A change to the account ending in ${change.accountEnding} is confirmed and on hold.`
            : `A change to the account ending in ${change.accountEnding} waits for a second operator.`}{' '}
          <a href="/operator/payees">See payout accounts</a>
        </Notice>
      )}
    </Card>
  );
}
