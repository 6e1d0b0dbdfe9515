import type { Mount, MountOptions, WidgetHandle } from '@tamarack/core/protocol/mount';
import type { Analytics } from './analytics/analytics';
import { openShell } from './host/open';

export interface WidgetOptions extends MountOptions {
  /** Where steps, language changes, problems and the end are reported to; nowhere without it. */
  readonly analytics?: Analytics | undefined;
  /** The page is nothing but this dialog; see `AppOptions`. */
  readonly ownPage?: boolean | undefined;
  /** In place of the browser's `fetch`: the gallery and tests answer from memory. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Opens the dialog at once, plain and quick, and draws the application into it as soon as its code is here. When that
 * does not arrive the dialog says so and lets the person try again.
 */
export const mount = (options: WidgetOptions): WidgetHandle => {
  const { apiUrl, session, retrySession, onEvent, analytics, ownPage, fetch } = options;
  let stopApp: (() => string | null) | undefined;
  let redirectUrl: string | null | undefined;
  let closed = false;

  const shell = openShell(options.language, {
    onClose() {
      closed = true;
      redirectUrl = stopApp?.();
    },
    onClosed: () => onEvent({ type: 'closed', redirectUrl }),
  });

  const start = async (): Promise<void> => {
    try {
      const { startApp } = await import('./app/start');
      if (closed) return;
      const emit = onEvent;
      const stop = await startApp(shell.port, {
        apiUrl,
        session,
        retrySession,
        emit,
        analytics,
        ownPage,
        fetch,
      });
      if (closed) stop();
      else stopApp = stop;
    } catch {
      if (closed) return;
      shell.fail(() => {
        shell.wait();
        void start();
      });
    }
  };
  session.catch(() => {}); // shown by the application once it is here
  void start();
  return { unmount: () => shell.port.close() };
};

mount satisfies Mount;
