import type { FileRowProps } from './file-row';

/** How the row of a file shows each state of its upload. */
export const uploadRowStates = {
  waiting: 'waiting',
  sending: 'sending',
  resuming: 'waiting',
  interrupted: 'wrong',
  refused: 'wrong',
  done: 'working',
} as const satisfies Record<string, FileRowProps['state']>;
