import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an empty page with the peers' scripts, compressed, by their paths. */
export async function servePeers(
  scripts: Readonly<Record<string, Buffer>>,
): Promise<{ readonly url: string; stop(): void }> {
  const server = http.createServer(({ url = '' }, response) => {
    const script = scripts[url];
    response.setHeader('cache-control', 'max-age=3600');
    response.setHeader('content-type', script ? 'text/javascript' : 'text/html');
    if (script) response.setHeader('content-encoding', 'br');
    response.end(script ?? '<!doctype html><title>Shop</title><link rel="icon" href="data:,"><h1>Shop</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
