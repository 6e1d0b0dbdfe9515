import type { Mount } from '@tamarack/core/protocol/mount';
import { type Failure, type OpenOptions, type Outcome, toOutcome } from '@tamarack/core/protocol/opening';
import { createFailure, type HttpResponse, readSession } from '@tamarack/core/protocol/request';
import type { Ending } from '@tamarack/core/protocol/standalone';
import { emitPageEvent } from './page-events';

/**
 * Opens the dialog for the loader of a merchant's page, reports its events there, and resolves to its outcome; see
 * `OpenCheckout`. The page follows the return URL, if any, once the dialog is closed.
 */
export const openDialog = (
  mount: Mount,
  { body, response, post, signal, downloads, ...options }: OpenOptions,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    let ending: Ending | undefined;
    /** Failure of the session. */
    let failure: Failure | undefined;
    /** Failure in the open dialog. */
    let error: Failure | null = null;
    if (signal.aborted) return resolve(toOutcome(ending));

    const getSession = (posted: Promise<HttpResponse>) => {
      failure = undefined;
      return readSession(posted, body, downloads.diagnostics).catch((reason: Failure) => {
        failure = reason;
        throw reason;
      });
    };
    const session = getSession(response);
    session.catch(() => {});

    const handle = mount({
      ...options,
      session,
      retrySession: () => getSession(post()),
      onEvent(event) {
        if (event.type === 'moved') {
          // settles the promise: the dialog's end, which follows, changes nothing
          resolve(downloads.code(true).then(({ follow }) => follow(event.window, options.apiUrl, session)));
        } else if (event.type === 'failure') {
          // the session's failure is more specific than the code
          error = event.code && (failure ?? createFailure(event.code, 'The checkout failed', true));
          if (error) emitPageEvent('error', error);
        } else if (event.type === 'closed') {
          emitPageEvent('closed', null);
          error = failure ?? error;
          if (error && !ending) {
            if (error.retryable) resolve({ status: 'failed', error });
            else reject(error);
            return;
          }
          if (ending?.returnUrl) location.assign(ending.returnUrl);
          resolve(toOutcome(ending));
        } else if (!ending) {
          ending = event;
          emitPageEvent(event.type, { sessionToken: event.sessionToken, checkoutId: event.checkoutId });
        }
      },
    });
    signal.addEventListener('abort', () => handle.unmount());
  });
