import type { App } from './app';

/**
 * A body as it came, for what is signed over its bytes. They are not among its properties: a hook that walks through a
 * body finds none.
 */
export class RawBody {
  readonly #bytes: Buffer;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
}

/** Routes of `register` get their body as a `RawBody` of at most `limit` bytes, whatever its type. */
export function withRawBody(app: App, limit: number, register: (scope: App) => void): void {
  app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: limit },
      async (_: unknown, body: Buffer) => {
        return new RawBody(body);
      },
    );
    register(scope);
  });
}
