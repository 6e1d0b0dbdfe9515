/** Tables whose rows a transaction locks in this order: two that lock in different orders would wait for each other. */
const lockOrder: readonly string[] = [
  'application',
  'checkout',
  'scoring_run',
  'customer',
  'credit_line',
  'invoice_link',
  'payout',
];

/** `skip locked` waits for nobody. */
const lock = /\bfor no key update(?: of "(\w+)")?(?! skip locked)/;
const transaction = /^\s*(?:begin|start transaction|commit|rollback(?! to))\b/i;

/**
 * Follows the locks of one connection. Returns what is wrong with a statement: it locks rows of a table that comes before one
 * whose rows the transaction has locked. Rows that it has locked before may be locked again.
 */
export function createLockCheck(): (text: string, values?: readonly unknown[]) => string | undefined {
  const held = new Set<string>();
  let last = 0;
  return (text, values = []) => {
    if (transaction.test(text)) {
      held.clear();
      last = 0;
      return undefined;
    }
    const found = lock.exec(text);
    const table = found?.[1] ?? /\bfrom "(\w+)"/.exec(text)?.[1];
    const rank = lockOrder.indexOf(table ?? '');
    if (!found || rank < 0) return undefined;
    // the first value of a lock is the row's id
    const rows = `${table} ${values[0]}`;
    if (held.has(rows)) return undefined;
    held.add(rows);
    if (rank < last) return `${table} is locked after ${lockOrder[last]}: ${text}`;
    last = rank;
    return undefined;
  };
}
