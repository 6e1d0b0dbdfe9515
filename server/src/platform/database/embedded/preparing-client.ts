import pg from 'pg';

/** Maximum number of prepared statements. The program uses a few hundred; any beyond the limit run unprepared. */
const maxStatements = 400;
const preparable = /^(select|insert|update|delete|with)\b/i;

/**
 * A client that prepares each parameterized statement once: on the embedded engine, parsing and planning a small
 * statement takes longer than running it. For that engine only, whose session is never shared through a proxy.
 * pg-boss's own statements are not prepared, because they change with each version.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // The parent's many overloads all end in these arguments.
  override query = ((first: unknown, values: unknown, ...rest: unknown[]) => {
    const run = super.query as (...args: unknown[]) => unknown;
    const name = typeof first === 'string' && Array.isArray(values) ? this.#toName(first, values) : null;
    if (name === null) return run.call(this, first, values, ...rest);
    return run.call(this, { name, text: first, values }, ...rest);
  }) as pg.Client['query'];

  #toName(text: string, values: readonly unknown[]): string | null {
    const existing = this.#names.get(text);
    if (existing !== undefined) return existing;
    if (values.length === 0 || this.#names.size >= maxStatements || !preparable.test(text)) return null;
    const name = `kept_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
