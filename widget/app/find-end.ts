import { getCurrentStep } from '@tamarack/core/flow/current-step';
import { type EndEvent, getEndEvent } from '@tamarack/core/flow/end-events';
import { initialLocalState } from '@tamarack/core/flow/local-state';
import type { SessionInfo, WidgetEvent } from '@tamarack/core/protocol/mount';
import { FIRST_OUTCOME_PAUSE, OUTCOME_TIMEOUT } from '@tamarack/core/protocol/outcome-pauses';
import { buildReturnUrl } from '@tamarack/core/protocol/standalone';
import { endOrWithhold } from '../api/end-or-withhold';
import { fetchFirstView } from '../api/fetch-first-view';
import { callOptions } from '../api/http/session-headers';
import type { ApplicationView } from '../api/types';
import { toLoaded } from '../store/state/to-loaded';
import type { AppOptions, LastState } from './app-options';

const getEnd = (view: ApplicationView): EndEvent | undefined => {
  const { facts } = toLoaded(view);
  return getEndEvent(getCurrentStep(facts, initialLocalState), facts);
};

/**
 * The event for the page of the outcome that the server knows, whose session it ends; undefined without one. A change that is
 * on its way, which may be the signature, has its time to arrive. Rejects if the server does not answer.
 */
export async function findEnd(
  { apiUrl, fetch: send = fetch }: Pick<AppOptions, 'apiUrl' | 'fetch'>,
  session: SessionInfo,
  { view, changeTime }: Pick<LastState, 'view' | 'changeTime'>,
): Promise<WidgetEvent | undefined> {
  const end = Date.now() + changeTime;
  const read = () =>
    fetchFirstView(apiUrl, session, (input, init) =>
      send(input, { ...init, signal: AbortSignal.timeout(OUTCOME_TIMEOUT) }),
    ).catch(({ status }: Partial<Response>) => {
      // the session is over, or nothing is awaited: nothing will be different later
      if (status === 401 || Date.now() >= end) throw new Error('The outcome is unknown');
      return null;
    });
  let last = view && getEnd(view) ? view : await read();
  for (
    let pause = FIRST_OUTCOME_PAUSE;
    !(last && getEnd(last)) && Date.now() < end;
    pause = Math.min(2 * pause, OUTCOME_TIMEOUT)
  ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    last = await read();
  }
  const type = last && getEnd(last);
  if (!last || !type) return undefined;
  const { sessionToken, checkoutId } = session;
  const init = { ...callOptions(session), method: 'POST', keepalive: true };
  const ended = send(`${apiUrl}/v1/session/end`, init).then(
    ({ ok, status }) => ok || status === 401,
    () => false,
  );
  const { redirectUrl } = last;
  const ending = { type, sessionToken: await endOrWithhold(sessionToken, ended), checkoutId, redirectUrl };
  return { ...ending, returnUrl: buildReturnUrl(ending) ?? undefined };
}
