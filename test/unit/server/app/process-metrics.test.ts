import { once } from 'node:events';
import net from 'node:net';
import { expect, test } from 'vitest';
import { listenForMetrics } from '../../../../server/app/metrics/process-metrics';

test('a listener of its own serves metrics and nothing else', async () => {
  const port = await findPort();
  let failing = false;
  const render = async (): Promise<string> => {
    if (failing) throw new Error('a fault that nobody else sees');
    return 'tamarack_figures_up 1\n';
  };
  const close = await listenForMetrics({ host: '127.0.0.1', port }, render, 'text/plain');
  try {
    const read = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
    expect(await (await read('/metrics')).text()).toBe('tamarack_figures_up 1\n');
    expect((await read('/health')).status).toBe(404);
    expect((await read('/metrics', { method: 'POST' })).status).toBe(404);
    failing = true;
    const failed = await read('/metrics');
    expect([failed.status, await failed.text()]).toEqual([500, '']);
  } finally {
    await close();
  }
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
