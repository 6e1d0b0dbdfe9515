import { createHash } from 'node:crypto';
import pg from 'pg';

/** Maximum number of prepared statements. The program uses a few hundred; any beyond the limit run unprepared. */
const maxStatements = 400;

/**
 * A client that prepares each parameterized statement once on its connection. Later runs send only the parameters, and
 * the database does not plan again. A pooler must not share the connection unless it tracks prepared statements.
 */
abstract class PreparingClient extends pg.Client {
  /** The statements to prepare, by the beginning of their text. */
  protected abstract readonly preparable: RegExp;
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
    if (values.length === 0 || this.#names.size >= maxStatements || !this.preparable.test(text)) return null;
    const name = nameStatement(text);
    this.#names.set(text, name);
    return name;
  }
}

/** Derived from the text, so that no client runs another client's statement if the connection is shared after all. */
const nameStatement = (text: string): string =>
  `kept_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;

/**
 * For the embedded engine, where parsing and planning a small statement takes longer than running it. pg-boss's own
 * statements are not prepared, because they change with each version.
 */
export class EmbeddedClient extends PreparingClient {
  protected readonly preparable = /^(select|insert|update|delete|with)\b/i;
}

/**
 * For a server: the inserts of a new checkout (see `runInserts`), and the reads by an id or a hash that nearly every
 * request makes. Unlike those of searches, their plans do not depend on values, and planning them takes longer than
 * running them. Never a `*`: a prepared statement with one fails once a release has added a column.
 */
export class ServerClient extends PreparingClient {
  protected readonly preparable =
    /^with "insert_0" as \(|^(?!.*[ .]\*)select .* where (?:"\w+"\.)?"(?:id|token_hash|frame_token_hash|checkout_id)" = \$\d/s;
}
