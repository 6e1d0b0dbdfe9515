import { createHash } from 'node:crypto';
import type { Config } from '../../../src/config';
import {
  buildEnrolmentUrl,
  createOperatorAccess,
  type OperatorAccess,
  type OperatorRole,
  operatorRoles,
} from '../../../src/parties/operators';
import { migrate } from '../../../src/platform/database';
import { withDatabase } from '../../open/open-database';

const usage = `Usage:
  npm run operator -- add "Full Name" name@provider.example role[,role]
  npm run operator -- enrol name@provider.example            a link to create a passkey
  npm run operator -- roles name@provider.example role[,role]
  npm run operator -- key name@provider.example              a key for the operators' API
  npm run operator -- disable name@provider.example
Roles: ${operatorRoles.join(', ')}.
With the embedded database, stop the server first.`;

export interface CommandServices extends Pick<OperatorAccess, 'operators' | 'operatorKeys' | 'enrolments'> {
  readonly publicUrl: string;
}

/** Returns the text to print; an error ends the command with exit code 1. */
export async function runCommand(args: readonly string[], services: CommandServices): Promise<string> {
  const { operators, operatorKeys, enrolments, publicUrl } = services;
  const [verb, ...values] = args;

  const buildLink = async (id: string): Promise<string> =>
    `Open this link on the device to log in with. It works once, within 24 hours.\n${buildEnrolmentUrl(publicUrl, await enrolments.createToken(id, null))}`;
  const getActive = async (email: string) => {
    const operator = await operators.findByEmail(email);
    if (!operator || operator.disabledAt !== null)
      throw new Error(`No active operator has the email ${email}.`);
    return operator;
  };

  if (verb === 'add' && values.length === 3) {
    const [name = '', email = '', list = ''] = values;
    const roles = parseRoles(list);
    if (name.trim() === '' || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(usage);
    const id = await operators.createOperator({ name: name.trim(), email, roles });
    if (id === null) throw new Error(`An operator with the email ${email} already exists.`);
    return `${name.trim()} was added. ${await buildLink(id)}`;
  }
  if (verb === 'roles' && values.length === 2) {
    const [email = '', list = ''] = values;
    const roles = parseRoles(list);
    await operators.setRoles((await getActive(email)).id, roles, null);
    return `${email} now has the roles ${roles.join(', ')}.`;
  }
  if (values.length !== 1) throw new Error(usage);
  const [email = ''] = values;
  switch (verb) {
    case 'enrol':
      return buildLink((await getActive(email)).id);
    case 'key': {
      const { id, name } = await getActive(email);
      const key = await operatorKeys.create(id, null);
      return `Key for ${name}. Save it now: it cannot be shown again.\n${key}`;
    }
    case 'disable':
      await operators.disableOperator((await getActive(email)).id, null);
      return `${email} has been disabled.`;
    default:
      throw new Error(usage);
  }
}

function parseRoles(list: string): OperatorRole[] {
  const names = list.split(',').map((name) => name.trim());
  const roles = operatorRoles.filter((role) => names.includes(role));
  if (roles.length === 0 || roles.length !== new Set(names).size) throw new Error(usage);
  return roles;
}

/** The command needs no key ring: it verifies no passkey. */
function refuse(): never {
  throw new Error('The command has no key ring.');
}

/** Uses the same database as the server. */
export async function runWithDatabase(
  args: readonly string[],
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'publicUrl' | 'operators'>,
): Promise<string> {
  const { publicUrl, operators } = config;
  return withDatabase(config, async (database) => {
    await migrate(database);
    const services = createOperatorAccess({
      database,
      keys: { hash: (value) => createHash('sha256').update(value).digest(), keyedHash: refuse },
      // whoever runs the command has access to the server; the digest reports the change
      mails: { queue: async () => undefined },
      publicUrl,
      options: { ...operators.access, keyLogin: 'refused' },
      now: () => new Date(),
    });
    return runCommand(args, { ...services, publicUrl });
  });
}
