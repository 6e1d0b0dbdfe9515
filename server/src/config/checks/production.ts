import type { Faults } from '../faults';

/**
 * URLs of external services: keys, personal data and what applicants type go there. The collector of traces gets neither, and often
 * runs beside the server.
 */
const urlVariables = [
  'SMTP_URL',
  'BUREAU_URL',
  'REGISTRIES_URL',
  'ANALYTICS_URL',
  'FLINKS_API_URL',
  'FLINKS_PAGE_URL',
  'S3_ENDPOINT',
  'KMS_ENDPOINT',
];

const required = {
  KEYS: 'required with NODE_ENV=production, so that no machine makes a ring of its own (“npm run keys” prints a new one)',
  DATABASE_URL: 'required with NODE_ENV=production: postgres://user:password@host:5432/database',
  PUBLIC_URL: 'required with NODE_ENV=production: the https origin that browsers see',
};

/** Settings that only a server on a developer's machine may omit. */
export function checkProduction(env: Readonly<Record<string, string | undefined>>, faults: Faults): void {
  for (const [name, message] of Object.entries(required))
    if (env[name] === undefined) faults.add(name, message);
  const { PUBLIC_URL = '' } = env;
  if (URL.canParse(PUBLIC_URL) && new URL(PUBLIC_URL).protocol !== 'https:')
    faults.add('PUBLIC_URL', 'expected an https origin with NODE_ENV=production');
  for (const name of urlVariables)
    if (URL.canParse(env[name] ?? '') && !isEncrypted(env[name] ?? ''))
      faults.add(name, `expected a URL with TLS (${toExpected(name)}) with NODE_ENV=production`);
}

const toExpected = (name: string): string =>
  name === 'SMTP_URL' ? 'smtps:, or smtp: with ?requireTLS=true' : 'https:';

function isEncrypted(text: string): boolean {
  const { protocol, searchParams } = new URL(text);
  // Nodemailer's own name for a certificate that is not checked
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false;
  if (protocol === 'smtp:') return searchParams.getAll('requireTLS').join() === 'true';
  return protocol === 'https:' || protocol === 'smtps:';
}
