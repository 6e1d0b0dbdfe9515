/** Entry of the module for checkouts in a window, downloaded on demand. */
import { buildAppearanceQuery } from '@tamarack/core/appearance/appearance';
import { brand } from '@tamarack/core/brand';
import type { SessionInfo } from '@tamarack/core/protocol/mount';
import { type OpenCheckout, type Outcome, toOutcome } from '@tamarack/core/protocol/opening';
import { FIRST_OUTCOME_PAUSE, OUTCOME_TIMEOUT } from '@tamarack/core/protocol/outcome-pauses';
import { createFailure, readSession } from '@tamarack/core/protocol/request';
import type { CheckoutFailureCode } from '@tamarack/core/protocol/session-failure';
import {
  buildConnectQuery,
  buildReturnUrl,
  connectPath,
  consentParameter,
  type Ending,
  endingReceived,
  isEndingMessage,
  isWindowStateMessage,
  languageParameters,
  type WindowState,
} from '@tamarack/core/protocol/standalone';
import { emit, emitOutcome } from './emit';
import type { OpeningOptions } from './request';

/** Milliseconds between checks whether the window is closed, for which there is no event. */
const POLL_INTERVAL = 500;

/** The server's response: one of an older release has only a problem's status. */
interface WindowOutcome {
  readonly outcome?: Ending['type'] | null;
  readonly redirectUrl?: string | null;
  readonly status?: number;
}

/** The page that opened the window follows the address itself: a window of any version names it. */
const withReturnUrl = (ending: Ending): Ending => ({
  ...ending,
  returnUrl: buildReturnUrl(ending) ?? undefined,
});

/**
 * The outcome that the server knows of a closed window, which told none: the customer, or the page, closed it too early.
 * Undefined without one, or without a response. A change that was on its way has its time to arrive. The server ends the
 * tokens of both sessions.
 */
const findEnding = async (
  apiUrl: string,
  opened: SessionInfo | Promise<SessionInfo>,
  { outcomeToken, changeTime = 0 }: WindowState,
): Promise<Ending | undefined> => {
  const { sessionToken, checkoutId } = await opened;
  const end = Date.now() + changeTime;
  for (let pause = FIRST_OUTCOME_PAUSE; ; pause = Math.min(2 * pause, OUTCOME_TIMEOUT)) {
    // a text needs no preflight, and to another origin no cookie is sent
    const found = (await fetch(`${apiUrl}/v1/application/outcome`, {
      method: 'POST',
      body: JSON.stringify({ sessionToken, checkoutId, outcomeToken }),
      signal: AbortSignal.timeout(OUTCOME_TIMEOUT),
    })
      .then((response) => response.json())
      .catch(() => ({}))) as WindowOutcome;
    if (found.outcome)
      return { type: found.outcome, sessionToken, checkoutId, redirectUrl: found.redirectUrl };
    if (found.status === 401 || Date.now() >= end) return undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

const unheard: WindowState = { ending: null, failure: null };

const toError = (code: CheckoutFailureCode) => createFailure(code, 'The checkout failed', true);

/**
 * Waits for the outcome of a checkout in the provider's window.
 *
 * @param session of this page; undefined from a loader or a dialog of an older release
 */
export const follow = (
  child: Window,
  apiUrl: string,
  session?: SessionInfo | Promise<SessionInfo>,
): Promise<Outcome> =>
  new Promise((resolve) => {
    /** Known while the window still shows it. */
    let ending: Ending | undefined;
    /** The outcome if the customer closes the window with the browser's own controls. */
    let state = unheard;
    const report = (reported: Ending) => {
      // a refreshed window reports its outcome again
      if (!ending) emitOutcome(reported);
      ending ??= withReturnUrl(reported);
    };
    const end = async () => {
      clearInterval(timer);
      removeEventListener('message', onMessage);
      // a page whose policy cuts the window off takes it for closed
      if (state === unheard && !ending)
        // biome-ignore lint/suspicious/noConsole: written for the page's developer
        console.warn(
          `${brand.product}: the window closed without an outcome. If it is still open, set Cross-Origin-Opener-Policy: same-origin-allow-popups on this page.`,
        );
      const found =
        state.ending ?? (session && !ending && (await findEnding(apiUrl, session, state).catch(() => null)));
      if (found) report(found);
      emit('closed');
      if (state.failure && !ending) return resolve({ status: 'failed', error: toError(state.failure) });
      if (ending?.returnUrl) location.assign(ending.returnUrl);
      resolve(toOutcome(ending));
    };
    const onMessage = ({ data, origin, source }: MessageEvent) => {
      if (source !== child || origin !== new URL(apiUrl).origin) return;
      if (isWindowStateMessage(data)) {
        const { failure, route } = data.state;
        if (failure && failure !== state.failure) emit('error', toError(failure));
        if (route && route !== state.route) emit('step', { route });
        state = data.state;
      }
      if (!isEndingMessage(data)) return;
      report(data.ending);
      if (data.open) return;
      child.postMessage(endingReceived, origin);
      void end();
    };
    emit('opened');
    const timer = setInterval(() => child.closed && void end(), POLL_INTERVAL);
    addEventListener('message', onMessage);
  });

/**
 * Navigates the window to the provider's connect page and waits for its outcome.
 *
 * @param opening `language` is passed as `lng`, the query parameter of language detection, with `forceLanguage`. The provider's
 *   page shows no logo that an address names
 */
export const followWindow = (
  child: Window,
  apiUrl: string,
  session: SessionInfo,
  opening: Partial<OpeningOptions>,
): Promise<Outcome> => {
  // a cached loader of an older release calls this function, and gives less
  const { language, forceLanguage, consent, appearance } = Object(opening) as typeof opening;
  const name = languageParameters[forceLanguage ? 'forced' : 'preferred'];
  const lng = language ? `&${name}=${language}` : '';
  const analytics = consent === undefined ? '' : `&${consentParameter}=${consent === true}`;
  // the connect page requires one; a checkout that the merchant's server created may have none
  const { redirectUrl = location.href.split('#')[0] } = session;
  child.location.replace(
    `${apiUrl}${connectPath}?${buildConnectQuery({ ...session, redirectUrl })}${lng}${analytics}${buildAppearanceQuery(appearance ?? {})}`,
  );
  // for the page's developer, as in a dialog: the window has a console of its own
  if (appearance) import('./appearance').then((code) => code.warnOfAppearance(appearance)).catch(() => {});
  return follow(child, apiUrl, session);
};

/** Waits for the session, and continues in the window that the loader opened. */
export const openCheckout: OpenCheckout = async ({
  body,
  response,
  signal,
  child,
  downloads,
  ...options
}) => {
  const session = await readSession(response, body, downloads.diagnostics);
  if (signal.aborted) return toOutcome(undefined);
  return followWindow(child as Window, options.apiUrl, session, options);
};
