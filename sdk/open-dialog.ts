import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetHandle } from '@tamarack/core/protocol/mount';
import { buildReturnUrl, type Ending } from '@tamarack/core/protocol/standalone';
import type { WidgetModule } from './downloads';
import { dispatchOutcome, toOutcome } from './outcome';
import type { CheckoutOutcome } from './types';

/** A checkout under way. `done` settles when it is off the screen; `stop` takes it off. */
export interface ActiveCheckout {
  readonly done: Promise<CheckoutOutcome>;
  stop(): void;
}

export interface DialogOptions {
  readonly apiUrl: string;
  readonly language: Language | undefined;
  readonly code: Promise<WidgetModule>;
  /** Posts the checkout; each call asks anew. */
  readonly ask: () => Promise<SessionInfo>;
}

/** The request and the code are under way together; the dialog is up as soon as its shell's few kilobytes are here. */
export const openDialog = ({ apiUrl, language, code, ask }: DialogOptions): ActiveCheckout => {
  let handle: WidgetHandle | undefined;
  let stopped = false;
  let failed: unknown;

  const session = () =>
    ask().then(
      (info) => {
        failed = undefined;
        return info;
      },
      (error: unknown) => {
        failed = error;
        throw error;
      },
    );
  const first = session();
  first.catch(() => {});

  const show = ({ mount }: WidgetModule) =>
    new Promise<CheckoutOutcome>((resolve, reject) => {
      let ending: Ending | undefined;
      if (stopped) return resolve({ status: 'closed' });
      handle = mount({
        apiUrl,
        language,
        session: first,
        retrySession: session,
        onEvent(event) {
          if (event.type === 'closed') {
            if (failed && !ending) reject(failed);
            else resolve(toOutcome(ending));
          } else if (!ending) {
            ending = event;
            dispatchOutcome(event);
            if (buildReturnUrl(event)) handle?.unmount();
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
