import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a client program of PostgreSQL (`pg_dump`, `pg_restore`) on a database. The password goes by the environment:
 * arguments are visible to every user of the machine.
 *
 * @throws Error with the program's output, or that it is not installed
 */
export async function runTool(
  name: string,
  databaseUrl: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(name, [...args, `--dbname=${url.href}`], {
    env: { ...env, ...(password !== '' && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${name} is not installed: it comes with PostgreSQL.`) : error;
  });
  if (code !== 0) throw new Error(`${name} failed: ${output.trim()}`);
}
