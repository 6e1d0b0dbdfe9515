const advice: Readonly<Record<string, string>> = {
  '28000': 'the server refuses the user: check DATABASE_URL and pg_hba.conf',
  '28P01': 'the server refuses the password: check DATABASE_URL',
  '3D000': 'the database does not exist: create it, or correct its name in DATABASE_URL',
  '42501': 'its role lacks rights: run the server once with --role migrate and DATABASE_OWNER_URL',
  '53300': 'the server has no connection left: raise max_connections, or run fewer processes',
  '57P03': 'the server is starting or stopping',
  ENOTFOUND: 'its host has no address: check DATABASE_URL and the name server',
  ECONNREFUSED: 'nothing listens at its address: check DATABASE_URL, and start the server',
  ETIMEDOUT: 'its host does not answer: check DATABASE_URL and the firewall',
};

/** Why a database cannot be used, and what to do. The driver's message may contain values, so it is left out. */
export function explainFailure(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return 'it does not answer: check DATABASE_URL and the firewall';
  const known = advice[code];
  return known === undefined ? `it fails with ${code}` : `${known} (${code})`;
}
