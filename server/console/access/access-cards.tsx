/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { Card } from '../../pages/parts/card';
import { getText } from '../../pages/parts/get-text';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import type { PasskeySummary, SessionSummary } from '../../src/parties/operators';
import { Age } from '../parts/time';

const methodTexts = { passkey: 'Passkey', key: 'Key' } as const;

export function SessionsCard({
  sessions,
  path,
  beside,
  now,
}: {
  readonly sessions: readonly SessionSummary[];
  /** Sessions end at `<path>/sessions/<id>/end`. */
  readonly path: string;
  readonly beside?: ReactNode;
  readonly now: Date;
}) {
  return (
    <Card title="Sessions" level={2} id="sessions" beside={beside}>
      {sessions.length === 0 ? (
        <p className="missing">None.</p>
      ) : (
        <Table
          caption="Sessions"
          columns={[
            {
              head: 'Device',
              cell: ({ device }: SessionSummary) => device,
            },
            { head: 'Network', cell: ({ network }) => network },
            { head: 'Logged in with', cell: ({ method }) => getText(methodTexts, method) },
            { head: 'Began', cell: ({ createdAt }) => <Age at={createdAt.toISOString()} now={now} /> },
            { head: 'Last used', cell: ({ lastUsedAt }) => <Age at={lastUsedAt.toISOString()} now={now} /> },
            {
              head: 'Actions',
              cell: ({ id, current }) =>
                current ? 'This session' : <PostButton action={`${path}/sessions/${id}/end`}>End</PostButton>,
            },
          ]}
          rows={sessions}
          getRowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

export function PasskeysCard({
  passkeys,
  path,
  removable,
  id = 'passkeys',
  beside,
  now,
}: {
  readonly passkeys: readonly PasskeySummary[];
  /** Id of the card's element. */
  readonly id?: string;
  /** Passkeys are removed at `<path>/passkeys/<id>/remove`. */
  readonly path: string;
  readonly removable: boolean;
  readonly beside?: ReactNode;
  readonly now: Date;
}) {
  return (
    <Card title="Passkeys" level={2} id={id} beside={beside}>
      {passkeys.length === 0 ? (
        <p className="missing">None.</p>
      ) : (
        <Table
          caption="Passkeys"
          columns={[
            { head: 'Created in', cell: ({ device }: PasskeySummary) => device },
            { head: 'Created', cell: ({ createdAt }) => <Age at={createdAt.toISOString()} now={now} /> },
            {
              head: 'Last used',
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? 'Never' : <Age at={lastUsedAt.toISOString()} now={now} />,
            },
            ...(removable
              ? [
                  {
                    head: 'Actions',
                    cell: (passkey: PasskeySummary) => (
                      <PostButton action={`${path}/passkeys/${passkey.id}/remove`}>Remove</PostButton>
                    ),
                  },
                ]
              : []),
          ]}
          rows={passkeys}
          getRowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
