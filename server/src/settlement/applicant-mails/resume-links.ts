import { addDays, dateIn, type PlainDate, toDateParts } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { buildResumeUrl, type ResumeLinksService } from '../../intake/sessions';
import type { Executor } from '../../platform/database';
import type { LinkedMessage, ResumeLink } from './compose-message';

/** Lifetime if nothing else limits it. */
const defaultLifetimeDays = 60;

/** Creates resume links for mails about to be sent. */
export function createResumeLinks(deps: {
  readonly database: Executor;
  readonly links: Pick<ResumeLinksService, 'create'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}) {
  const { database, links, publicUrl, now } = deps;
  return async (applicationId: string, message: LinkedMessage, language: Language): Promise<ResumeLink> => {
    const until = 'expiresOn' in message ? message.expiresOn : addDays(dateIn(now()), defaultLifetimeDays);
    const token = await links.create(database, { applicationId, expiresAt: endOfDay(until) });
    return { link: buildResumeUrl(publicUrl, token, language), until };
  };
}

/** Midnight after a day in the provider's standard time, an hour later in summer: never too early. */
function endOfDay(date: PlainDate): Date {
  const { year, month, day } = toDateParts(date);
  return new Date(Date.UTC(year, month - 1, day + 1, 5));
}
