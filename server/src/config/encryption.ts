/** URLs of external services: keys and personal data go there. */
const urlVariables = ['SMTP_URL', 'BUREAU_URL', 'FLINKS_API_URL', 'FLINKS_PAGE_URL', 'S3_ENDPOINT'];

/**
 * Refuses a URL of an external service without TLS, which only a sandbox on the same machine may have.
 *
 * @throws Error that names every such variable, never a value
 */
export function requireEncryption(env: Readonly<Record<string, string | undefined>>): void {
  const names = urlVariables.filter((name) => URL.canParse(env[name] ?? '') && !isEncrypted(env[name] ?? ''));
  if (names.length === 0) return;
  const lines = names.map((name) => `  ${name}: expected a URL with TLS (${toExpected(name)})`);
  throw new Error(`Refused with NODE_ENV=production:\n${lines.join('\n')}`);
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
