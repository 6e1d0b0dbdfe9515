import pg from 'pg';

/** Different statements kept prepared; a program has a few hundred, so that the rest is made on the spot. */
const most = 400;
const preparable = /^(select|insert|update|delete|with)\b/i;

/**
 * A client that prepares each statement with values once and then only runs it: on the embedded engine, reading and
 * planning a small statement takes longer than running it. For that engine alone, whose session is never shared by a
 * proxy. pg-boss's own statements are left as they are: it writes them anew at each version.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // The parent's many overloads all end in these arguments.
  override query = ((first: unknown, values: unknown, ...rest: unknown[]) => {
    const run = super.query as (...args: unknown[]) => unknown;
    const name = typeof first === 'string' && Array.isArray(values) ? this.#nameOf(first, values) : null;
    if (name === null) return run.call(this, first, values, ...rest);
    return run.call(this, { name, text: first, values }, ...rest);
  }) as pg.Client['query'];

  #nameOf(text: string, values: readonly unknown[]): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (values.length === 0 || this.#names.size >= most || !preparable.test(text)) return null;
    const name = `kept_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
