import type { Readable } from 'node:stream';

export type Verdict = 'clean' | 'infected';

/** Detects malware. Rejects if it cannot decide; the file then cannot be opened. */
export interface Scanner {
  scan(content: Readable): Promise<Verdict>;
}
