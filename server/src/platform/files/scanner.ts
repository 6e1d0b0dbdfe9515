import type { Readable } from 'node:stream';

export type Verdict = 'clean' | 'infected';

/** Detects malware. Rejects where it cannot decide; the file then stays closed. */
export interface Scanner {
  scan(content: Readable): Promise<Verdict>;
}
