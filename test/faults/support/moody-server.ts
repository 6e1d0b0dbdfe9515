import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

/** How a service fails: not there, silent, cut off, speaking nonsense, or broken. */
export const moods = ['refuses', 'hangs', 'cuts', 'garbage', 'empty', 'broken', 'endless'] as const;
export type Mood = (typeof moods)[number];

export interface MoodyServer {
  readonly host: string;
  setMood(mood: Mood): void;
  /** Connections and messages: a client may send over a connection that it opened earlier. */
  countCalls(): number;
  close(): void;
}

const replies: Readonly<Record<Exclude<Mood, 'refuses' | 'hangs' | 'cuts' | 'endless'>, () => Buffer>> = {
  garbage: () => randomBytes(2_000),
  empty: () =>
    Buffer.from('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}'),
  broken: () =>
    Buffer.from('HTTP/1.1 500 Oops\r\ncontent-type: text/html\r\ncontent-length: 6\r\n\r\n<html>'),
};

/** A service at an address of this machine that is in a bad mood; it keeps its address in all of them. */
export async function startMoodyServer(): Promise<MoodyServer> {
  let mood: Mood = 'broken';
  let calls = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    calls++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    if (mood === 'refuses') return void socket.resetAndDestroy();
    if (mood === 'hangs') return;
    socket.once('data', () => {
      calls++;
      if (mood === 'cuts') return void socket.destroy();
      if (mood === 'endless') return void sendEndlessly(socket);
      if (mood === 'garbage' || mood === 'empty' || mood === 'broken') socket.end(replies[mood]());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    setMood: (next) => {
      mood = next;
    },
    countCalls: () => calls,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A body of four hundred megabytes, a piece at a time. */
function sendEndlessly(socket: net.Socket): void {
  const piece = Buffer.from(`${' '.repeat(65_536)}`);
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"a":"');
  let left = 6_400;
  const write = (): void => {
    while (left-- > 0 && !socket.destroyed) if (!socket.write(piece)) return void socket.once('drain', write);
    socket.end();
  };
  write();
}
