import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { ResumeLinksService } from '../../intake/sessions';
import type { Executor } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import type { MailComposer } from '../../platform/mail';
import { composeLinkedMail, composePlainMail, needsLink } from './compose-message';
import { type ApplicantMailKind, readMessage } from './read-message';
import { findRecipient } from './repository';
import { createResumeLinks } from './resume-links';

/** Composers of the mails to an applicant about their application. */
export function createApplicantMailComposers(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly links: Pick<ResumeLinksService, 'create'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}): Readonly<Record<ApplicantMailKind, MailComposer>> {
  const { database, keys, now } = deps;
  const createLink = createResumeLinks(deps);

  const createComposer = (kind: ApplicantMailKind): MailComposer => ({
    compose: async ({ applicationId, about }) => {
      const recipient =
        applicationId === null ? undefined : await findRecipient(database, keys, applicationId);
      if (!recipient || recipient.email === null) return null;
      const { email: to, language, merchant } = recipient;
      const message = await readMessage[kind](database, about, recipient);
      if (message === null) return null;
      const context = { language, merchant, today: dateIn(now()) };
      if (!needsLink(message)) return { to, ...composePlainMail(message, context) };
      const link = await createLink(recipient.applicationId, message, language);
      return { to, ...composeLinkedMail(message, link, context) };
    },
  });

  return {
    documentsReceived: createComposer('documentsReceived'),
    applicationReceived: createComposer('applicationReceived'),
    approved: createComposer('approved'),
    preQualified: createComposer('preQualified'),
    rejected: createComposer('rejected'),
    moreAsked: createComposer('moreAsked'),
    invoicePaid: createComposer('invoicePaid'),
    purchaseCaptured: createComposer('purchaseCaptured'),
    purchaseReleased: createComposer('purchaseReleased'),
    purchaseRefunded: createComposer('purchaseRefunded'),
  };
}
