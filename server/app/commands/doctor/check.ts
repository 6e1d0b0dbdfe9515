import type { Fault } from '../../../src/config';

export interface Finding {
  /** Only `failed` fails the command. */
  readonly state: 'ok' | 'warning' | 'failed';
  /** The finding and its remedy, in one line without secrets. */
  readonly text: string;
}

export interface Check {
  readonly name: string;
  /** Variables that it depends on; one that ends with `_` means all that start with it. */
  readonly settings: readonly string[];
  run(): Promise<Finding>;
}

export interface Row extends Finding {
  readonly name: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string): Finding => ({ state: 'warning', text });
export const failed = (text: string): Finding => ({ state: 'failed', text });

/** Timeout of a check. */
const timeoutMs = 30_000;

/** Runs all checks in parallel, except those with invalid settings. Faults of other settings come first. */
export async function runChecks(checks: readonly Check[], faults: readonly Fault[]): Promise<readonly Row[]> {
  const dependsOn = ({ settings }: Check, { name }: Fault): boolean =>
    settings.some((one) => (one.endsWith('_') ? name.startsWith(one) : name.replace(/_FILE$/, '') === one));
  const unclaimed = faults.filter((fault) => !checks.some((check) => dependsOn(check, fault)));
  const rows = checks.map(async (check): Promise<Row> => {
    const own = faults.filter((fault) => dependsOn(check, fault));
    const finding = own.length > 0 ? failed(formatFaults(own)) : await runWithLimit(check);
    return { name: check.name, ...finding };
  });
  const others: Row[] =
    unclaimed.length > 0 ? [{ name: 'settings', ...failed(formatFaults(unclaimed)) }] : [];
  return [...others, ...(await Promise.all(rows))];
}

const formatFaults = (faults: readonly Fault[]): string =>
  faults.map(({ name, message }) => `${name}: ${message}`).join('; ');

async function runWithLimit(check: Check): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<Finding>((resolve) => {
    timer = setTimeout(() => resolve(failed(`No result within ${timeoutMs / 1000} seconds.`)), timeoutMs);
  });
  try {
    return await Promise.race([check.run(), tooSlow]);
  } catch (error) {
    return failed(`The check failed (${nameError(error)}).`);
  } finally {
    clearTimeout(timer);
  }
}

/** The code or name of an error or of its cause. A message may contain a secret. */
export function nameError(error: unknown): string {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { readonly code?: unknown };
    const name = typeof code === 'string' ? code : one.name;
    if (/^[\w.-]+$/.test(name) && !/^(Type)?Error$|Problem/.test(name)) return name;
  }
  return 'unknown error';
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER/;

/** Explains how to fix a connection error. */
export function explainConnection(error: unknown, advice: Readonly<Record<string, string>> = {}): string {
  const name = nameError(error);
  const known =
    advice[name] ??
    (certificateCodes.test(name)
      ? 'its certificate is not trusted: correct the certificate or the name, or set NODE_EXTRA_CA_CERTS to your own authority'
      : 'nothing answers: check its address, the name server and the firewall');
  return `${known} (${name})`;
}
