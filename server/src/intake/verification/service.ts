import type { Language } from '@tamarack/core/language';
import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import { normalizePhone, validatePhone } from '@tamarack/core/validation/phone';
import { normalizeCode, validateCode } from '@tamarack/core/validation/verification-code';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction } from '../../platform/database';
import { type ProblemError, problem } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { type Messages, type Refusal, type SendOutcome, sendAgain } from '../../platform/mail';
import type { ApplicationsService, ApplicationView, Session, Work } from '../applications';
import { endOtherDevices, type SessionsService } from '../sessions';
import { createCodes, type HashCost } from './code';
import { settleCheck } from './confirm';
import { verificationLimits as limits, type PumpCap, sendsKeptMs } from './limits';
import * as codeRows from './repository';
import { createSendBook, type Look, type Target } from './send';
import type { Channel } from './tables';
import { verificationMail, verificationSms } from './verification-messages';

interface SendRequest {
  /** Phone number or email address as typed; ignored in a locked session. */
  readonly to: string;
  readonly language: Language;
  /** Network address of the caller. */
  readonly ip: string;
}

interface Prepared {
  readonly target: Target;
  readonly code: string;
  readonly hash: Promise<string>;
}

export interface VerificationService {
  sendPhoneCode(session: Session, request: SendRequest): Promise<ApplicationView>;
  sendEmailCode(session: Session, request: SendRequest): Promise<ApplicationView>;
  confirm(session: Session, channel: Channel, code: string): Promise<ApplicationView>;
  /** Another number or address: removes the verified or pending one. */
  change(session: Session, channel: Channel): Promise<ApplicationView>;
  /** Removes sends and locks that no rule reads any more. */
  sweep(): Promise<void>;
}

const acts = {
  phone: { send: 'sendPhoneCode', confirm: 'confirmPhoneCode', change: 'changePhone' },
  email: { send: 'sendEmailCode', confirm: 'confirmEmailCode', change: 'changeEmail' },
} as const;

