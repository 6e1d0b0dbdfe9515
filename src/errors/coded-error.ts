import { brand } from '../brand';

/**
 * Global symbol: loader and widget are separate bundles with their own copy of this file, so `instanceof`
 * fails.
 */
const mark = Symbol.for(`${brand.id}.error`);

export interface CodedError<Code extends string = string> extends Error {
  readonly code: Code;
  /** Whether a retry can succeed. */
  readonly retryable: boolean;
}

/** @param message for developers; the locale files hold the user-facing text by `code` */
export function createCodedError<Code extends string>(
  code: Code,
  message: string,
  { retryable = false, cause }: { readonly retryable?: boolean; readonly cause?: unknown } = {},
): CodedError<Code> {
  const error = new Error(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { name: 'TamarackError', code, retryable, [mark]: true });
}

/** Whether a value is a `CodedError`, with the given `code` if there is one. */
export function isCodedError<Code extends string>(error: unknown, code?: Code): error is CodedError<Code> {
  if (!(typeof error === 'object' && error !== null && mark in error && 'code' in error)) return false;
  return code === undefined || error.code === code;
}
