import fs from 'node:fs';
import type { Faults } from './faults';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that can be given as `<name>_FILE`, the path of a file with the value. */
const secrets = [
  'KEYS',
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'SMTP_URL',
  'FLINKS_SECRET',
  'FLINKS_API_KEY',
  'FLINKS_WEBHOOK_SECRET',
  'BUREAU_KEY',
  'ADDRESS_COMPLETE_KEY',
  'METRICS_TOKEN',
];

/** Replaces each `<name>_FILE` of a secret by the content of its file, without the line break at its end. */
export function readSecretFiles(env: Environment, faults: Faults): Environment {
  const read = secrets.flatMap((name): [string, string][] => {
    const fileName = `${name}_FILE`;
    const file = env[fileName];
    if (file === undefined) return [];
    if (env[name] !== undefined) faults.add(fileName, `set either ${name} or ${fileName}, not both`);
    const text = readText(file, (message) => faults.add(fileName, message));
    return text === null ? [] : [[name, text]];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readText(file: string, report: (message: string) => void): string | null {
  try {
    const text = fs.readFileSync(file, 'utf8').trimEnd();
    if (text === '') report('the file is empty');
    return text === '' ? null : text;
  } catch (error) {
    report(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`);
    return null;
  }
}
