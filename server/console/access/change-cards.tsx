/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { PostButton } from '../../pages/parts/post-button';
import type { Operator, OperatorChange } from '../../src/parties/operators';
import { Age } from '../parts/time';
import { formatRoles } from './role-texts';

/** New operators and further roles that wait for a second admin. */
export function ChangeCards({
  changes,
  ...rest
}: Omit<ChangeProps, 'change'> & { readonly changes: readonly OperatorChange[] }) {
  return (
    <>
      {changes.map((change) => (
        <ChangeCard key={change.id} change={change} {...rest} />
      ))}
    </>
  );
}

interface ChangeProps {
  readonly change: OperatorChange;
  readonly operator: Operator;
  /** Names of operators by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly now: Date;
}

function ChangeCard({ change, operator, names, now }: ChangeProps) {
  const { id, name, email, formerRoles, roles, proposedBy, proposedAt } = change;
  const own = proposedBy === operator.id;
  const path = `/operator/operators/changes/${id}`;
  return (
    <Card
      title={formerRoles === null ? `New operator: ${name}` : `Roles of ${name}`}
      level={2}
      beside={<Badge tone="warn">To confirm</Badge>}
    >
      <Definitions
        items={[
          ['Email', email],
          ...(formerRoles === null ? [] : ([['Roles now', formatRoles(formerRoles)]] as const)),
          [formerRoles === null ? 'Roles' : 'New roles', formatRoles(roles)],
          ['Proposed by', names.get(proposedBy) ?? 'An operator'],
          ['Proposed', <Age key="proposed" at={proposedAt.toISOString()} now={now} />],
        ]}
      />
      <p className="hint">
        {own
          ? 'Another admin has to confirm it.'
          : 'Before you confirm, call the person at a number that you already have.'}
      </p>
      <div className="row-forms">
        {!own && (
          <form method="post" action={`${path}/confirm`}>
            <Button>{formerRoles === null ? `Add ${name}` : 'Confirm the roles'}</Button>
          </form>
        )}
        <PostButton action={`${path}/cancel`}>Cancel</PostButton>
      </div>
    </Card>
  );
}
