import { createHash } from 'node:crypto';
import type { Config } from '../../../src/config';
import { createOperatorsService, type OperatorsService } from '../../../src/parties/operators';
import { migrate, openEmbeddedDatabase, openServerDatabase } from '../../../src/platform/database';

const usage = `Usage:
  npm run operator -- add "Full Name" name@provider.example
  npm run operator -- disable name@provider.example
With the embedded database, stop the server first.`;

/** Returns the text to print; an error ends the command with exit code 1. */
export async function runCommand(args: readonly string[], operators: OperatorsService): Promise<string> {
  const [verb, ...values] = args;
  if (verb === 'add' && values.length === 2) {
    const [name = '', email = ''] = values;
    if (name.trim() === '' || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(usage);
    const key = await operators.createOperator({ name: name.trim(), email });
    if (key === null) throw new Error(`An operator with the email ${email} already exists.`);
    return `Key for ${name.trim()}. Save it now: it cannot be shown again.\n${key}`;
  }
  if (verb === 'disable' && values.length === 1) {
    const [email = ''] = values;
    if (!(await operators.disableOperator(email)))
      throw new Error(`No active operator has the email ${email}.`);
    return `${email} has been disabled.`;
  }
  throw new Error(usage);
}

/** Uses the same database as the server. */
export async function runWithDatabase(
  args: readonly string[],
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<string> {
  const { kysely, close } = await (databaseUrl === null
    ? openEmbeddedDatabase(`${dataFolder}/database`)
    : openServerDatabase(databaseUrl, 2));
  try {
    await migrate(kysely);
    const hash = (value: string) => createHash('sha256').update(value).digest();
    const now = () => new Date();
    const operators = createOperatorsService({ database: kysely, keys: { hash }, now, sandbox: false });
    return await runCommand(args, operators);
  } finally {
    await close();
  }
}
