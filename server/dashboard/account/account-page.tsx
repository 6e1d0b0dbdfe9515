/** @jsxRuntime automatic */

import { LinkButton } from '../../pages/parts/button';
import { Card } from '../../pages/parts/card';
import { Definitions } from '../../pages/parts/definitions';
import { getText } from '../../pages/parts/get-text';
import { PostButton } from '../../pages/parts/post-button';
import { Table } from '../../pages/parts/table';
import type { MemberSessionSummary } from '../../src/parties/members';
import type { DashboardContext } from '../context';
import { Page } from '../parts/page';
import { Time } from '../parts/time';
import { choosePath } from '../paths';
import { getAccountTexts, getRoleTexts } from './account-texts';

const path = '/merchant/account';

/** The member's own sessions. */
export function accountPage({
  context,
  sessions,
  flash,
}: {
  readonly context: DashboardContext;
  readonly sessions: readonly MemberSessionSummary[];
  readonly flash: string | null;
}) {
  const { language, member, merchant, role } = context;
  const texts = getAccountTexts(language);
  return (
    <Page context={context} current={null} title={texts.account} flash={flash}>
      <Card
        title={merchant.name}
        level={2}
        beside={<LinkButton href={choosePath}>{texts.change}</LinkButton>}
      >
        <Definitions
          items={[
            [texts.email, member.email],
            [texts.role, getText(getRoleTexts(language), role)],
          ]}
        />
      </Card>
      <Card
        title={texts.sessions}
        level={2}
        beside={
          sessions.length > 1 && (
            <PostButton action={`${path}/sessions/end-others`}>{texts.endOthers}</PostButton>
          )
        }
      >
        <p className="hint">{texts.sessionsHint}</p>
        <Table
          caption={texts.sessions}
          columns={[
            { head: texts.device, cell: ({ device }: MemberSessionSummary) => device },
            { head: texts.network, cell: ({ network }) => network },
            { head: texts.began, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
            { head: texts.lastUsed, cell: ({ lastUsedAt }) => <Time at={lastUsedAt} language={language} /> },
            {
              head: texts.actions,
              cell: ({ id, current }) =>
                current ? (
                  texts.current
                ) : (
                  <PostButton action={`${path}/sessions/${id}/end`}>{texts.end}</PostButton>
                ),
            },
          ]}
          rows={sessions}
          getRowKey={({ id }) => id}
        />
      </Card>
    </Page>
  );
}
