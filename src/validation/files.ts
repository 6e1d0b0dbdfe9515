import { allowedFiles, limits } from './limits';
import type { ValidationCode } from './validation-codes';

/** Properties of a file before its upload. */
export interface FileFacts {
  readonly name: string;
  /** Media type such as `application/pdf`. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Whether a media type matches a comma-separated list, exactly or by a wildcard such as `image/*`
 * (specification, "File type rule"). Ignores parameters (`; charset=…`) and case.
 */
export function isFileTypeAllowed(type: string, allowed: string): boolean {
  const bare = (type.split(';')[0] ?? '').trim().toLowerCase();
  const [major, minor] = bare.split('/');
  if (!major || !minor) return false;
  const list = allowed.split(',').map((entry) => entry.trim().toLowerCase());
  return list.includes(bare) || list.includes(`${major}/*`);
}

function validateFile(file: FileFacts, allowed: string): ValidationCode | null {
  if (!isFileTypeAllowed(file.type, allowed)) return 'fileType';
  return file.size > limits.fileSize ? 'fileTooLarge' : null;
}

function validateSingleFile(files: readonly FileFacts[], allowed: string): ValidationCode | null {
  const [file, ...others] = files;
  if (file === undefined) return 'fileRequired';
  return others.length > 0 ? 'fileSingle' : validateFile(file, allowed);
}

export const validateInvoiceFile = (files: readonly FileFacts[]): ValidationCode | null =>
  validateSingleFile(files, allowedFiles.invoice);

export const validateVoidCheque = (files: readonly FileFacts[]): ValidationCode | null =>
  validateSingleFile(files, allowedFiles.voidCheque);

/** Key for comparing file names: Unicode-normalized, case-insensitive. */
export const toNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

const hasUniqueNames = (files: readonly FileFacts[]): boolean =>
  new Set(files.map(({ name }) => toNameKey(name))).size === files.length;

const sumSizes = (files: readonly FileFacts[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Validates all statements together; returns the first error. */
export function validateStatements(files: readonly FileFacts[]): ValidationCode | null {
  if (files.length === 0) return 'statementsRequired';
  if (files.length > limits.statementsCount) return 'statementsTooMany';
  const invalid = files
    .map((file) => validateFile(file, allowedFiles.statement))
    .find((code) => code !== null);
  if (invalid !== undefined) return invalid;
  if (!hasUniqueNames(files)) return 'statementsNames';
  return sumSizes(files) > limits.statementsSize ? 'statementsTooLarge' : null;
}

/** Validates all files of a response to a reviewer together; returns the first error. */
export function validateSupportingFiles(files: readonly FileFacts[]): ValidationCode | null {
  if (files.length > limits.supportingCount) return 'supportingTooMany';
  const invalid = files
    .map((file) => validateFile(file, allowedFiles.supporting))
    .find((code) => code !== null);
  if (invalid !== undefined) return invalid;
  if (!hasUniqueNames(files)) return 'statementsNames';
  return sumSizes(files) > limits.supportingSize ? 'supportingTooLarge' : null;
}

/** Validates the ISO 4217 currency read from a document. */
export function validateCurrency(currency: string): ValidationCode | null {
  if (currency === 'CAD') return null;
  return currency === 'USD' ? 'fileCurrency' : 'fileOtherCurrency';
}
