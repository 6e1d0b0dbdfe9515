import { createContext, useContext } from 'react';
import type { HostPort } from '../host/port';

/** The part of the host port that the application uses. */
export interface Shell
  extends Pick<
    HostPort,
    'scrollToTop' | 'overlay' | 'requestClose' | 'setTitle' | 'ready' | 'slot' | 'fail'
  > {
  /** Closes the dialog: the applicant continues in this window. Null if the dialog has a window of its own. */
  readonly moveToWindow: ((window: Window) => void) | null;
  /** A screen, or the secure fields in it, could not be shown, or is about to be shown again. */
  readonly setScreenFailed: (failed: boolean) => void;
}

const Context = createContext<Shell | null>(null);

export const ShellProvider = Context.Provider;

export function useShell(): Shell {
  const shell = useContext(Context);
  if (shell === null) throw new Error('No dialog around this component');
  return shell;
}
