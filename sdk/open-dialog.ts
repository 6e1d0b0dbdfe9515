import type { SessionInfo, WidgetHandle } from '@tamarack/core/protocol/mount';
import { createFailure } from '@tamarack/core/protocol/request';
import type { Ending } from '@tamarack/core/protocol/standalone';
import type { Downloads, WidgetModule } from './downloads';
import { emit, emitOutcome, finishCheckout } from './outcome';
import type { OpeningOptions } from './request';
import type { CheckoutOutcome, TamarackError } from './types';

/** An open checkout. `done` settles once it is closed; `stop` closes it. */
export interface ActiveCheckout {
  readonly done: Promise<CheckoutOutcome>;
  stop(): void;
}

export interface DialogOptions extends OpeningOptions {
  readonly apiUrl: string;
  readonly downloads: Downloads;
  /** Posts the checkout request; each call posts it again. */
  readonly createSession: () => Promise<SessionInfo>;
}

/**
 * Posts the request while the code downloads. The dialog opens as soon as its shell has loaded. `done` rejects if it does
 * not, or if the API refuses the request; once there is a dialog, any other failure is the outcome `failed`.
 */
export const openDialog = ({ downloads, createSession, ...options }: DialogOptions): ActiveCheckout => {
  let handle: WidgetHandle | undefined;
  let stopped = false;
  /** Of the session. */
  let failure: TamarackError | undefined;

  const getSession = () => {
    failure = undefined;
    return createSession().catch((error: TamarackError) => {
      failure = error;
      throw error;
    });
  };
  const code = downloads.widget();
  const first = getSession();
  first.catch(() => {});

  const show = ({ mount }: WidgetModule) =>
    new Promise<CheckoutOutcome>((resolve, reject) => {
      let ending: Ending | undefined;
      /** Of the open dialog. */
      let error: TamarackError | null = null;
      if (stopped) return resolve({ status: 'closed' });
      handle = mount({
        ...options,
        session: first,
        retrySession: getSession,
        onEvent(event) {
          if (event.type === 'moved') {
            // settles the promise: the dialog's end, which follows, changes nothing
            resolve(
              downloads.standalone().then(({ follow }) => follow(event.window as Window, options.apiUrl)),
            );
          } else if (event.type === 'failure') {
            // the session's says more than its code
            error = event.code && (failure ?? createFailure(event.code, 'The checkout failed', true));
            if (error) emit('error', error);
          } else if (event.type === 'closed') {
            emit('closed');
            error = failure ?? error;
            if (ending || !error) resolve(finishCheckout(ending));
            else if (error.retryable) resolve({ status: 'failed', error });
            else reject(error);
          } else if (!ending) {
            ending = event;
            emitOutcome(event);
          }
        },
      });
    });

  return {
    done: code.then(show),
    stop() {
      stopped = true;
      handle?.unmount();
    },
  };
};
