import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { createExampleServer, type FindFile } from '../../../examples/open-example.mjs';

/**
 * Serves what `find` returns while the tests of a block run; returns what tells the address. A page that a test answers itself is not of
 * this machine to the browser, which then refuses it the provider.
 */
export function serveFiles(find: FindFile): () => string {
  const server = createExampleServer(find);
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => `http://localhost:${(server.address() as AddressInfo).port}`;
}
