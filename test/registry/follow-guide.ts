import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Block, readBlocks } from '../support/blocks/read-blocks';
import { readCommands } from '../support/blocks/read-commands';
import { openShell } from '../support/blocks/run-shell';
import { waitUntil } from '../support/wait-until';

/** A reader at a terminal of their own, who may ask the registry as they usually do. */
export interface Reader {
  /**
   * Follows a document from its beginning to its first command that does not end. Returns that command.
   *
   * @param fill puts the reader's own values into what the document shows
   */
  follow(file: string, fill: (code: string) => string): Promise<string>;
  /** Runs commands where the last ones ended. */
  run(commands: string): Promise<string>;
  /** Runs a command there until the reader goes on, and resolves once `url` answers. */
  serve(command: string, url: string): Promise<void>;
  /** Ends what runs. */
  stop(): void;
  close(): void;
}

/** The file that a guide tells its reader to make of a block, in the paragraph before it; undefined for other blocks. */
const findFile = ({ file, line }: Block): string | undefined => {
  const before = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, line - 2)
    .join('\n')
    .trimEnd();
  const paragraph = before.slice(before.lastIndexOf('\n\n'));
  return /(?:Put this into|Replace|Add|Save this as) `([^`]+)`/.exec(paragraph)?.[1];
};

const runsOn = /^([A-Z_]+=\S+ )*(npm run dev|npx vite|npx tamarack|node )/;

export function openReader(): Reader {
  const shell = openShell();
  // the home is the reader's own; how this machine reaches the registry is the machine's
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(HOME|PATH|NODE_ENV|VITE|npm_)/.test(name),
  );
  const env: Readonly<Record<string, string>> = {
    ...(Object.fromEntries(inherited) as Record<string, string>),
    npm_config_userconfig: path.join(os.homedir(), '.npmrc'),
    npm_config_yes: 'true',
  };
  let folder = path.resolve('.');
  let end = (): void => {};

  const run = async (commands: string): Promise<string> => {
    const printed = (await shell.run(`cd "${folder}"\n${commands}\npwd`, env)).trimEnd().split('\n');
    folder = printed.pop() ?? folder;
    return printed.join('\n');
  };

  return {
    run,
    follow: async (document, fill) => {
      for (const block of readBlocks(document)) {
        const file = findFile(block);
        if (file !== undefined) fs.writeFileSync(path.join(folder, file), fill(block.code));
        if (block.language !== 'sh') continue;
        for (const { text } of readCommands(fill(block.code))) {
          if (runsOn.test(text)) return text;
          await run(text);
        }
      }
      throw new Error(`${document} starts nothing`);
    },
    serve: async (command, url) => {
      const child = spawn('sh', ['-euc', `exec env ${command}`], {
        cwd: folder,
        detached: true,
        env: { ...env, PATH: process.env['PATH'], HOME: path.dirname(shell.folder) },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
      // with all that it started
      end = () => void (child.exitCode === null && child.pid && process.kill(-child.pid));
      await waitUntil(
        async () => {
          if (child.exitCode !== null) throw new Error(`${command}\n${said}`);
          return fetch(url).then(
            ({ ok }) => ok,
            () => false,
          );
        },
        (isServed) => isServed,
      );
    },
    stop: () => end(),
    close: () => {
      end();
      shell.close();
    },
  };
}
