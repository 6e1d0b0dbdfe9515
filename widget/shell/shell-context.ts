import { createContext, useContext } from 'react';
import type { HostPort } from '../host/port';

/** The part of the host port that the application uses. */
export type Shell = Pick<
  HostPort,
  'body' | 'overlay' | 'requestClose' | 'setTitle' | 'ready' | 'slot' | 'fail'
>;

const Context = createContext<Shell | null>(null);

export const ShellProvider = Context.Provider;

export function useShell(): Shell {
  const shell = useContext(Context);
  if (shell === null) throw new Error('No dialog around this component');
  return shell;
}
