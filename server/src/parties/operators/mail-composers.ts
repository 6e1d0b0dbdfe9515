import { randomBytes } from 'node:crypto';
import type { AuditSeals } from '../../platform/audit';
import { type Executor, isId } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { MailComposer } from '../../platform/mail';
import { findChange } from './changes/change-repository';
import { createDigestComposer } from './digest/digest';
import { noticeTexts } from './mails/notice-texts';
import { noticeEvents } from './mails/notices';
import { buildOperatorMail } from './mails/operator-mail';
import { findEnrolmentById, setEnrolmentToken } from './passkeys/enrolment-repository';
import { buildEnrolmentUrl } from './passkeys/enrolments';
import { findOperator } from './repository';

const warning = 'If you did not expect this, tell an admin now.';

/** Mails about operators' access. */
export function createOperatorMailComposers(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly auditSeals: Pick<AuditSeals, 'getHead'>;
  readonly publicUrl: string;
  readonly now: () => Date;
}): {
  readonly operatorNotice: MailComposer;
  readonly operatorInvitation: MailComposer;
  readonly operatorDigest: MailComposer;
} {
  const { database, keys, auditSeals, publicUrl, now } = deps;
  const findName = async (id: string | undefined): Promise<string> =>
    (id !== undefined && isId(id) ? (await findOperator(database, id))?.name : undefined) ??
    'The server’s command';

  return {
    operatorDigest: createDigestComposer({ database, auditSeals }),

    operatorNotice: {
      compose: async ({ recipient, details }) => {
        const event = noticeEvents.find((each) => each === details['event']);
        if (recipient === null || !event) return null;
        const { changeId, operatorId, byId, proposedBy } = details;
        const change = changeId === undefined ? undefined : await findChange(database, changeId);
        const { subject, sentence } = noticeTexts[event](
          change?.name ?? (await findName(operatorId)),
          await findName(byId),
          proposedBy === undefined ? null : await findName(proposedBy),
        );
        return buildOperatorMail(recipient, subject, [
          sentence,
          warning,
          { link: `${publicUrl}/operator`, label: 'Open the console' },
        ]);
      },
    },

    operatorInvitation: {
      compose: async ({ about }) => {
        const enrolment = await findEnrolmentById(database, about);
        if (!enrolment || enrolment.usedAt !== null || enrolment.expiresAt <= now()) return null;
        // a retry mails a new token; the one of the attempt before no longer works
        const token = randomBytes(32).toString('base64url');
        await setEnrolmentToken(database, about, keys.hash(token));
        return buildOperatorMail(enrolment.email, 'Create your passkey for the console', [
          `${enrolment.name}, create a passkey on the device that you work on. You log in to the operators’ console with it.`,
          { link: buildEnrolmentUrl(publicUrl, token), label: 'Create a passkey' },
          'The link works once, within 24\u00a0hours.',
          warning,
        ]);
      },
    },
  };
}
