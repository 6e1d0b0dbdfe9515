import { type Answer, coded, ok } from './accounts/answers';
import { institution, loginOf } from './accounts/login';
import type { BankState } from './accounts/state';
import { accountsOf } from './data/payload';
import type { Messenger } from './messenger';

export interface DetailDeps {
  readonly state: BankState;
  readonly messenger: Messenger | null;
  readonly now: () => Date;
}

/** The responses of `GetAccountsDetail` and its polling companion for a session. */
export function detail({ state, messenger, now }: DetailDeps, requestId: string): Answer {
  const session = state.session(requestId);
  if (typeof session === 'string') return coded(session);
  const { loginId, persona, tag } = session;
  if (loginId === null) return coded('UNAUTHORIZED', { Institution: institution });
  const card = state.cards.find(loginId);
  if (!card) return coded('SESSION_NONEXISTENT');
  const { pending, dataCode, sessionEnds } = persona.behaviour;
  if (sessionEnds && !state.ended.has(loginId)) {
    state.ended.add(loginId);
    return coded('SESSION_EXPIRED');
  }
  if (dataCode) return coded(dataCode, { Institution: institution });
  session.polls += 1;
  const told = (): Record<string, unknown> => ({
    Accounts: accountsOf(persona, now(), session.days),
    InstitutionName: institution,
    Login: loginOf(loginId, card),
    InstitutionId: 14,
    Institution: institution,
    RequestId: requestId,
    Tag: tag,
  });
  if (pending && session.polls <= pending.polls && !state.ready.has(loginId)) {
    if (Number.isFinite(pending.polls))
      messenger?.plan(loginId, () => {
        state.ready.add(loginId);
        return { ResponseType: 'GetAccountsDetail', HttpStatusCode: 200, ...told() };
      });
    return coded(pending.code, { RequestId: requestId });
  }
  return ok(told());
}
