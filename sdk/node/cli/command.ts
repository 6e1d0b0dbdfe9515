import type { ParseArgsConfig } from 'node:util';
import type { Io } from './io';
import type { Settings } from './settings';

export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** The words after `tamarack`, such as `checkouts list`. */
  readonly name: string;
  readonly summary: string;
  /** Arguments after the name, as the usage line shows them. */
  readonly usage: string;
  readonly help: readonly string[];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** Whether it takes arguments that are no options. */
  readonly hasArguments?: true;
  /** Returns the exit code. */
  run(io: Io, settings: Settings, values: Values, positionals: readonly string[]): Promise<number>;
}

/** A string option, if it was given. */
export const readText = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};
