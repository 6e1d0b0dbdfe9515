import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/**
 * The master keys, newest last: the last one encrypts, all of them decrypt. `pepper` is separate, because stored hashes
 * cannot be recomputed under another key.
 */
const ring = z.object({
  keys: z
    .array(
      z.object({ id: z.int().min(1).max(255), secret: z.base64().refine(is32Bytes, '32 bytes, base64') }),
    )
    .min(1)
    .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'key ids must differ'),
  pepper: z.base64().refine(is32Bytes, '32 bytes, base64'),
});

export type KeyRing = z.output<typeof ring>;

/** Parses a ring from its JSON text. The error names the wrong member, never a value. */
export function parseKeyRing(text: string, source: string): KeyRing {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${source} is not JSON.`);
  }
  const parsed = ring.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
  throw new Error(`${source} is no key ring: ${problems.join('; ')}`);
}

export function createKeyRing(): KeyRing {
  const secret = () => randomBytes(32).toString('base64');
  return { keys: [{ id: 1, secret: secret() }], pepper: secret() };
}

/**
 * The ring in the data folder, readable by its owner only; created at the first start.
 *
 * @throws Error if it is missing and `mayCreate` is false: a new ring cannot read what the old one encrypted
 */
export function loadKeyFile(folder: string, mayCreate = true): KeyRing {
  const file = path.join(folder, 'keys.json');
  if (!mayCreate && !fs.existsSync(file))
    throw new Error(
      `${file} is missing, and the database was written with its keys. Restore it, or set KEYS to that ring.`,
    );
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    const fd = fs.openSync(file, 'wx', 0o600);
    fs.writeSync(fd, JSON.stringify(createKeyRing(), null, 2));
    fs.fsyncSync(fd);
    fs.closeSync(fd);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKeyRing(fs.readFileSync(file, 'utf8'), file);
}

function is32Bytes(text: string): boolean {
  return Buffer.from(text, 'base64').length === 32;
}
