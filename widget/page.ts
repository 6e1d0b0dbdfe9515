/** Entry of the provider's hosted page: the flow in its own window. */
import { requestSources } from '@tamarack/core/brand';
import { createFailure, postCheckout, readSession } from '@tamarack/core/protocol/request';
import type { Ending, WindowState } from '@tamarack/core/protocol/standalone';
import { toSessionFailure } from '@tamarack/core/protocol/to-session-failure';
import { readAddress } from './host/hosted/address';
import { fillWindow } from './host/hosted/fill-window';
import { announce, announceState, finish } from './host/hosted/finish';
import { exchangeSession, openLinkedSession, resumeSession } from './host/hosted/hosted-sessions';
import { readPageAppearance } from './host/hosted/page-appearance';
import { readPageConsent } from './host/hosted/page-consent';
import { readPageLanguage } from './host/hosted/page-language';
import { detectLanguage, rememberLanguage } from './host/language';
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
  if (!from.merchantKey && from.body.requestSource !== requestSources.invoice)
    throw createFailure('noMerchant', 'The address has neither a merchantKey nor a link');
  const send = (url: string, init: RequestInit) => fetch(url, init);
  const body = { ...from.body, language: forced ?? detectLanguage(preferred) };
  const credentials = from.merchantKey ? { merchantKey: from.merchantKey } : {};
  const requested = await readSession(postCheckout(send, origin, credentials, body), body, async () => ({
    toSessionFailure,
  }));
  // the new session works, only a refresh will not resume it
  const { firstScreen } = requested;
  return exchangeSession(requested).then(
    (exchanged) => ({ ...exchanged, firstScreen }),
    () => requested,
  );
};

const { forced, preferred } = readPageLanguage(query, hash);
if (forced) rememberLanguage(forced); // a refresh no longer has the query
let ending: Ending | undefined;
let isTakenOver = false;
const openedBy = arrival.kind === 'session' ? arrival.session.redirectUrl : undefined;
/** From the server: after a refresh the address no longer names the page that opened the window. */
let registered: string | undefined;
let state: WindowState = { ending: null, failure: null };
const changeState = (change: Partial<WindowState>): void => {
  state = { ...state, ...change };
  announceState(state, registered ?? openedBy);
};
const open = async () => {
  const opened = await session(arrival);
  registered = opened.redirectUrl;
  changeState({ outcomeToken: opened.outcomeToken });
  return opened;
};
mount({
  apiUrl: origin,
  ownPage: true,
  session: open(),
  retrySession: open,
  language: forced ?? preferred,
  forceLanguage: forced !== undefined,
  consent: readPageConsent(query),
  appearance: readPageAppearance(query),
  onPending: changeState,
  onRoute: (route) => changeState({ route }),
  onEvent(event) {
    if (event.type === 'closed') void finish(ending, event.redirectUrl, { openedBy, isTakenOver });
    else if (event.type === 'failure') changeState({ failure: event.code });
    else if (event.type !== 'moved' && !ending) {
      ending = event;
      // the window's own close button runs nothing here
      void announce(event, openedBy).then((taken) => {
        isTakenOver = taken;
      });
    }
  },
});
fillWindow();
