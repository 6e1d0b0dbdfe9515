import { type Action, isDecidedHere } from '@tamarack/core/flow/action-guards';
import type { Language } from '@tamarack/core/language';
import type { ApplicationsService, ApplicationView, Session } from '../../../intake/applications';
import { recordAudit } from '../../../platform/audit';
import { isRefusal, problem } from '../../../platform/errors';
import type { CompletionInput, StartedConnection, VerifiedLogin } from '../logins/attempts';
import type { BankingService } from '../service';

/** Connects an applicant's bank. The aggregator is called between the guard and the transaction, never inside it. */
export interface ConnectService extends ReturnType<typeof createConnectService> {}

export function createConnectService(deps: {
  readonly banking: BankingService;
  readonly applications: ApplicationsService;
  readonly now: () => Date;
}) {
  const { banking, applications, now } = deps;

  const connect = (session: Session, action: Action, login: VerifiedLogin): Promise<ApplicationView> =>
    applications.mutate(session, action, async (trx) => {
      await banking.connect(trx, session.applicationId, login);
      await recordAudit(trx, {
        applicationId: session.applicationId,
        actor: 'applicant',
        act: login.kind === 'bypass' ? 'bank.bypassed' : 'bank.connected',
        details: { connectionId: login.connectionId, institution: login.institution },
        at: now(),
      });
    });

  const verify = async (session: Session, input: CompletionInput): Promise<VerifiedLogin> => {
    try {
      return await banking.verify(session.applicationId, input);
    } catch (error) {
      // an attempt that another one superseded since the check is refused for that reason
      await applications.check(session, 'completeConnection');
      throw error;
    }
  };

  return {
    start: async (session: Session, language: Language): Promise<StartedConnection> => {
      await applications.check(session, 'startConnection');
      return banking.start(session.applicationId, language);
    },

    complete: async (session: Session, input: CompletionInput): Promise<ApplicationView> => {
      try {
        await applications.check(session, 'completeConnection');
        const login = await verify(session, input);
        return await connect(session, 'completeConnection', login);
      } catch (error) {
        // another attempt was faster
        if (isRefusal(error)) await banking.discardUnusedLogin(session.applicationId, input);
        throw error;
      }
    },

    /** Throws `step-not-allowed` outside test environments. */
    bypass: async (session: Session): Promise<ApplicationView> => {
      if (!banking.canBypass) throw problem('step-not-allowed');
      await applications.check(session, 'bypassBank');
      return connect(session, 'bypassBank', await banking.verifyBypass(session.applicationId));
    },

    /** Deletes the login at the aggregator; decisions stay in force. */
    disconnect: (session: Session): Promise<ApplicationView> =>
      applications.mutate(session, 'disconnectBank', (trx, _, facts) =>
        banking.disconnect(trx, session.applicationId, isDecidedHere(facts)),
      ),
  };
}
