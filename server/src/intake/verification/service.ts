import type { Language } from '@tamarack/core/language';
import { normalizeCode, validateCode } from '@tamarack/core/validation/verification-code';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { type ProblemError, problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { type Messages, type Refusal, type SendOutcome, sendWithRetries } from '../../platform/mail';
import type { AccountsService } from '../accounts';
import type { ApplicationRow, ApplicationsService, ApplicationView, Session, Work } from '../applications';
import {
  type Caller,
  type DevicesService,
  endOtherDevices,
  type FramesService,
  type SessionsService,
} from '../sessions';
import { applyCodeCheck } from './codes/apply-code-check';
import { createCodeSendPolicy, type SendCheck, type Target } from './codes/code-send-policy';
import { createCodes, type HashCost } from './codes/codes';
import { hashDestination } from './codes/pending-codes';
import {
  type ContestedAlarm,
  destinationLimits,
  verificationLimits as limits,
  type ManyNumbersAlarm,
  type PumpCap,
  type RaisedAlarm,
  sendRetentionMs,
} from './limits';
import { parseEmail, parsePhone } from './parse-contact';
import * as codeRows from './repository';
import type { VerificationChannel } from './tables';
import { composeVerificationMail, composeVerificationSms } from './verification-messages';

interface SendRequest {
  /**
   * Phone number or email address as typed; ignored in a locked session. Null: the email address that the last code was
   * sent to. Without one, and for an empty number, the code goes to the contact that the merchant passed.
   */
  readonly to: string | null;
  readonly language: Language;
  /** Network address of the caller. */
  readonly ip: string;
}

interface PreparedCode {
  readonly target: Target;
  readonly code: string;
  readonly hash: Promise<string>;
}

export interface VerificationService extends ReturnType<typeof createVerificationService> {}

const actions = {
  phone: { send: 'sendPhoneCode', confirm: 'confirmPhoneCode', change: 'changePhone' },
  email: { send: 'sendEmailCode', confirm: 'confirmEmailCode', change: 'changeEmail' },
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
  readonly caps: readonly PumpCap[];
  readonly alarm: ManyNumbersAlarm;
  readonly raiseAlarm: (raised: RaisedAlarm) => void;
  readonly raiseContested: (raised: ContestedAlarm) => void;
  readonly hashCost: HashCost;
  readonly now: () => Date;
}) {
  const { database, keys, messages, applications, sessions, frames, devices, accounts, now } = deps;
  const codes = createCodes(keys, deps.hashCost);
  const policy = createCodeSendPolicy(deps);

  /** A code and its slow hash, computed while the database and the carrier are queried. */
  const prepare = (target: Target): PreparedCode => {
    const code = codes.generate();
    const hash = codes.hash(code, target);
    // awaited once the send is admitted; a refused send ignores it
    hash.catch(() => undefined);
    return { target, code, hash };
  };

  /** Stores the code, then sends it outside any transaction; a failed send is undone. */
  const send = async (
    session: Session,
    { target, code, hash: hashPromise }: PreparedCode,
    deliver: (code: string, sendId: string) => Promise<SendOutcome>,
  ): Promise<ApplicationView> => {
    const hash = await hashPromise;
    let sendId = '';
    await applications.mutateWithoutView(session, actions[target.channel].send, async (trx, application) => {
      // replaced by another one since it was looked up
      if (session.locked && (await applications.getProofDestination(trx, session)) !== target.destination)
        throw problem('session-expired');
      await policy.lockSends(trx, target);
      const sendCheck = await policy.check(trx, target);
      if (sendCheck.refusal) throw sendCheck.refusal;
      if (!session.locked)
        await applications.replacePrefilled(trx, application, target.channel, target.destination);
      sendId = await policy.recordSend(trx, target, sendCheck, hash);
    });
    const outcome = await deliver(code, sendId);
    if (!outcome.sent) {
      const counted = outcome.reason !== 'unavailable';
      await inTransaction(database, (trx) => policy.undoSend(trx, target, sendId, hash, counted));
      throw toProblem(outcome.reason);
    }
    return applications.view(session);
  };

  /** The first check, before anything costs money: step, delays and caps. Returns the previous code. */
  const checkSend = async (session: Session, target: Target): Promise<SendCheck['code']> => {
    await applications.check(session, actions[target.channel].send);
    const { code, refusal } = await policy.check(database, target);
    if (refusal) throw refusal;
    return code;
  };

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
    sendPhoneCode: async (session: Session, { to, language, ip }: SendRequest): Promise<ApplicationView> => {
      await checkDue(session, 'phone');
      const phone = session.locked
        ? await applications.getProofDestination(database, session)
        : parsePhone(to || ((await applications.findPrefilled(session, 'phone')) ?? ''));
      const { applicationId } = session;
      // a locked session is of an application whose number was verified, or opened by a link of ours
      const isOwner =
        session.locked ||
        (await devices.isKnown(database, session, { ip, numberHash: hashDestination(keys, 'phone', phone) }));
      const target: Target = { applicationId, channel: 'phone', destination: phone, ip, isOwner };
      const prepared = prepare(target);
      const pending = await checkSend(session, target);
      if (pending?.destination !== phone) await checkLine(phone);
      return send(session, prepared, (code) =>
        messages.sendSms(
          composeVerificationSms({ to: phone, code, minutes: limits.lifetimeMs / 60_000, language }),
        ),
      );
    },

    sendEmailCode: async (session: Session, { to, language, ip }: SendRequest): Promise<ApplicationView> => {
      await checkDue(session, 'email');
      const email = session.locked
        ? await applications.getProofDestination(database, session)
        : parseEmail(to ?? (await findKnownEmail(session)));
      const target: Target = {
        applicationId: session.applicationId,
        channel: 'email',
        destination: email,
        ip,
        // the phone was proven
        isOwner: session.locked,
      };
      const prepared = prepare(target);
      await checkSend(session, target);
      return send(session, prepared, (code, id) => {
        const mail = composeVerificationMail({
          to: email,
          code,
          minutes: limits.lifetimeMs / 60_000,
          language,
        });
        return sendWithRetries(() => messages.sendMail({ id, ...mail }));
      });
    },

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

  /** The contact of the last code; before the first one, the merchant's. */
  async function findKnownEmail(session: Session): Promise<string> {
    const code = await codeRows.findCode(database, keys, session.applicationId, 'email');
    return code?.destination ?? (await applications.findPrefilled(session, 'email')) ?? '';
  }

  /** A locked session gets the code that is due and no other. */
  async function checkDue(session: Session, channel: VerificationChannel): Promise<void> {
    if (session.locked) await applications.check(session, actions[channel].send);
  }

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

  async function checkLine(phone: string): Promise<void> {
    const line = await messages.lookUpLine(phone);
    if (line.country !== null && line.country !== 'CA') throw toProblem('foreign');
    if (line.kind === 'landline') throw toProblem('landline');
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

function toProblem(reason: Refusal): ProblemError {
  if (reason === 'landline') return problem('landline-phone-number-type-exception');
  if (reason === 'foreign') return problem('unsupported-country-phone-number-exception');
  return problem('unable-to-send-verification-code-exception');
}
