/** @jsxRuntime automatic */

import { Button } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { TextField } from '../../pages/parts/field';
import { getText } from '../../pages/parts/get-text';
import { Table } from '../../pages/parts/table';
import { FormKeyField } from '../../pages/web/form-key';
import type { MemberRole, MembershipSummary } from '../../src/parties/members';
import { Age } from '../parts/time';

const roleTexts: Readonly<Record<MemberRole, string>> = {
  owner: 'Owner',
  developer: 'Developer',
  accounting: 'Accounting',
};

const notJoined = { invited: 'Not yet', expired: 'Invitation expired', joined: '' } as const;

const errorTexts: Readonly<Record<string, string>> = {
  emailRequired: 'Enter an email address.',
  emailTooLong: 'The address is too long.',
  emailInvalid: 'Enter an email address, such as name@company.ca.',
  memberExists: 'This address already belongs to a member.',
};

/** Who works with the merchant's dashboard; operators invite owners. */
export function MembersCard({
  members,
  invitation,
  path,
  formKey,
  manages,
  now,
}: {
  readonly members: readonly MembershipSummary[];
  readonly invitation: { readonly email: string; readonly error: string } | undefined;
  readonly path: string;
  readonly formKey: string;
  readonly manages: boolean;
  readonly now: Date;
}) {
  return (
    <Card title="Members of the dashboard" level={2} id="members">
      {members.length === 0 ? (
        <p className="missing">None. Invite the first owner, who invites the others.</p>
      ) : (
        <Table
          caption="Members of the dashboard"
          columns={[
            { head: 'Email', cell: ({ email }: MembershipSummary) => email },
            { head: 'Role', cell: ({ role }) => getText(roleTexts, role) },
            { head: 'Invited', cell: ({ invitedAt }) => <Age at={invitedAt.toISOString()} now={now} /> },
            {
              head: 'Joined',
              cell: ({ joinedAt, status }) =>
                joinedAt === null ? notJoined[status] : <Age at={joinedAt.toISOString()} now={now} />,
            },
          ]}
          rows={members}
          getRowKey={({ id }) => id}
        />
      )}
      {manages && (
        <form method="post" action={`${path}/members#members`} className="stack narrow-form">
          <FormKeyField formKey={formKey} />
          <TextField
            label="Invite an owner"
            hint="They receive an email, and log in with this address within 14 days. Check that it is the merchant’s. After that, invite them again."
            name="email"
            type="email"
            value={invitation?.email ?? ''}
            error={invitation && (errorTexts[invitation.error] ?? invitation.error)}
            required
          />
          <div>
            <Button variant="secondary">Invite</Button>
          </div>
        </form>
      )}
    </Card>
  );
}
