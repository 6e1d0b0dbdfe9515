import { problem } from '../../errors';
import type { App } from '../app/app';

/** NUL and lone surrogates: legal in JSON, but not in the database's text. */
const unstorable = /\0|\p{Surrogate}/u;

/** Refuses them anywhere in a request, before they become a database error. */
export function registerWellFormed(app: App): void {
  app.addHook('preValidation', ({ body, query, params }, _reply, done) => {
    if (![body, query, params].every(isWellFormed))
      throw problem('malformed-request', {
        detail: 'A string contains a NUL character or an unpaired surrogate.',
      });
    done();
  });
}

/** Iterative: the sender chooses how deep a body is nested. */
function isWellFormed(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && unstorable.test(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const pair of Object.entries(next)) left.push(...pair);
  }
  return true;
}
