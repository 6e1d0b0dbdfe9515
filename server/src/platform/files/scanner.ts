import type { Readable } from 'node:stream';

export type Verdict = 'clean' | 'infected';

/** Looks for what no one here should open. Rejects where it cannot tell: then nobody knows, and the file stays shut. */
export interface Scanner {
  scan(content: Readable): Promise<Verdict>;
}
