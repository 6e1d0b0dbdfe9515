/** Entry of the provider's hosted page: the flow in its own window. */
import { createFailure, requestSession } from '@tamarack/core/protocol/request';
import type { Ending } from '@tamarack/core/protocol/standalone';
import { readAddress } from './host/hosted/address';
import { announce, finish } from './host/hosted/finish';
import { exchangeSession, openLinkedSession, resumeSession } from './host/hosted/hosted-sessions';
import { detectLanguage, parseLanguage, rememberLanguage } from './host/language';
import { type Arrival, LINK_PARAMETER, readQuery } from './hosted/read-query';
import { mount } from './index';

const { origin, pathname, query, hash } = readAddress(LINK_PARAMETER);
const arrival = readQuery(pathname, query, hash);

const session = async (from: Arrival) => {
  if (from.kind === 'session') return exchangeSession(from.session);
  if (from.kind === 'link') return openLinkedSession(from.token);
  if (from.kind === 'incomplete') throw createFailure('general', 'Missing required checkout parameters');
  const resumed = query.size > 0 ? null : await resumeSession();
  if (resumed) return resumed;
  const send = (url: string, init: RequestInit) => fetch(url, init);
  const requested = await requestSession(send, origin, from.merchantKey, {
    ...from.body,
    language: language ?? detectLanguage(),
  });
  // the new session works, only a refresh will not resume it
  return exchangeSession(requested).catch(() => requested);
};

const language = parseLanguage(query.get('lng') ?? hash.get('lng'));
if (language) rememberLanguage(language); // a refresh no longer has the query
let ending: Ending | undefined;
let isTakenOver = false;
const openedBy = arrival.kind === 'session' ? arrival.session.redirectUrl : undefined;
mount({
  apiUrl: origin,
  ownPage: true,
  session: session(arrival),
  retrySession: () => session(arrival),
  language,
  onEvent(event) {
    if (event.type === 'closed') void finish(ending, event.redirectUrl, { openedBy, isTakenOver });
    else if (event.type !== 'moved' && !ending) {
      ending = event;
      // the window's own close button runs nothing here
      void announce(event, openedBy).then((taken) => {
        isTakenOver = taken;
      });
    }
  },
});
