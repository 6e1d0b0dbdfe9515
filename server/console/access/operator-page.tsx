/** @jsxRuntime automatic */

import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Notice } from '../../pages/parts/notice';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import {
  endless,
  type Operator,
  type OperatorKeySummary,
  type OperatorSummary,
  type PasskeySummary,
  type SessionSummary,
} from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import { Age, Time } from '../parts/time';
import { PasskeysCard, SessionsCard } from './access-cards';
import { RoleCheckboxes } from './role-checkboxes';

export interface OperatorPageProps {
  readonly operator: Operator;
  readonly shown: OperatorSummary;
  readonly sessions: readonly SessionSummary[];
  readonly passkeys: readonly PasskeySummary[];
  readonly keys: readonly OperatorKeySummary[];
  /** A key that was just created: shown once. */
  readonly newKey?: string;
  readonly error?: string;
  readonly flash?: string | null;
  readonly now: Date;
}

/** One operator, for admins. */
export function operatorPage(props: OperatorPageProps) {
  const { operator, shown, sessions, passkeys, keys, newKey, error, flash = null, now } = props;
  const path = `/operator/operators/${shown.id}`;
  const active = shown.disabledAt === null;
  return (
    <Page title={shown.name} operator={operator} flash={flash}>
      <PageTitle beside={active ? <Badge tone="ok">Active</Badge> : <Badge>Disabled</Badge>}>
        {shown.name}
      </PageTitle>
      <p className="kind">{shown.email}</p>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
      {newKey !== undefined && (
        <Notice tone="ok">
          The key was created. Save it now: it cannot be shown again. <code className="secret">{newKey}</code>
        </Notice>
      )}
      {active && (
        <Card title="Roles" level={2} id="roles">
          <form method="post" action={`${path}/roles`} className="stack">
            <RoleCheckboxes roles={shown.roles} titled={false} />
            <p className="hint">A second admin has to confirm further roles.</p>
            <div>
              <Button variant="secondary">Save roles</Button>
            </div>
          </form>
        </Card>
      )}
      <SessionsCard
        sessions={sessions}
        path={path}
        now={now}
        beside={sessions.length > 0 && <PostButton action={`${path}/sessions/end-all`}>End all</PostButton>}
      />
      <PasskeysCard
        passkeys={passkeys}
        path={path}
        removable
        now={now}
        beside={active && <PostButton action={`${path}/invite`}>Send a link for a new passkey</PostButton>}
      />
      <KeysCard keys={keys} path={path} own={active && shown.id === operator.id} now={now} />
      {active && (
        <Card title="Disable" level={2} id="disable">
          <p>
            Ends all sessions, keys and links at once. What they proposed can no longer be confirmed. This
            cannot be undone.
          </p>
          <PostButton action={`${path}/disable`} variant="danger">{`Disable ${shown.name}`}</PostButton>
        </Card>
      )}
    </Page>
  );
}

function KeysCard({
  keys,
  path,
  own,
  now,
}: Pick<OperatorPageProps, 'keys' | 'now'> & { readonly path: string; readonly own: boolean }) {
  return (
    <Card
      title="API keys"
      level={2}
      id="keys"
      beside={own && <PostButton action={`${path}/keys`}>Create a key</PostButton>}
    >
      <p className="hint">
        For your own systems. People log in with a passkey. You create keys of your own account here; other
        operators’ are created on the server, so that no admin can act as them.
      </p>
      {keys.length === 0 ? (
        <p className="missing">None.</p>
      ) : (
        <Table
          caption="API keys"
          columns={[
            { head: 'Key', cell: ({ lastFour }: OperatorKeySummary) => `op_…${lastFour}` },
            { head: 'Created', cell: ({ createdAt }) => <Age at={createdAt.toISOString()} now={now} /> },
            {
              head: 'Last used',
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? 'Never' : <Age at={lastUsedAt.toISOString()} now={now} />,
            },
            {
              head: 'Expires',
              cell: ({ expiresAt }) =>
                expiresAt >= endless ? 'Never' : <Time at={expiresAt.toISOString()} now={now} />,
            },
            {
              head: 'Actions',
              cell: ({ id }) => <PostButton action={`${path}/keys/${id}/revoke`}>Revoke</PostButton>,
            },
          ]}
          rows={keys}
          getRowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
