import { allowedFiles, limits } from './limits';
import type { ValidationCode } from './validation-codes';

/** What is known of a file before it is sent. */
export interface FileFacts {
  readonly name: string;
  /** Media type, `application/pdf`. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Whether a media type is in a comma-separated list, exactly or by a wildcard of its major type such as `image/*`
 * (specification, "File type rule"). Parameters (`; charset=…`) and capitals do not count.
 */
export function isFileTypeAllowed(type: string, allowed: string): boolean {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  const [major, minor] = bare.split('/');
  if (!major || !minor) return false;
  const list = allowed.split(',').map((entry) => entry.trim().toLowerCase());
  return list.includes(bare) || list.includes(`${major}/*`);
}

function fileError(file: FileFacts, allowed: string): ValidationCode | null {
  if (!isFileTypeAllowed(file.type, allowed)) return 'fileType';
  return file.size > limits.fileSize ? 'fileTooLarge' : null;
}

function singleFileError(files: readonly FileFacts[], allowed: string): ValidationCode | null {
  const [file, ...others] = files;
  if (file === undefined) return 'fileRequired';
  return others.length > 0 ? 'fileSingle' : fileError(file, allowed);
}

export const validateInvoiceFile = (files: readonly FileFacts[]): ValidationCode | null =>
  singleFileError(files, allowedFiles.invoice);

export const validateVoidCheque = (files: readonly FileFacts[]): ValidationCode | null =>
  singleFileError(files, allowedFiles.voidCheque);

/** A name as names are compared: two of one key are one name. */
export const toNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

const uniqueNames = (files: readonly FileFacts[]): boolean =>
  new Set(files.map(({ name }) => toNameKey(name))).size === files.length;

const sizeOf = (files: readonly FileFacts[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** All statements together; the first rule that is broken. */
export function validateStatements(files: readonly FileFacts[]): ValidationCode | null {
  if (files.length === 0) return 'statementsRequired';
  if (files.length > limits.statementsCount) return 'statementsTooMany';
  const wrong = files.map((file) => fileError(file, allowedFiles.statement)).find((code) => code !== null);
  if (wrong !== undefined) return wrong;
  if (!uniqueNames(files)) return 'statementsNames';
  return sizeOf(files) > limits.statementsSize ? 'statementsTooLarge' : null;
}

/** Files beside one answer to a reviewer, all together; the first rule that is broken. */
export function validateSupportingFiles(files: readonly FileFacts[]): ValidationCode | null {
  if (files.length > limits.supportingCount) return 'supportingTooMany';
  const wrong = files.map((file) => fileError(file, allowedFiles.supporting)).find((code) => code !== null);
  if (wrong !== undefined) return wrong;
  if (!uniqueNames(files)) return 'statementsNames';
  return sizeOf(files) > limits.supportingSize ? 'supportingTooLarge' : null;
}

/** The currency a document was read to be in, ISO 4217. */
export function validateCurrency(currency: string): ValidationCode | null {
  if (currency === 'CAD') return null;
  return currency === 'USD' ? 'fileCurrency' : 'fileOtherCurrency';
}
