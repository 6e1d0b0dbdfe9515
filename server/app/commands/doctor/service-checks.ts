import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { brand } from '@tamarack/core/brand';
import { formatMoney } from '@tamarack/core/money/format';
import { createSmtpSender } from '../../../src/adapters/smtp';
import type { Inspection } from '../../../src/config';
import { newId } from '../../../src/platform/database';
import type { FileStore, Scanner } from '../../../src/platform/files';
import type { KeyService } from '../../../src/platform/keys';
import { currentRules } from '../../../src/underwriting/decision';
import type { SanctionsList } from '../../../src/underwriting/due-diligence';
import { explainConnection, type Finding, failed, nameError, ok, warning } from './check';

const probeBytes = 4096;
/** As large as the largest file that an applicant may upload. */
const largestBytes = 15 * 1024 * 1024;

const bucketAdvice = {
  NoSuchBucket: 'it does not exist: create it, or correct S3_BUCKET',
  AccessDenied: 'access is denied: allow s3:PutObject, s3:GetObject and s3:DeleteObject on files/*',
  InvalidAccessKeyId: 'it does not know AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the secret of AWS_ACCESS_KEY_ID',
  PermanentRedirect: 'it is in another region: correct S3_REGION',
  CredentialsProviderError: 'this machine has no role: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
} as const;

/** Writes, reads and removes an object, as the server does. */
export async function checkStore(store: FileStore): Promise<Finding> {
  const id = newId();
  const content = randomBytes(probeBytes);
  try {
    await store.put(id, Readable.from([content]));
    const read = Buffer.concat(await (await store.get(id)).toArray());
    await store.remove(id);
    return read.equals(content)
      ? ok('Wrote, read and removed an object.')
      : failed('It returned other content than was written: use a service that stores objects unchanged.');
  } catch (error) {
    return failed(`Objects cannot be stored: ${explainConnection(error, bucketAdvice)}.`);
  }
}

const kmsAdvice = {
  NotFoundException: 'it has no such key: correct KMS_KEY_IDS',
  DisabledException: 'a key is disabled: enable it',
  KMSInvalidStateException: 'a key is being deleted or not ready: cancel its deletion',
  AccessDeniedException:
    'access is denied: allow kms:GenerateDataKey on the newest key, and kms:Decrypt on all of KMS_KEY_IDS',
  UnrecognizedClientException: 'it does not know AWS_ACCESS_KEY_ID',
  InvalidSignatureException: 'AWS_SECRET_ACCESS_KEY is not the secret of AWS_ACCESS_KEY_ID',
  CredentialsProviderError: 'this machine has no role: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
} as const;

/** Generates a data key under the newest key and decrypts it, as the server does. */
export async function checkKeyService(service: KeyService | null): Promise<Finding> {
  if (service === null) return ok('The key ring encrypts.');
  const context = { application: 'tamarack', purpose: 'doctor' };
  const newest = service.keyIds.at(-1) ?? '';
  try {
    const { plain, wrapped } = await service.generateDataKey(newest, context);
    const opened = await service.decrypt(newest, wrapped, context);
    return opened.equals(plain)
      ? ok(`Generated a data key with ${newest} and decrypted it.`)
      : failed('It decrypted the data key to another value.');
  } catch (error) {
    return failed(`Data keys cannot be used: ${explainConnection(error, kmsAdvice)}.`);
  }
}

/** Scans content as long as the longest upload. */
export async function checkScanner(scanner: Scanner | null): Promise<Finding> {
  if (scanner === null) return warning('Files are not scanned: run ClamAV and set CLAMD.');
  try {
    const verdict = await scanner.scan(Readable.from([Buffer.alloc(largestBytes)]));
    return verdict === 'clean'
      ? ok('Scanned 15 MB.')
      : failed('It reports harmless content as malware: check its signature database.');
  } catch (error) {
    const name = nameError(error);
    return failed(
      name === 'unknown error'
        ? 'It gave no verdict on 15 MB: set StreamMaxLength above 15 MB, and read its log.'
        : `It cannot be used: ${explainConnection(error)}. Check CLAMD.`,
    );
  }
}

const mailAdvice = {
  EAUTH: 'it refuses the user or the password in SMTP_URL',
  ESOCKET:
    'it cannot be reached, or offers no TLS that we trust: check the host, the port and the certificate',
  ECONNECTION: 'it cannot be reached: check the host and the port in SMTP_URL',
  ETLS: 'it offers no TLS: check the port, or use another server',
} as const;

/** Connects and logs in. */
export async function checkMail(smtp: Inspection['smtp']): Promise<Finding> {
  if (smtp === null) return ok('Emulated by the sandbox.');
  const sender = createSmtpSender(smtp);
  try {
    await sender.check();
    return ok('Connected and logged in.');
  } catch (error) {
    return failed(`Mails cannot be sent: ${explainConnection(error, mailAdvice)}.`);
  } finally {
    sender.close();
  }
}

/** The consequence of not having a current list. */
function explainOutdatedScreening(): string {
  const rule = currentRules.reviews.find(({ code }) => code === 'screeningOutdated');
  const fromLimit = rule?.fromLimit ?? 0;
  return fromLimit === 0
    ? 'a person decides'
    : `from a limit of ${formatMoney(fromLimit, 'en')} a person decides`;
}

/** Whether names can be compared with a current list. */
export async function checkSanctionsList(list: SanctionsList): Promise<Finding> {
  const { edition, problem } = await list.read();
  switch (problem) {
    case null:
      return ok(
        `${edition?.entries.length} entries, listed until ${edition?.latestListing ?? 'an unknown date'}.`,
      );
    case 'notConfigured':
      return warning(`SANCTIONS_LIST is not set: names are not compared, and ${explainOutdatedScreening()}.`);
    case 'missing':
      return failed('SANCTIONS_LIST is not a file: download the list there once a day.');
    case 'damaged':
      return failed('SANCTIONS_LIST cannot be read as the list: download it again, and check what is there.');
    case 'old':
      return warning(
        `The file is dated ${edition?.publishedAt.toISOString().slice(0, 10)}: check the daily download.`,
      );
  }
}

/** Whether the folder of payout files and of uploads on their way can be written. */
export async function checkDataFolder(folder: string): Promise<Finding> {
  try {
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `.${newId()}`);
    await fs.writeFile(file, randomBytes(probeBytes), { flag: 'wx', mode: 0o600 });
    await fs.rm(file);
    const { bavail, bsize } = await fs.statfs(folder);
    return ok(`Can be written; ${Math.floor((bavail * bsize) / 2 ** 30)} GB are free.`);
  } catch (error) {
    return failed(`DATA_FOLDER cannot be written (${nameError(error)}): let the server’s user write to it.`);
  }
}

/** Whether the built SDK and widget exist. */
export async function checkWidget(distFolder: string): Promise<Finding> {
  const loader = `${brand.id}.js`;
  const isBuilt = await fs.access(path.join(distFolder, loader)).then(
    () => true,
    () => false,
  );
  return isBuilt ? ok('Built.') : failed(`DIST_FOLDER has no ${loader}: run “npm run build”.`);
}
