import { createHash } from 'node:crypto';
import pg from 'pg';

/** Maximum number of prepared statements. The program uses a few hundred; any beyond the limit run unprepared. */
const maxStatements = 400;

/**
 * A client that prepares parameterized statements once on its connection, which a pooler must therefore not share, unless it
 * keeps track of them: their later runs send the parameters alone, and the database plans no more.
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

/** By its text: over a connection that was shared after all, no client runs a statement of another one. */
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
 * For a server: the rows of a checkout that opens (see `runTogether`), and what nearly every request reads, by an id or a
 * hash. Their plan depends on no value, whereas that of a search does, and planning them takes longer than running them.
 * Never a `*`: once a release has added a column, a prepared statement with it fails.
 */
export class ServerClient extends PreparingClient {
  protected readonly preparable =
    /^with "insert_0" as \(|^(?!.*[ .]\*)select .* where (?:"\w+"\.)?"(?:id|token_hash|frame_token_hash|checkout_id)" = \$\d/s;
}
