import type { Language } from '@tamarack/core/language';
import { type Executor, inTransaction } from '../../platform/database';
import { type ProblemError, problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { type Messages, type Refusal, type SendOutcome, sendWithRetries } from '../../platform/mail';
import type { ContestedNumbers } from '../accounts';
import type { ApplicationsService, ApplicationView, Session } from '../applications';
import type { DevicesService } from '../sessions';
import type { CodeSendPolicy, SendCheck, Target } from './codes/code-send-policy';
import type { Codes } from './codes/codes';
import { hashDestination } from './codes/pending-codes';
import { verificationLimits as limits } from './limits';
import { parseEmail, parsePhone } from './parse-contact';
import { findCode } from './repository';
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

const sendActions = { phone: 'sendPhoneCode', email: 'sendEmailCode' } as const;

/** Codes that are requested: to which number or address, by which message, and what becomes of one that is not sent. */
export function createCodeSending(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt' | 'keyedHash'>;
  readonly messages: Messages;
  readonly applications: ApplicationsService;
  readonly devices: Pick<DevicesService, 'isKnown'>;
  readonly contestedNumbers: Pick<ContestedNumbers, 'report'>;
  readonly codes: Pick<Codes, 'generate' | 'hash'>;
  readonly policy: CodeSendPolicy;
}) {
  const { database, keys, messages, applications, devices, contestedNumbers, codes, policy } = deps;

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
    await applications.mutateWithoutView(session, sendActions[target.channel], async (trx, application) => {
      // replaced by another one since it was looked up
      if (session.locked && (await applications.getProofDestination(trx, session)) !== target.destination)
        throw problem('session-expired');
      await policy.lockSends(trx, target);
      const sendCheck = await policy.check(trx, target);
      if (sendCheck.refusal) throw sendCheck.refusal;
      if (!session.locked)
        await applications.replacePrefilled(trx, application, target.channel, target.destination);
      sendId = await policy.recordSend(trx, target, sendCheck, hash);
      if (target.channel === 'phone' && sendCheck.place.share === 'newcomer')
        await contestedNumbers.report(trx, target.destination);
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
    await applications.check(session, sendActions[target.channel]);
    const { code, refusal } = await policy.check(database, target);
    if (refusal) throw refusal;
    return code;
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
  };

  /** The contact of the last code; before the first one, the merchant's. */
  async function findKnownEmail(session: Session): Promise<string> {
    const code = await findCode(database, keys, session.applicationId, 'email');
    return code?.destination ?? (await applications.findPrefilled(session, 'email')) ?? '';
  }

  /** A locked session gets the code that is due and no other. */
  async function checkDue(session: Session, channel: VerificationChannel): Promise<void> {
    if (session.locked) await applications.check(session, sendActions[channel]);
  }

  async function checkLine(phone: string): Promise<void> {
    const line = await messages.lookUpLine(phone);
    if (line.country !== null && line.country !== 'CA') throw toProblem('foreign');
    if (line.kind === 'landline') throw toProblem('landline');
  }
}

function toProblem(reason: Refusal): ProblemError {
  if (reason === 'landline') return problem('landline-phone-number-type-exception');
  if (reason === 'foreign') return problem('unsupported-country-phone-number-exception');
  return problem('unable-to-send-verification-code-exception');
}
