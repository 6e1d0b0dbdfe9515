import { z } from 'zod';

/** A wrong or missing setting. */
export interface Fault {
  /** The variable. */
  readonly name: string;
  /** What was expected; never the value. */
  readonly message: string;
}

/** Collects the faults of all settings, so that they are named together. */
export interface Faults extends ReturnType<typeof createFaults> {}

export function createFaults() {
  const list: Fault[] = [];
  const add = (name: string, message: string): void => {
    // the fault of its file is more specific
    const isKnown = list.some((fault) => fault.name === `${name}_FILE` || fault.name === name);
    if (!isKnown) list.push({ name, message });
  };
  return {
    list,
    add,

    /** Returns `fallback` where `read` throws a ZodError, and adds its issues. */
    collect: <T, F>(read: () => T, fallback: F): T | F => {
      try {
        return read();
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        for (const issue of error.issues) add(String(issue.path[0]), describe(issue));
        return fallback;
      }
    },
  };
}

const describe = ({ code, message }: z.core.$ZodIssue): string =>
  code === 'invalid_type' && message.endsWith('received undefined') ? 'required, but not set' : message;

/** One line for each fault. The sandbox is no way out in production. */
export function formatFaults(
  faults: readonly Fault[],
  { production }: { readonly production: boolean },
): string {
  const lines = faults.map(({ name, message }) => `  ${name}: ${message}`);
  const hint = production ? '' : ' (SANDBOX=true needs no accounts.)';
  return `Invalid configuration:\n${lines.join('\n')}\ndocs/configuration.md describes every variable.${hint}`;
}
