import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetHandle } from '@tamarack/core/protocol/mount';
import type { Ending } from '@tamarack/core/protocol/standalone';
import type { Downloads, WidgetModule } from './downloads';
import { dispatchOutcome, finishCheckout } from './outcome';
import type { CheckoutOutcome } from './types';

/** An open checkout. `done` settles once it is closed; `stop` closes it. */
export interface ActiveCheckout {
  readonly done: Promise<CheckoutOutcome>;
  stop(): void;
}

export interface DialogOptions {
  readonly apiUrl: string;
  readonly language: Language | undefined;
  readonly downloads: Downloads;
  /** Posts the checkout request; each call posts it again. */
  readonly createSession: () => Promise<SessionInfo>;
}

/** Posts the request while the code downloads. The dialog opens as soon as its shell has loaded. */
export const openDialog = ({ apiUrl, language, downloads, createSession }: DialogOptions): ActiveCheckout => {
  let handle: WidgetHandle | undefined;
  let stopped = false;
  let failure: unknown;

  const getSession = () =>
    createSession().then(
      (info) => {
        failure = undefined;
        return info;
      },
      (error: unknown) => {
        failure = error;
        throw error;
      },
    );
  const code = downloads.widget();
  const first = getSession();
  first.catch(() => {});

  const show = ({ mount }: WidgetModule) =>
    new Promise<CheckoutOutcome>((resolve, reject) => {
      let ending: Ending | undefined;
      if (stopped) return resolve({ status: 'closed' });
      handle = mount({
        apiUrl,
        language,
        session: first,
        retrySession: getSession,
        onEvent(event) {
          if (event.type === 'moved') {
            // settles the promise: the dialog's end, which follows, changes nothing
            resolve(downloads.standalone().then(({ follow }) => follow(event.window as Window, apiUrl)));
          } else if (event.type === 'closed') {
            if (failure && !ending) reject(failure);
            else resolve(finishCheckout(ending));
          } else if (!ending) {
            ending = event;
            dispatchOutcome(event);
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
