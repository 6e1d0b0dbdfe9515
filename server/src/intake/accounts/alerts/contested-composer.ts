import { dayMs } from '@tamarack/core/calendar/durations';
import { formatMoment } from '@tamarack/core/calendar/format-moment';
import type { Executor } from '../../../platform/database';
import type { Keys } from '../../../platform/keys';
import { composeBrandedMail, type MailComposer } from '../../../platform/mail';
import { findApplication } from '../../applications';
import { buildResumeUrl, type ResumeLinksService } from '../../sessions';
import { contestedTexts } from './contested-texts';

/**
 * Validity of the link. The mail precedes a refused code by less than two days: a number is reported with each code from
 * the places of newcomers, none of them is older than a day when one is refused, and the owner is mailed once a day.
 */
const linkLifeMs = 3 * dayMs;

/** The mail to the owner of a number whose codes others use up. */
export function createContestedNumberComposer(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'decrypt'>;
  readonly links: Pick<ResumeLinksService, 'create'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}): MailComposer {
  const { database, keys, links, publicUrl, now } = deps;
  return {
    compose: async ({ applicationId, recipient }) => {
      if (applicationId === null || recipient === null) return null;
      const application = await findApplication(database, keys, applicationId);
      if (!application) return null;
      const { language } = application;
      const expiresAt = new Date(now().getTime() + linkLifeMs);
      const token = await links.create(database, { applicationId, expiresAt });
      const { subject, lead, how, button, until, fine } = contestedTexts[language];
      return composeBrandedMail(recipient, language, subject, [
        lead,
        how,
        { link: buildResumeUrl(publicUrl, token, language), label: button },
        until(formatMoment(expiresAt, language)),
        fine,
      ]);
    },
  };
}
