/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { PostButton } from '../../pages/parts/post-button';
import { canAct, type Operator } from '../../src/parties/operators';
import type { PayeeChange } from '../../src/settlement/payouts';
import { Page, PageTitle } from '../parts/page';
import { Age, Time } from '../parts/time';

type ListedChange = PayeeChange & { readonly merchant: string };

export interface PayeesPageProps {
  readonly operator: Operator;
  readonly changes: readonly ListedChange[];
  /** Names of operators by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly flash?: string | null;
  readonly now: Date;
}

/** Open changes of payout accounts. */
export function payeesPage(props: PayeesPageProps) {
  const { operator, changes, names, flash = null, now } = props;
  return (
    <Page title="Payout accounts" operator={operator} flash={flash}>
      <PageTitle>Payout accounts</PageTitle>
      {changes.length === 0 && <p className="empty">No changes are open.</p>}
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} operator={operator} names={names} now={now} />
      ))}
      {canAct(operator, 'payees.propose') && (
        <p className="hint">
          To propose a change, open the <a href="/operator/merchants">merchant</a>.
        </p>
      )}
    </Page>
  );
}

function ChangeCard({
  change,
  operator,
  names,
  now,
}: Pick<PayeesPageProps, 'operator' | 'names' | 'now'> & { readonly change: ListedChange }) {
  const own = change.proposedBy === operator.id;
  const path = `/operator/payees/${change.id}`;
  const proposed = change.state === 'proposed';
  return (
    <Card
      title={change.merchant}
      level={2}
      beside={proposed ? <Badge tone="warn">To confirm</Badge> : <Badge tone="ok">On hold</Badge>}
    >
      <Definitions
        items={[
          ['New account', `${change.institution}-${change.transit}, ending in ${change.accountEnding}`],
          [
            'Former account',
            change.formerAccountEnding === null ? 'None' : `ending in ${change.formerAccountEnding}`,
          ],
          ['Account holder', change.legalName],
          ['Payment notices to', change.remittanceEmail],
          ['Proposed by', names.get(change.proposedBy) ?? 'An operator'],
          ['Proposed', <Age key="proposed" at={change.proposedAt.toISOString()} now={now} />],
          ...(change.confirmedBy === null
            ? []
            : ([['Confirmed by', names.get(change.confirmedBy) ?? 'An operator']] as const)),
          ...(change.effectiveAt === null
            ? []
            : ([
                ['Applies', <Time key="applies" at={change.effectiveAt.toISOString()} now={now} />],
              ] as const)),
        ]}
      />
      {proposed ? (
        <p className="hint">
          {own
            ? 'Another operator has to confirm it.'
            : 'Before you confirm, call the merchant at a number that you already have. Payouts to the merchant wait until the change takes effect.'}
        </p>
      ) : (
        <p className="hint">Payouts to the merchant wait until the change takes effect.</p>
      )}
      <div className="row-forms">
        {proposed && !own && canAct(operator, 'payees.confirm') && (
          <form method="post" action={`${path}/confirm`}>
            <Button>{`Confirm the account ending in ${change.accountEnding}`}</Button>
          </form>
        )}
        {canAct(operator, 'payees.propose') && (
          <PostButton action={`${path}/cancel`}>Cancel the change</PostButton>
        )}
      </div>
    </Card>
  );
}
