import { brand } from '../brand';

/** Shared by every bundle on the page, unlike a class: loader and widget each have their own copy of this file. */
const mark = Symbol.for(`${brand.id}.error`);

export interface CodedError<Code extends string = string> extends Error {
  readonly code: Code;
  /** Whether trying the same again can help. */
  readonly retryable: boolean;
}

/** @param message for developers; what a person reads is found by `code` in the locale files */
export function createCodedError<Code extends string>(
  code: Code,
  message: string,
  { retryable = false, cause }: { readonly retryable?: boolean; readonly cause?: unknown } = {},
): CodedError<Code> {
  const error = new Error(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { name: 'TamarackError', code, retryable, [mark]: true });
}

/** By its brand, never `instanceof`. With `code`, only an error of that code. */
export function isCodedError<Code extends string>(error: unknown, code?: Code): error is CodedError<Code> {
  if (!(typeof error === 'object' && error !== null && mark in error && 'code' in error)) return false;
  return code === undefined || error.code === code;
}
