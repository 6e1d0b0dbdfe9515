import { dateIn } from '@tamarack/core/calendar/plain-date';
import type { LinksService } from '../../intake/sessions';
import type { Executor } from '../../platform/database';
import type { MailComposer } from '../../platform/mail';
import { composeLinkedMail, composePlainMail, needsLink } from './compose-message';
import { type ApplicantMailKind, readMessage } from './read-message';
import { findRecipient } from './repository';
import { createResumeLinks } from './resume-links';

/** Composers of the mails to an applicant about their application. */
export function createApplicantMailComposers(deps: {
  readonly database: Executor;
  readonly links: Pick<LinksService, 'create'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}): Readonly<Record<ApplicantMailKind, MailComposer>> {
  const { database, now } = deps;
  const createLink = createResumeLinks(deps);

  const composer = (kind: ApplicantMailKind): MailComposer => ({
    compose: async ({ applicationId, about }) => {
      const recipient = applicationId === null ? undefined : await findRecipient(database, applicationId);
      if (!recipient || recipient.email === null) return null;
      const { email: to, language } = recipient;
      const message = await readMessage[kind](database, about, recipient);
      if (message === null) return null;
      const reading = { language, today: dateIn(now()) };
      if (!needsLink(message)) return { to, ...composePlainMail(message, reading) };
      const link = await createLink(recipient.applicationId, message, language);
      return { to, ...composeLinkedMail(message, link, reading) };
    },
  });

  return {
    documentsReceived: composer('documentsReceived'),
    applicationReceived: composer('applicationReceived'),
    approved: composer('approved'),
    preQualified: composer('preQualified'),
    rejected: composer('rejected'),
    moreAsked: composer('moreAsked'),
    invoicePaid: composer('invoicePaid'),
  };
}
