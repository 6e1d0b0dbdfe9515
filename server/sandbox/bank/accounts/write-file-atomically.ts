import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Replaces a file, readable by its owner only: after a crash it has either its old content or all of the new one. */
export function writeFileAtomically(file: string, content: string): void {
  const part = `${file}.part`;
  writeFileSync(part, content, { mode: 0o600, flush: true });
  renameSync(part, file);
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
