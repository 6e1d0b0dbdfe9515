import { addDays, dateIn, type PlainDate, toDateParts } from '@tamarack/core/calendar/plain-date';
import { connectPath } from '@tamarack/core/protocol/standalone';
import type { LinksService } from '../../intake/sessions';
import type { Executor } from '../../platform/database';
import type { LinkedMessage, ResumeLink } from './compose-message';

/** Where nothing else says how long. */
const days = 60;

/** Makes resume links, for mails that are about to be sent. */
export function createResumeLinks(deps: {
  readonly database: Executor;
  readonly links: Pick<LinksService, 'create'>;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}) {
  const { database, links, publicUrl, now } = deps;
  return async (
    applicationId: string,
    message: LinkedMessage,
    language: 'en' | 'fr',
  ): Promise<ResumeLink> => {
    const until = 'expiresOn' in message ? message.expiresOn : addDays(dateIn(now()), days);
    const token = await links.create(database, { applicationId, expiresAt: endOf(until) });
    // behind the #: it is in no request, no log and no referrer
    return { link: `${publicUrl}${connectPath}#resume=${token}&lng=${language}`, until };
  };
}

/** Midnight after a day where winter time holds in the provider's zone, an hour later in summer: never too early. */
function endOf(date: PlainDate): Date {
  const { year, month, day } = toDateParts(date);
  return new Date(Date.UTC(year, month - 1, day + 1, 5));
}
