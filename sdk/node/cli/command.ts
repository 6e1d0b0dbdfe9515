import type { ParseArgsConfig } from 'node:util';
import type { Io } from './io';
import type { Settings } from './settings';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** What follows `tamarack`: `checkouts list`. */
  readonly name: string;
  readonly summary: string;
  /** After the name, in the usage. */
  readonly usage: string;
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Returns the exit code. */
  run(io: Io, settings: Settings, values: Values, positionals: readonly string[]): Promise<number>;
}

/** A string option, if it was given. */
export const readText = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};
