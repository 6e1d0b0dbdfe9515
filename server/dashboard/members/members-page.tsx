/** @jsxRuntime automatic */

import type { Language } from '@tamarack/core/language';
import { Badge } from '../../pages/parts/badge';
import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Select, TextField } from '../../pages/parts/field';
import { getText } from '../../pages/parts/get-text';
import { Notice } from '../../pages/parts/notice';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import {
  canMember,
  type MemberAct,
  type MemberRole,
  type MembershipSummary,
  memberActs,
  memberRoles,
} from '../../src/parties/members';
import { getRoleTexts } from '../account/account-texts';
import { can, type DashboardContext } from '../context';
import { Page } from '../parts/page';
import { Time } from '../parts/time';
import { CreateFields } from '../web/open-merchant';
import { getActTexts, getInviteErrorTexts, getMemberTexts } from './member-texts';

const path = '/merchant/members';
const tones = { invited: 'neutral', expired: 'warn', joined: 'ok' } as const;

interface InviteForm {
  readonly email: string;
  readonly role: MemberRole;
  readonly language: Language;
}

export interface MembersPageProps {
  readonly context: DashboardContext;
  readonly members: readonly MembershipSummary[];
  readonly formKey: string;
  /** The entered values and their errors. */
  readonly invitation?: (InviteForm & { readonly error: string }) | undefined;
  readonly error?: 'lastOwner' | 'tooMany';
  readonly flash?: string | null;
}

export function membersPage({
  context,
  members,
  formKey,
  invitation,
  error,
  flash = null,
}: MembersPageProps) {
  const { language } = context;
  const texts = getMemberTexts(language);
  const manages = can(context, 'members.manage');
  return (
    <Page context={context} current="members" title={texts.members} flash={flash}>
      {error !== undefined && <Notice tone="danger">{texts[error]}</Notice>}
      <MembersTable context={context} members={members} />
      {manages && <InviteCard context={context} formKey={formKey} invitation={invitation} />}
      <details className="card roles">
        <summary>{texts.roles}</summary>
        <RolesTable language={language} />
      </details>
    </Page>
  );
}

function MembersTable({ context, members }: Pick<MembersPageProps, 'context' | 'members'>) {
  const { language } = context;
  const texts = getMemberTexts(language);
  const manages = can(context, 'members.manage');
  return (
    <Table
      caption={texts.members}
      columns={[
        {
          head: texts.email,
          cell: ({ email, memberId }: MembershipSummary) => (
            <span className="two-lines member">
              {email} {memberId === context.member.id && <small>({texts.you})</small>}
            </span>
          ),
        },
        {
          head: texts.role,
          cell: (each) =>
            // a form without its role would give the member another one
            manages && memberRoles.includes(each.role) ? (
              <RoleForm membership={each} language={language} />
            ) : (
              getText(getRoleTexts(language), each.role)
            ),
        },
        {
          head: texts.status,
          cell: ({ invitedAt, joinedAt, status }) => (
            <span className="two-lines">
              <Badge tone={tones[status]}>{texts[status]}</Badge>
              <small>
                <Time at={joinedAt ?? invitedAt} language={language} />
              </small>
            </span>
          ),
        },
        {
          head: texts.actions,
          cell: ({ id, memberId, joinedAt }) => (
            <div className="row-forms">
              {manages && joinedAt === null && (
                <PostButton action={`${path}/${id}/invite`}>{texts.inviteAgain}</PostButton>
              )}
              {memberId === context.member.id ? (
                <PostButton action={`${path}/${id}/remove`}>{texts.leave}</PostButton>
              ) : (
                manages && <PostButton action={`${path}/${id}/remove`}>{texts.remove}</PostButton>
              )}
            </div>
          ),
        },
      ]}
      rows={members}
      getRowKey={({ id }) => id}
    />
  );
}

function RoleForm({
  membership: { id, email, role },
  language,
}: {
  readonly membership: MembershipSummary;
  readonly language: Language;
}) {
  const texts = getMemberTexts(language);
  return (
    <form method="post" action={`${path}/${id}/role`} className="inline-form">
      <label htmlFor={`role-${id}`} className="hidden">
        {texts.roleLabel(email)}
      </label>
      <select id={`role-${id}`} name="role" defaultValue={role}>
        {listRoles(language).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Button variant="secondary">{texts.change}</Button>
    </form>
  );
}

function InviteCard({
  context,
  formKey,
  invitation,
}: Pick<MembersPageProps, 'context' | 'formKey' | 'invitation'>) {
  const { language } = context;
  const texts = getMemberTexts(language);
  const error = invitation && (getInviteErrorTexts(language)[invitation.error] ?? invitation.error);
  return (
    <Card title={texts.inviteTitle} level={2} id="invite">
      <p className="hint">{texts.inviteHint}</p>
      <form method="post" action={`${path}#invite`} className="stack form">
        <CreateFields context={context} formKey={formKey} />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          value={invitation?.email ?? ''}
          error={error}
          required
        />
        <Select
          label={texts.role}
          name="role"
          options={listRoles(language)}
          value={invitation?.role ?? 'developer'}
        />
        <Select
          label={texts.language}
          name="language"
          options={[
            ['en', 'English'],
            ['fr', 'Français'],
          ]}
          value={invitation?.language ?? language}
        />
        <div>
          <Button>{texts.invite}</Button>
        </div>
      </form>
    </Card>
  );
}

/** Explains the permissions of each role. */
function RolesTable({ language }: { readonly language: Language }) {
  const texts = getMemberTexts(language);
  const roleTexts = getRoleTexts(language);
  return (
    <Table
      caption={texts.roles}
      columns={[
        { head: texts.act, cell: (act: MemberAct) => getActTexts(language)[act] },
        ...memberRoles.map((role) => ({
          head: roleTexts[role],
          cell: (act: MemberAct) => (canMember(role, act) ? texts.yes : texts.no),
        })),
      ]}
      rows={memberActs}
      getRowKey={(act) => act}
    />
  );
}

const listRoles = (language: Language) =>
  memberRoles.map((role) => [role, getRoleTexts(language)[role]] as const);
