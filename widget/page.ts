/** Entry of the provider's hosted page: the same flow in a window of its own. */
import { createFailure, requestSession } from '@tamarack/core/protocol/request';
import { buildReturnUrl, type Ending } from '@tamarack/core/protocol/standalone';
import { detectLanguage, knownLanguage, rememberLanguage } from './host/language';
import { finish } from './hosted/finish';
import { linkedSession, ownSession, resumedSession } from './hosted/own-session';
import { type Arrival, readHash, readQuery } from './hosted/read-query';
import { mount } from './index';

const { origin, pathname, search } = location;
const query = new URLSearchParams(search);
const hash = readHash(location.hash);
const arrival = readQuery(pathname, query, hash);
// Read once: a session must not stay in the address bar, in the history or in a referrer.
history.replaceState(history.state, '', pathname);
// A link from a mail that is opened in this very tab changes no more than what stands behind the #.
addEventListener('hashchange', () => {
  if (readHash(location.hash).has('resume')) location.reload();
});

const session = async (from: Arrival) => {
  if (from.kind === 'session') return ownSession(from.session);
  if (from.kind === 'link') return linkedSession(from.token);
  if (from.kind === 'incomplete') throw createFailure('general', 'Missing required checkout parameters');
  const resumed = search ? null : await resumedSession();
  if (resumed) return resumed;
  const send = (url: string, init: RequestInit) => fetch(url, init);
  const requested = await requestSession(send, origin, from.merchantKey, {
    ...from.body,
    language: language ?? detectLanguage(),
  });
  // nobody else knows it: it serves, only a refresh will not resume
  return ownSession(requested).catch(() => requested);
};

const language = knownLanguage(query.get('lng') ?? hash.get('lng'));
if (language) rememberLanguage(language); // a refresh finds no query any more
let ending: Ending | undefined;
const handle = mount({
  apiUrl: origin,
  ownPage: true,
  session: session(arrival),
  retrySession: () => session(arrival),
  language,
  onEvent(event) {
    if (event.type === 'closed') void finish(ending, event.redirectUrl);
    else if (!ending) {
      ending = event;
      if (window.opener || buildReturnUrl(event)) handle.unmount();
    }
  },
});
