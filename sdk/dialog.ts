import type { Language } from '@tamarack/core/language';
import type { SessionInfo, WidgetHandle } from '@tamarack/core/protocol/mount';
import { type Ending, returnAddress } from '@tamarack/core/protocol/standalone';
import type { WidgetModule } from './downloads';
import { announce, conclude } from './outcome';
import type { CheckoutOutcome } from './types';

/** A checkout under way. `done` settles when it is off the screen; `stop` takes it off. */
export interface Running {
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
export const openDialog = ({ apiUrl, language, code, ask }: DialogOptions): Running => {
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
            else resolve(conclude(ending));
          } else if (!ending) {
            ending = event;
            announce(event);
            if (returnAddress(event)) handle?.unmount();
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
