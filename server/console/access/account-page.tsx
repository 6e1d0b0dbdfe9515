/** @jsxRuntime automatic */

import { PostButton } from '../../pages/parts/post-button';
import type { Operator, PasskeySummary, SessionSummary } from '../../src/parties/operators';
import { Page, PageTitle } from '../parts/page';
import { PasskeysCard, SessionsCard } from './access-cards';
import { formatRoles } from './role-texts';

/** An operator's own sessions and passkeys. */
export function accountPage({
  operator,
  sessions,
  passkeys,
  flash,
  now,
}: {
  readonly operator: Operator;
  readonly sessions: readonly SessionSummary[];
  readonly passkeys: readonly PasskeySummary[];
  readonly flash: string | null;
  readonly now: Date;
}) {
  const path = '/operator/account';
  return (
    <Page title="Your account" operator={operator} flash={flash}>
      <PageTitle>{operator.name}</PageTitle>
      <p className="kind">{formatRoles(operator.roles)}</p>
      <SessionsCard
        sessions={sessions}
        path={path}
        now={now}
        beside={
          sessions.length > 1 && (
            <PostButton action={`${path}/sessions/end-others`}>End all others</PostButton>
          )
        }
      />
      <PasskeysCard
        passkeys={passkeys}
        path={path}
        removable={passkeys.length > 1}
        now={now}
        beside={<PostButton action={`${path}/passkeys`}>Add a passkey</PostButton>}
      />
    </Page>
  );
}
