import { addDays, dateIn, type PlainDate, toDateParts } from '@tamarack/core/calendar/plain-date';
import type { Language } from '@tamarack/core/language';
import { connectPath } from '@tamarack/core/protocol/standalone';
import type { Executor } from '../../platform/database/executor';
import type { LinkedNews, WayBack } from './application-mail';

export interface LinksPort {
  /** Answers the token. */
  create(
    executor: Executor,
    link: { readonly applicationId: string; readonly expiresAt: Date },
  ): Promise<string>;
}

/** Where nothing else says how long. */
const days = 60;

/** Makes ways back to applications, for mails that are about to be sent. */
export function createWaysBack(deps: {
  readonly database: Executor;
  readonly links: LinksPort;
  /** Origin of the hosted page. */
  readonly publicUrl: string;
  readonly now: () => Date;
}) {
  const { database, links, publicUrl, now } = deps;
  return async (applicationId: string, news: LinkedNews, language: Language): Promise<WayBack> => {
    const until = 'expiresOn' in news ? news.expiresOn : addDays(dateIn(now()), days);
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
