import { problem } from '../../errors';
import type { App } from '../app/app';

/** NUL, and halves of surrogate pairs: legal in JSON, but no text that the database could keep. */
const unkeepable = /\0|\p{Surrogate}/u;

/** Refuses them wherever they stand in a request, before they become an error of the database. */
export function registerWellFormed(app: App): void {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if (![body, query, params].every(isWellFormed))
      throw problem('malformed-request', {
        detail: 'A string contains a NUL character or an unpaired surrogate.',
      });
  });
}

/** Without recursion: how deep a body is nested is the sender's choice. */
function isWellFormed(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && unkeepable.test(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const pair of Object.entries(next)) left.push(...pair);
  }
  return true;
}
