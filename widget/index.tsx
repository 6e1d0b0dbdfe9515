import type { Mount, MountOptions, WidgetEvent, WidgetHandle } from '@tamarack/core/protocol/mount';
import type { Analytics } from './analytics/analytics';
import { openShell } from './host/open';

export interface WidgetOptions extends MountOptions {
  /** Receives steps, language changes, problems and the end. */
  readonly analytics?: Analytics | undefined;
  /** The dialog is the whole page; see `AppOptions`. */
  readonly ownPage?: boolean | undefined;
  /** Replaces the browser's `fetch` in the gallery and in tests. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Opens the dialog immediately and renders the application into it as soon as its code is loaded. When that
 * fails, the dialog offers a retry.
 */
export const mount = (options: WidgetOptions): WidgetHandle => {
  const { apiUrl, session, retrySession, onEvent, analytics, ownPage, fetch } = options;
  let stopApp: (() => string | null) | undefined;
  let redirectUrl: string | null | undefined;
  let closed = false;
  /** Null until an end was reported. */
  let ending: Promise<void> | null = null;

  const emit = (event: Promise<WidgetEvent>): void => {
    ending = event.then(onEvent);
  };
  /** The last event, after the end's. */
  const emitClosed = (): void => {
    const report = (): void => onEvent({ type: 'closed', redirectUrl });
    if (ending === null) report();
    else void ending.finally(report);
  };

  const shell = openShell(options.language, {
    onClose() {
      closed = true;
      redirectUrl = stopApp?.();
    },
    onClosed: emitClosed,
  });

  const start = async (): Promise<void> => {
    try {
      const { startApp } = await import('./app/start');
      if (closed) return;
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
  session.catch(() => {}); // the application reports it once loaded
  void start();
  return { unmount: () => shell.port.close() };
};

mount satisfies Mount;
