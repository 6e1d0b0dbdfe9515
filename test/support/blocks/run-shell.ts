import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A folder in which a reader's commands run, and programs that stand before those of the machine. */
export interface Shell {
  /** Where the commands run. */
  readonly folder: string;
  /** Puts a program of `sh` before the machine's own, which it finds in `$MACHINES_PATH`. */
  addProgram(name: string, text: string): void;
  /** What the commands print; throws with all they said where one fails. */
  run(script: string, env?: Readonly<Record<string, string>>): Promise<string>;
  close(): void;
}

export function openShell(): Shell {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-reader-'));
  const [folder, programs] = [path.join(root, 'work'), path.join(root, 'bin')];
  for (const each of [folder, programs]) fs.mkdirSync(each);
  const { PATH = '' } = process.env;
  return {
    folder,
    addProgram: (name, text) =>
      fs.writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 }),
    run: async (script, env = {}) => {
      const settings = { HOME: root, MACHINES_PATH: PATH, PATH: `${programs}:${PATH}`, ...env };
      // the first command that fails, and a variable that nobody set, end it
      const { stdout } = await promisify(execFile)('sh', ['-euc', script], {
        cwd: folder,
        env: settings,
      }).catch((error: Error & { stdout: string; stderr: string }) => {
        throw new Error(`${script}\n${error.stdout}${error.stderr}`);
      });
      return stdout;
    },
    close: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

/** Adds `curl`, which fails where the answer is no success, and `uuidgen`, which not every machine has. */
export function addCallPrograms({ addProgram }: Pick<Shell, 'addProgram'>): void {
  addProgram('curl', 'PATH="$MACHINES_PATH" exec curl --silent --show-error --fail-with-body "$@"');
  addProgram('uuidgen', 'cat /proc/sys/kernel/random/uuid');
}
