import { parseKeyRing } from '../../platform/keys';
import type { Faults } from '../faults';
import { isPrivateHost } from './private-address';
import { checkProduction } from './production';

interface Settings {
  readonly NODE_ENV: string;
  readonly ROLE: string;
  readonly SANDBOX: boolean;
  readonly HOST: string;
  readonly KEYS?: string | undefined;
  /** With its default. */
  readonly publicUrl: string;
}

/** Settings that are valid on their own, but not in combination. */
export function checkTogether(
  given: Readonly<Record<string, string | undefined>>,
  e: Settings,
  faults: Faults,
): void {
  if (e.SANDBOX) checkPrivate({ HOST: e.HOST, PUBLIC_URL: new URL(e.publicUrl).hostname }, faults);
  if (e.NODE_ENV === 'production') {
    checkProduction(given, faults);
    if (e.SANDBOX)
      faults.add('SANDBOX', 'refused with NODE_ENV=production: it shows codes and invents bank data');
  }
  if (e.ROLE !== 'both' && given['DATABASE_URL'] === undefined)
    faults.add('ROLE', 'only “both” runs without a PostgreSQL server: set DATABASE_URL');
  if (given['DATABASE_OWNER_URL'] !== undefined && given['DATABASE_URL'] === undefined)
    faults.add('DATABASE_OWNER_URL', 'it sets up the database that the server uses: set DATABASE_URL');
  if (e.KEYS !== undefined)
    try {
      parseKeyRing(e.KEYS, 'KEYS');
    } catch (error) {
      faults.add('KEYS', (error as Error).message.replace(/^KEYS /, ''));
    }
}

/** Anyone who reaches the sandbox reads every code and acts as an operator. */
function checkPrivate(hosts: Readonly<Record<'HOST' | 'PUBLIC_URL', string>>, faults: Faults): void {
  for (const [name, host] of Object.entries(hosts))
    if (!isPrivateHost(host))
      faults.add(
        name,
        `SANDBOX=true is refused because ${name} is public: anyone could read codes and log in as an operator. ` +
          `Set ${name} to localhost, a private address (such as 192.168.1.20) or a name under .localhost or .test, ` +
          'or unset SANDBOX and configure the external services.',
      );
}
