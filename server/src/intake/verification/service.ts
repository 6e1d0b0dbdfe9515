import { normalizeCode, validateCode } from '@tamarack/core/validation/verification-code';
import { recordAudit } from '../../platform/audit';
import type { Executor } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import type { Messages } from '../../platform/mail';
import type { AccountsService, ContestedNumbers } from '../accounts';
import type { ApplicationRow, ApplicationsService, ApplicationView, Session, Work } from '../applications';
import {
  type Caller,
  type DevicesService,
  endOtherDevices,
  type FramesService,
  type SessionsService,
} from '../sessions';
import { applyCodeCheck } from './codes/apply-code-check';
import { createCodeSendPolicy } from './codes/code-send-policy';
import { createCodes, type HashCost } from './codes/codes';
import { hashDestination } from './codes/pending-codes';
import {
  type ContestedAlarm,
  destinationLimits,
  type ManyNumbersAlarm,
  type PumpCap,
  type RaisedAlarm,
  sendRetentionMs,
} from './limits';
import * as codeRows from './repository';
import { createCodeSending } from './send-codes';
import type { VerificationChannel } from './tables';

export interface VerificationService extends ReturnType<typeof createVerificationService> {}

const actions = {
  phone: { confirm: 'confirmPhoneCode', change: 'changePhone' },
  email: { confirm: 'confirmEmailCode', change: 'changeEmail' },
} as const;

export function createVerificationService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly messages: Messages;
  readonly applications: ApplicationsService;
  readonly sessions: Pick<SessionsService, 'unlock'>;
  readonly frames: Pick<FramesService, 'prove' | 'transferPhoneProofs'>;
  readonly devices: Pick<DevicesService, 'isKnown' | 'remember' | 'transfer'>;
  readonly accounts: Pick<AccountsService, 'recordEmail' | 'reportDevice' | 'reportReleasedNumber'>;
  readonly contestedNumbers: Pick<ContestedNumbers, 'report'>;
  readonly caps: readonly PumpCap[];
  readonly alarm: ManyNumbersAlarm;
  readonly raiseAlarm: (raised: RaisedAlarm) => void;
  readonly raiseContested: (raised: ContestedAlarm) => void;
  readonly hashCost: HashCost;
  readonly now: () => Date;
}) {
  const { database, keys, applications, sessions, frames, devices, accounts, now } = deps;
  const codes = createCodes(keys, deps.hashCost);
  const policy = createCodeSendPolicy(deps);

  const confirm = async (
    session: Session,
    channel: VerificationChannel,
    text: string,
    accept: (proven: ProvenCode) => Promise<Due>,
  ): Promise<ApplicationView> => {
    const errorCode = validateCode(text);
    if (errorCode) throw problem('validation-failed', { errors: [{ path: '/code', code: errorCode }] });
    const { applicationId } = session;
    const code = await codeRows.findCode(database, keys, applicationId, channel);
    const stored = code && {
      hash: code.hash,
      binding: { applicationId, channel, destination: code.destination },
    };
    // deliberately slow, hence before the lock is taken; runs whether there is a code or not
    const matches = await codes.matches(normalizeCode(text), stored ?? null);
    let due = session.proofDue;
    const check: Work = (trx, application) =>
      applyCodeCheck(
        trx,
        application,
        { channel, comparedHash: code?.hash ?? null, matches },
        {
          policy,
          keys,
          now,
          accept: async (destination) => {
            const proven = { trx, session, application, destination };
            due = await accept(proven);
          },
        },
      );
    const act = actions[channel].confirm;
    await applications.mutateWithoutView(session, act, check);
    return applications.view({ ...session, locked: due !== null, proofDue: due });
  };

  return {
    ...createCodeSending({ ...deps, codes, policy }),

    /** @param place the browser and the network, which are known for the number from then on */
    confirmPhone: (session: Session, code: string, place: KnownPlace): Promise<ApplicationView> =>
      confirm(session, 'phone', code, (proven) => acceptPhone(proven, place)),

    confirmEmail: (session: Session, code: string): Promise<ApplicationView> =>
      confirm(session, 'email', code, acceptEmail),

    /** Another number or address: removes the verified or pending one. */
    change: (session: Session, channel: VerificationChannel): Promise<ApplicationView> =>
      applications.mutate(session, actions[channel].change, async (trx, application) => {
        await policy.discardCode(trx, application.id, channel);
        // a pending email address belongs to the owner of the previous number
        if (channel === 'phone') await policy.discardCode(trx, application.id, 'email');
        await applications.removeContact(trx, application, channel);
        await recordAudit(trx, {
          applicationId: application.id,
          actor: 'applicant',
          act: `verification.${channel}Changed`,
          at: now(),
        });
      }),

    /** The phone number belongs to another person by now, who starts as a new customer. */
    startOver: async (session: Session, caller: Caller): Promise<ApplicationView> => {
      await applications.mutateWithoutView(session, 'startOver', async (trx, application) => {
        await policy.discardCode(trx, application.id, 'email');
        const customers = await applications.startOver(trx, application);
        await frames.transferPhoneProofs(trx, session, customers);
        const numberHash = hashDestination(keys, 'phone', application.phone ?? '');
        await devices.transfer(trx, caller, { numberHash, ...customers });
        await accounts.reportReleasedNumber(trx, application);
        await recordAudit(trx, {
          applicationId: application.id,
          actor: 'applicant',
          act: 'account.numberReleased',
          at: now(),
        });
      });
      return applications.view({ ...session, locked: false, proofDue: null });
    },

    /** Removes sends and locks that no rule reads any longer. */
    sweep: (): Promise<void> => {
      const ago = (ms: number): Date => new Date(now().getTime() - ms);
      return codeRows.removeOlderThan(database, {
        before: ago(sendRetentionMs),
        newcomersBefore: ago(destinationLimits.newcomer.newMs),
      });
    },
  };

  /** Returns the proof that comes next. */
  async function acceptPhone(
    { trx, session, application, destination }: ProvenCode,
    place: KnownPlace,
  ): Promise<Due> {
    if (session.locked) {
      if (destination !== application.phone) throw problem('session-expired');
      await sessions.unlock(trx, session);
    }
    const claims = session.locked || (await applications.claimPhone(trx, application, destination));
    const due = await frames.prove(trx, session, 'phone');
    const numberHash = hashDestination(keys, 'phone', destination);
    await devices.remember(trx, session, { ...place, numberHash });
    if (due === null) {
      // the application gets data now: ends the sessions of other devices, which have proven nothing
      await endOtherDevices(trx, session.sessionId, now());
      if (claims) await applications.continueAfterProof(trx, application);
    }
    return due;
  }

  async function acceptEmail({ trx, session, application, destination }: ProvenCode): Promise<Due> {
    if (session.locked) {
      if (destination !== (await applications.getProofDestination(trx, session)))
        throw problem('session-expired');
      const due = await frames.prove(trx, session, 'email');
      await endOtherDevices(trx, session.sessionId, now());
      await accounts.reportDevice(trx, application);
      await applications.continueAfterProof(trx, application);
      return due;
    }
    await applications.acceptEmail(trx, application, destination);
    await accounts.recordEmail(trx, application, destination);
    return frames.prove(trx, session, 'email');
  }
}

type Due = Session['proofDue'];

/** Where a code was confirmed. */
type KnownPlace = Caller & { readonly deviceToken: string };

/** An accepted code, in the mutation that accepted it. */
interface ProvenCode {
  readonly trx: Executor;
  readonly session: Session;
  readonly application: ApplicationRow;
  readonly destination: string;
}
