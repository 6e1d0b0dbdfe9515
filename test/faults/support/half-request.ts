import { once } from 'node:events';
import net from 'node:net';
import { sandboxMerchant } from '../../../server/sandbox/data/seed';

export interface HalfRequest {
  /** What the server sent until it closed the connection. */
  readonly answered: Promise<string>;
}

/** The merchant's page at `origin` sends half of its body, and then nothing. */
export async function sendHalfRequest(server: string, origin: string): Promise<HalfRequest> {
  const { hostname, port } = new URL(server);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  socket.on('error', () => undefined);
  const answered = once(socket, 'close').then(() => received);
  const head = [
    'POST /v1/checkout HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    `origin: ${origin}`,
    `merchantkey: ${sandboxMerchant.publishableKey}`,
    'idempotency-key: half-a-request',
  ];
  socket.write(`${head.join('\r\n')}\r\ncontent-length: 100\r\n\r\n{"cartTotal": 2500`);
  return { answered };
}
