import type { BankState } from './accounts/bank-state';
import { institution, toLogin } from './accounts/login';
import { type BankResponse, respondOk, respondWithCode } from './accounts/responses';
import { buildAccounts } from './data/accounts-payload';
import type { WebhookScheduler } from './webhook-scheduler';

export interface AccountsDetailDeps {
  readonly state: BankState;
  readonly webhooks: WebhookScheduler | null;
  readonly now: () => Date;
}

/** The responses of `GetAccountsDetail` and its polling companion for a session. */
export function getAccountsDetail(
  { state, webhooks, now }: AccountsDetailDeps,
  requestId: string,
): BankResponse {
  const session = state.findSession(requestId);
  if (typeof session === 'string') return respondWithCode(session);
  const { loginId, persona, tag } = session;
  if (loginId === null) return respondWithCode('UNAUTHORIZED', { Institution: institution });
  const card = state.cards.find(loginId);
  if (!card) return respondWithCode('SESSION_NONEXISTENT');
  const { pending, dataCode, sessionEnds } = persona.behaviour;
  if (sessionEnds && !state.endedLoginIds.has(loginId)) {
    state.endedLoginIds.add(loginId);
    return respondWithCode('SESSION_EXPIRED');
  }
  if (dataCode) return respondWithCode(dataCode, { Institution: institution });
  session.polls += 1;
  const buildBody = (): Record<string, unknown> => ({
    Accounts: buildAccounts(persona, now(), session.days),
    InstitutionName: institution,
    Login: toLogin(loginId, card),
    InstitutionId: 14,
    Institution: institution,
    RequestId: requestId,
    Tag: tag,
  });
  if (pending && session.polls <= pending.polls && !state.readyLoginIds.has(loginId)) {
    if (Number.isFinite(pending.polls))
      webhooks?.schedule(loginId, () => {
        state.readyLoginIds.add(loginId);
        return { ResponseType: 'GetAccountsDetail', HttpStatusCode: 200, ...buildBody() };
      });
    return respondWithCode(pending.code, { RequestId: requestId });
  }
  return respondOk(buildBody());
}
