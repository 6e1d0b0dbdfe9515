import { parseArgs } from 'node:util';

/**
 * The variables that the command line sets: `--role api|worker|both|migrate`.
 *
 * @throws Error with the usage
 */
export function readFlags(args: readonly string[]): Readonly<Record<string, string>> {
  try {
    const { role } = parseArgs({ args: [...args], options: { role: { type: 'string' } } }).values;
    return role === undefined ? {} : { ROLE: role };
  } catch {
    throw new Error('Usage: npm run start:server -- [--role api|worker|both|migrate]');
  }
}