export function createVerificationService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly messages: Messages;
  readonly applications: ApplicationsService;
  readonly sessions: Pick<SessionsService, 'unlock'>;
  readonly caps: readonly PumpCap[];
  readonly hashCost: HashCost;
  readonly now: () => Date;
}): VerificationService {
  const { database, keys, messages, applications, sessions, now } = deps;
  const codes = createCodes(keys, deps.hashCost);
  const book = createSendBook(deps);

  /** A code and its slow hash, computed while the database and the carrier are queried. */
  const prepare = (target: Target): Prepared => {
    const code = codes.make();
    const hash = codes.hash(code, target);
    // awaited once the send is admitted; a refused send ignores it
    hash.catch(() => undefined);
    return { target, code, hash };
  };

  /** Stores the code, then sends it outside any transaction; a failed send is undone. */
  const send = async (
    session: Session,
    { target, code, hash: slow }: Prepared,
    deliver: (code: string, sendId: string) => Promise<SendOutcome>,
  ): Promise<ApplicationView> => {
    const hash = await slow;
    let sendId = '';
    await applications.change(session, acts[target.channel].send, async (trx, application) => {
      // replaced by another one since it was looked up
      if (session.locked && application.phone !== target.destination) throw problem('session-expired');
      await book.hold(trx, target);
      const look = await book.look(trx, target);
      if (look.refusal) throw look.refusal;
      sendId = await book.record(trx, target, look.code, hash);
    });
    const outcome = await deliver(code, sendId);
    if (!outcome.sent) {
      const counted = outcome.reason !== 'unavailable';
      await inTransaction(database, (trx) => book.undo(trx, target, sendId, hash, counted));
      throw refused(outcome.reason);
    }
    return applications.view(session);
  };

  /** The first check, before anything costs money: step, delays and caps. Returns the previous code. */
  const admit = async (session: Session, target: Target): Promise<Look['code']> => {
    await applications.check(session, acts[target.channel].send);
    const { code, refusal } = await book.look(database, target);
    if (refusal) throw refusal;
    return code;
  };

  return {
    sendPhoneCode: async (session, { to, language, ip }) => {
      const phone = session.locked ? await applications.lockedPhone(database, session) : readPhone(to);
      const { applicationId } = session;
      const target: Target = { applicationId, channel: 'phone', destination: phone, ip };
      const prepared = prepare(target);
      const pending = await admit(session, target);
      if (pending?.destination !== phone) await refuseLine(phone);
      return send(session, prepared, (code) =>
        messages.sendSms(verificationSms({ to: phone, code, minutes: limits.lifeMs / 60_000, language })),
      );
    },

    sendEmailCode: async (session, { to, language, ip }) => {
      const wrong = validateEmail(to);
      if (wrong) throw problem('validation-failed', { errors: [{ path: '/email', code: wrong }] });
      const email = normalizeEmail(to);
      const target: Target = {
        applicationId: session.applicationId,
        channel: 'email',
        destination: email,
        ip,
      };
      const prepared = prepare(target);
      await admit(session, target);
      return send(session, prepared, (code, id) => {
        const mail = verificationMail({ to: email, code, minutes: limits.lifeMs / 60_000, language });
        return sendAgain(() => messages.sendMail({ id, ...mail }));
      });
    },

    confirm: async (session, channel, text) => {
      const wrong = validateCode(text);
      if (wrong) throw problem('validation-failed', { errors: [{ path: '/code', code: wrong }] });
      const { applicationId } = session;
      const code = await codeRows.findCode(database, applicationId, channel);
      const kept = code && {
        hash: code.hash,
        binding: { applicationId, channel, destination: code.destination },
      };
      // deliberately slow, hence before the lock is taken; runs whether there is a code or not
      const matches = await codes.matches(normalizeCode(text), kept ?? null);
      const check: Work = (trx, application) =>
        settleCheck(
          trx,
          application,
          { channel, comparedWith: code?.hash ?? null, matches },
          {
            book,
            now,
            accept: async (destination) => {
              if (channel === 'email') return applications.acceptEmail(trx, application, destination);
              // from here on there is data to see: a session that has proven nothing is excluded
              await endOtherDevices(trx, session.sessionId, now());
              if (!session.locked) return applications.acceptPhone(trx, application, destination);
              if (destination !== application.phone) throw problem('session-expired');
              await sessions.unlock(trx, session);
              return applications.takeUp(trx, application);
            },
          },
        );
      const act = acts[channel].confirm;
      if (!session.locked) return applications.mutate(session, act, check);
      await applications.change(session, act, check);
      return applications.view({ ...session, locked: false });
    },

    change: (session, channel) =>
      applications.mutate(session, acts[channel].change, async (trx, application) => {
        await book.retire(trx, application.id, channel);
        // a pending email address belongs to the owner of the previous number
        if (channel === 'phone') await book.retire(trx, application.id, 'email');
        await applications.forget(trx, application, channel);
        await recordAudit(trx, {
          applicationId: application.id,
          actor: 'applicant',
          act: `verification.${channel}Changed`,
          at: now(),
        });
      }),

    sweep: () => codeRows.removeOlderThan(database, new Date(now().getTime() - sendsKeptMs)),
  };

  async function refuseLine(phone: string): Promise<void> {
    const line = await messages.lookUpLine(phone);
    if (line.country !== null && line.country !== 'CA') throw refused('foreign');
    if (line.kind === 'landline') throw refused('landline');
  }
}

/** E.164. Throws the validation problem. */
function readPhone(typed: string): string {
  const wrong = validatePhone(typed);
  if (wrong === 'phoneCountry') throw problem('unsupported-country-phone-number-exception');
  const phone = normalizePhone(typed);
  if (phone !== null) return phone;
  throw problem('validation-failed', { errors: [{ path: '/phone', code: wrong ?? 'phoneInvalid' }] });
}

function refused(reason: Refusal): ProblemError {
  if (reason === 'landline') return problem('landline-phone-number-type-exception');
  if (reason === 'foreign') return problem('unsupported-country-phone-number-exception');
  return problem('unable-to-send-verification-code-exception');
}
