/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { TextField } from '../../pages/parts/field';
import { Notice } from '../../pages/parts/notice';
import { Table } from '../../pages/parts/table';
import type { Operator, OperatorChange, OperatorRole, OperatorSummary } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import { ChangeCards } from './change-cards';
import { RoleCheckboxes } from './role-checkboxes';
import { formatRoles } from './role-texts';

export interface NewOperatorInput {
  readonly name: string;
  readonly email: string;
  readonly roles: readonly OperatorRole[];
}

export type NewOperatorErrors = Partial<Readonly<Record<keyof NewOperatorInput, string>>>;

/** All operators, and the form to add one. */
export function operatorsPage({
  operator,
  operators,
  changes,
  now,
  input = { name: '', email: '', roles: [] },
  errors = {},
  error,
  flash = null,
}: {
  readonly operator: Operator;
  readonly operators: readonly OperatorSummary[];
  /** Changes that wait for a second admin. */
  readonly changes: readonly OperatorChange[];
  readonly now: Date;
  readonly input?: NewOperatorInput;
  readonly errors?: NewOperatorErrors;
  /** Why the request was refused. */
  readonly error?: string;
  readonly flash?: string | null;
}) {
  const names = new Map(operators.map(({ id, name }) => [id, name]));
  return (
    <Page title="Operators" operator={operator} flash={flash}>
      <PageTitle>Operators</PageTitle>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      <ChangeCards changes={changes} operator={operator} names={names} now={now} />
      <Table
        caption="Operators"
        columns={[
          {
            head: 'Name',
            cell: ({ id, name }: OperatorSummary) => <a href={`/operator/operators/${id}`}>{name}</a>,
          },
          { head: 'Email', cell: ({ email }) => email },
          { head: 'Roles', cell: ({ roles }) => formatRoles(roles) },
          {
            head: 'Status',
            cell: ({ disabledAt }) =>
              disabledAt === null ? <Badge tone="ok">Active</Badge> : <Badge>Disabled</Badge>,
          },
        ]}
        rows={operators}
        getRowKey={({ id }) => id}
      />
      <Card title="Add an operator" level={2} id="add">
        <p className="hint">A second admin has to confirm it.</p>
        <form method="post" action="/operator/operators#add" className="stack narrow-form">
          <TextField label="Name" name="name" value={input.name} error={errors.name} required />
          <TextField
            label="Email"
            hint="Receives a link to create a passkey, once confirmed."
            name="email"
            value={input.email}
            error={errors.email}
            required
          />
          <RoleCheckboxes roles={input.roles} error={errors.roles} />
          <div>
            <Button>Propose the operator</Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
