/** @jsxRuntime automatic */

import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Notice } from '../../pages/parts/notice';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import type { KeyMode, MerchantKey, MerchantKeyKind } from '../../src/parties/merchants';
import { Age, Time } from '../parts/time';

export interface NewKey {
  readonly kind: MerchantKeyKind;
  readonly value: string;
}

const prefixes: Readonly<Record<MerchantKeyKind, string>> = { publishable: 'pk', secret: 'sk' };

interface KeysCardProps {
  readonly keys: readonly MerchantKey[];
  readonly newKey: NewKey | undefined;
  readonly mode: KeyMode;
  readonly path: string;
  readonly manages: boolean;
  readonly now: Date;
}

export function KeysCard({ keys, newKey, mode, path, manages, now }: KeysCardProps) {
  return (
    <Card title="API keys" level={2} id="keys">
      <p className="hint">
        A publishable key is for the merchant’s pages, a secret key for its servers. Send a secret key to the
        merchant through a secure channel only.
      </p>
      {newKey !== undefined && (
        <Notice tone="ok">
          {`The ${newKey.kind} key was created. Save it now: it cannot be shown again.`}{' '}
          <code className="secret">{newKey.value}</code>
        </Notice>
      )}
      {keys.length === 0 ? (
        <p className="missing">None.</p>
      ) : (
        <Table
          caption="API keys"
          columns={[
            {
              head: 'Key',
              cell: ({ kind, lastFour }: MerchantKey) => (
                <code>{`${prefixes[kind]}_${mode}_…${lastFour}`}</code>
              ),
            },
            { head: 'Created', cell: ({ createdAt }) => <Age at={createdAt.toISOString()} now={now} /> },
            {
              head: 'Last used',
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? 'Never' : <Age at={lastUsedAt.toISOString()} now={now} />,
            },
            {
              head: 'Ends',
              cell: ({ expiresAt }) =>
                expiresAt === null ? 'No end' : <Time at={expiresAt.toISOString()} now={now} />,
            },
            ...(manages
              ? [
                  {
                    head: 'Actions',
                    cell: (key: MerchantKey) => <KeyActions merchantKey={key} path={path} />,
                  },
                ]
              : []),
          ]}
          rows={keys}
          getRowKey={({ id }) => id}
        />
      )}
      {manages && (
        <div className="row-forms">
          {(['publishable', 'secret'] as const).map((kind) => (
            <form key={kind} method="post" action={`${path}/keys#keys`}>
              <Button variant="secondary" name="kind" value={kind}>{`Create a ${kind} key`}</Button>
            </form>
          ))}
        </div>
      )}
    </Card>
  );
}

/** Overlaps offered; the API takes any number of days up to seven. */
const overlaps: readonly (readonly [days: string, text: string])[] = [
  ['0', 'Old key: ends now'],
  ['1', 'Old key: 1 day'],
  ['3', 'Old key: 3 days'],
  ['7', 'Old key: 7 days'],
];

function KeyActions({
  merchantKey: key,
  path,
}: {
  readonly merchantKey: MerchantKey;
  readonly path: string;
}) {
  const name = `overlap-${key.id}`;
  return (
    <div className="key-actions">
      {key.expiresAt === null && (
        <form method="post" action={`${path}/keys/${key.id}/roll#keys`} className="roll">
          <label htmlFor={name} className="hidden">
            {`When the key ending in ${key.lastFour} is rolled`}
          </label>
          <select id={name} name="overlapDays" defaultValue="1">
            {overlaps.map(([days, text]) => (
              <option key={days} value={days}>
                {text}
              </option>
            ))}
          </select>
          <Button variant="secondary">Roll</Button>
        </form>
      )}
      <PostButton action={`${path}/keys/${key.id}/revoke`}>Revoke</PostButton>
    </div>
  );
}
