import { createHash } from 'node:crypto';
import { isLanguage } from '@tamarack/core/language';
import type { Config } from '../../../src/config';
import { createMembersService, type MembersService } from '../../../src/parties/members';
import { createMerchantsService, type KeyMode, type MerchantsService } from '../../../src/parties/merchants';
import { migrate } from '../../../src/platform/database';
import { isProblem } from '../../../src/platform/errors';
import { withDatabase } from '../../open/open-database';
import { formatMerchant } from './format-merchant';
import { parseNewMerchant, parseOptions, type Values } from './parse-options';
import { usage } from './usage';

export interface CommandServices {
  readonly merchants: MerchantsService;
  readonly members: Pick<MembersService, 'invite'>;
  readonly publicUrl: string;
}

/** Returns the text to print; an error ends the command with exit code 1. */
export async function runCommand(args: readonly string[], services: CommandServices): Promise<string> {
  const [verb = '', ...rest] = args;
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
  if (!run) throw new Error(usage);
  try {
    const { values, positionals } = parseOptions(rest);
    return await run(services, positionals, values);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { detail } = error.details;
    throw new Error(detail ?? (error.type === 'not-found' ? 'No such merchant or key.' : error.type), {
      cause: error,
    });
  }
}

type Verb = (services: CommandServices, values: readonly string[], options: Values) => Promise<string>;

const verbs: Readonly<Record<string, Verb>> = {
  add: async ({ merchants }, [name = '', legalName = '', ...others], options) => {
    if (name === '' || legalName === '' || others.length > 0) throw new Error(usage);
    const merchant = await merchants.create(parseNewMerchant(name, legalName, options), null);
    const publishable = await merchants.keys.create(merchant.id, { kind: 'publishable' }, null);
    const secret = await merchants.keys.create(merchant.id, { kind: 'secret' }, null);
    return [
      formatMerchant(merchant),
      '',
      'Save the keys now: they cannot be shown again.',
      `Publishable key, for the merchant’s pages:  ${publishable.value}`,
      `Secret key, for the merchant’s servers:     ${secret.value}`,
      '',
      'Next: two operators set the payout account in the console, under Merchants.',
    ].join('\n');
  },

  list: async ({ merchants }, words, options) => {
    const search = words.join(' ');
    const page = { cursor: options.after ?? null, limit: 50 };
    const { items, nextCursor } = await merchants.list({ search }, page, null);
    if (items.length === 0) return 'No merchants.';
    const lines = items.map(
      ({ id, name, legalName, closedAt }) =>
        `${id}  ${name} (${legalName})${closedAt === null ? '' : ', closed'}`,
    );
    return [...lines, ...(nextCursor === null ? [] : [`More: add --after ${nextCursor}`])].join('\n');
  },

  show: async ({ merchants }, values) => {
    const merchant = await merchants.read(only(values), null);
    return formatMerchant(merchant, await merchants.keys.list(merchant.id, null));
  },

  set: async ({ merchants }, values, options) => {
    const { name, legal, ...rest } = options;
    const { name: _, legalName: __, ...settings } = parseNewMerchant('', '', rest);
    const names = {
      ...(name !== undefined && { name }),
      ...(legal !== undefined && { legalName: legal }),
    };
    return formatMerchant(await merchants.change(only(values), { ...settings, ...names }, null));
  },

  key: async ({ merchants }, [id = '', kind = '', ...others]) => {
    if ((kind !== 'publishable' && kind !== 'secret') || others.length > 0) throw new Error(usage);
    const { value } = await merchants.keys.create(id, { kind }, null);
    return `Save the ${kind} key now: it cannot be shown again.\n${value}`;
  },

  roll: async ({ merchants }, [id = '', keyId = '', days = '1', ...others]) => {
    if (!/^[0-7]$/.test(days) || others.length > 0) throw new Error(usage);
    const { id: issuedId, kind, value } = await merchants.keys.roll(id, keyId, Number(days), null);
    const left = days === '1' ? 'one more day' : `${days} more days`;
    const former = days === '0' ? 'The former key has ended.' : `The former key works for ${left} at most.`;
    return [
      `${former} Save the new ${kind} key now: it cannot be shown again.`,
      value,
      `If it is lost: npm run merchant -- revoke ${id} ${issuedId}, then npm run merchant -- key ${id} ${kind}`,
    ].join('\n');
  },

  revoke: async ({ merchants }, [id = '', keyId = '', ...others]) => {
    if (others.length > 0) throw new Error(usage);
    await merchants.keys.revoke(id, keyId, null);
    return 'The key was revoked.';
  },

  invite: async ({ members, publicUrl }, [id = '', email = '', ...others], { language }) => {
    if (email === '' || others.length > 0 || (language !== undefined && !isLanguage(language)))
      throw new Error(usage);
    try {
      await members.invite(id, { email, language, role: 'owner' }, null);
    } catch (error) {
      if (isProblem(error) && error.type === 'validation-failed')
        throw new Error('Not an email address, or the address of a member already.', { cause: error });
      throw error;
    }
    return `${email} is an owner, and logs in with this address at ${publicUrl}/merchant. No email was sent: tell them. The invitation expires after 14 days.`;
  },

  close: async ({ merchants }, values) => {
    const { name } = await merchants.close(only(values), null);
    return `${name} is closed: it starts no new checkouts or invoice links.`;
  },
};

function only(values: readonly string[]): string {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw new Error(usage);
  return value;
}

/** Uses the same database as the server. */
export async function runWithDatabase(
  args: readonly string[],
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'publicUrl'> & { readonly mode: KeyMode },
): Promise<string> {
  return withDatabase(config, async (database) => {
    await migrate(database);
    const now = () => new Date();
    const merchants = createMerchantsService({
      database,
      keys: { hash: (value) => createHash('sha256').update(value).digest() },
      mode: config.mode,
      now,
    });
    const members = createMembersService({
      database,
      // whoever runs the command has access to the server, and informs the owner
      limits: { enforce: async () => undefined },
      mails: { queue: async () => undefined },
      now,
    });
    return runCommand(args, { merchants, members, publicUrl: config.publicUrl });
  });
}
