/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import type { MerchantActor } from '../../src/parties/members';
import {
  canIssue,
  type KeyMode,
  type KeyPermission,
  listIssuable,
  type MerchantKey,
  type MerchantKeyKind,
} from '../../src/parties/merchants';
import { Button } from '../parts/button';
import { Card } from '../parts/card';
import { getText } from '../parts/get-text';
import { Notice } from '../parts/notice';
import { PostButton } from '../parts/post-button';
import { Table } from '../parts/table';

export interface NewKey {
  readonly kind: MerchantKeyKind;
  readonly value: string;
}

export interface KeysTexts {
  readonly title: string;
  readonly hint: string;
  /** Above a new key. */
  readonly created: (kind: MerchantKeyKind) => string;
  readonly none: string;
  readonly key: string;
  readonly createdAt: string;
  readonly lastUsed: string;
  readonly never: string;
  readonly ends: string;
  readonly noEnd: string;
  readonly actions: string;
  /** Head of the column with a secret key's permissions, and the text for a key without limits. */
  readonly access: string;
  readonly everything: string;
  /** Legend of a new key's permissions; each of them completes the sentence. */
  readonly limits: string;
  readonly permissions: Readonly<Record<KeyPermission, string>>;
  readonly create: Readonly<Record<MerchantKeyKind, string>>;
  /** Label of the overlap, for screen readers. */
  readonly overlapLabel: (lastFour: string) => string;
  readonly overlaps: Readonly<Partial<Record<'0', string>> & Record<'1' | '3' | '7', string>>;
  readonly roll: string;
  readonly revoke: string;
}

const prefixes: Readonly<Record<MerchantKeyKind, string>> = { publishable: 'pk', secret: 'sk' };

interface KeysCardProps {
  readonly keys: readonly MerchantKey[];
  readonly newKey: NewKey | undefined;
  readonly mode: KeyMode;
  /** Forms post to `<path>/keys`, `<path>/keys/<id>/roll` and `<path>/keys/<id>/revoke`. */
  readonly path: string;
  /** Hidden fields of the forms that create a key. */
  readonly createFields: ReactNode;
  readonly manages: boolean;
  /** The reader of the page, who can issue keys that allow no more than their role. */
  readonly by: MerchantActor;
  readonly texts: KeysTexts;
  /** An instant, as the page shows them. */
  readonly renderTime: (at: Date, when: 'past' | 'future') => ReactNode;
}

/** A merchant's API keys, for operators and for the merchant's own members. */
export function KeysCard(props: KeysCardProps) {
  const { keys, newKey, mode, path, createFields, manages, by, texts, renderTime } = props;
  return (
    <Card title={texts.title} level={2} id="keys">
      <p className="hint">{texts.hint}</p>
      {newKey !== undefined && (
        <Notice tone="ok">
          {texts.created(newKey.kind)} <code className="secret">{newKey.value}</code>
        </Notice>
      )}
      {keys.length === 0 ? (
        <p className="missing">{texts.none}</p>
      ) : (
        <Table
          caption={texts.title}
          columns={[
            {
              head: texts.key,
              cell: ({ kind, lastFour }: MerchantKey) => (
                <code className="one-line">{`${getText(prefixes, kind)}_${mode}_…${lastFour}`}</code>
              ),
            },
            {
              head: texts.access,
              cell: ({ kind, permissions }) =>
                kind === 'secret'
                  ? (permissions?.map((each) => getText(texts.permissions, each)).join(', ') ??
                    texts.everything)
                  : '–',
            },
            { head: texts.createdAt, cell: ({ createdAt }) => renderTime(createdAt, 'past') },
            {
              head: texts.lastUsed,
              cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : renderTime(lastUsedAt, 'past')),
            },
            {
              head: texts.ends,
              cell: ({ expiresAt }) => (expiresAt === null ? texts.noEnd : renderTime(expiresAt, 'future')),
            },
            ...(manages
              ? [
                  {
                    head: texts.actions,
                    cell: (key: MerchantKey) => (
                      <KeyActions
                        merchantKey={key}
                        path={path}
                        createFields={createFields}
                        rolls={key.kind === 'publishable' || canIssue(by, key.permissions)}
                        texts={texts}
                      />
                    ),
                  },
                ]
              : []),
          ]}
          rows={keys}
          getRowKey={({ id }) => id}
        />
      )}
      {manages && (
        <>
          <form method="post" action={`${path}/keys#keys`} className="stack">
            {createFields}
            <fieldset className="checks">
              <legend>{texts.limits}</legend>
              {listIssuable(by).map((permission) => (
                <label key={permission}>
                  <input type="checkbox" name="permissions" value={permission} defaultChecked />
                  {texts.permissions[permission]}
                </label>
              ))}
            </fieldset>
            <CreateButton kind="secret" texts={texts} />
          </form>
          <form method="post" action={`${path}/keys#keys`}>
            {createFields}
            <CreateButton kind="publishable" texts={texts} />
          </form>
        </>
      )}
    </Card>
  );
}

const CreateButton = ({ kind, texts }: { readonly kind: MerchantKeyKind; readonly texts: KeysTexts }) => (
  <div>
    <Button variant="secondary" name="kind" value={kind}>
      {texts.create[kind]}
    </Button>
  </div>
);

function KeyActions({
  merchantKey: key,
  path,
  createFields,
  rolls,
  texts,
}: {
  readonly merchantKey: MerchantKey;
  readonly path: string;
  readonly createFields: ReactNode;
  readonly rolls: boolean;
  readonly texts: KeysTexts;
}) {
  const name = `overlap-${key.id}`;
  return (
    <div className="key-actions">
      {rolls && key.expiresAt === null && (
        <form method="post" action={`${path}/keys/${key.id}/roll#keys`} className="inline-form">
          {createFields}
          <label htmlFor={name} className="hidden">
            {texts.overlapLabel(key.lastFour)}
          </label>
          <select id={name} name="overlapDays" defaultValue="1">
            {Object.entries(texts.overlaps).map(([days, text]) => (
              <option key={days} value={days}>
                {text}
              </option>
            ))}
          </select>
          <Button variant="secondary">{texts.roll}</Button>
        </form>
      )}
      <PostButton action={`${path}/keys/${key.id}/revoke`}>{texts.revoke}</PostButton>
    </div>
  );
}
