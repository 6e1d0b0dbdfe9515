import { once } from 'node:events';
import net from 'node:net';
import type { Readable } from 'node:stream';
import type { Scanner, Verdict } from '../../platform/files';

/** Address of a clamd. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

export interface ClamdLimits {
  /** Maximum time without a byte in either direction. */
  readonly idleMs: number;
  readonly totalMs: number;
}

const defaultLimits: ClamdLimits = { idleMs: 60_000, totalMs: 180_000 };
const maxReplyLength = 4096;

/** Scans with clamd’s command INSTREAM: `zINSTREAM\0`, each chunk after its length (32 bits), then a length of 0. */
export function createClamd(address: ClamdAddress, limits: ClamdLimits = defaultLimits): Scanner {
  return {
    scan: async (content) => {
      const socket = net.connect(address);
      const abort = (): void => void socket.destroy(new Error('the scanner timed out'));
      socket.setTimeout(limits.idleMs, abort);
      const timer = setTimeout(abort, limits.totalMs);
      const reply = readReply(socket);
      const sent = send(content, socket);
      try {
        // an early reply means a finding or an error
        const early = await Promise.race([reply, sent.then(() => null)]);
        const verdict = parseVerdict(early ?? (await reply));
        if (early !== null && verdict === 'clean')
          throw new Error('the scanner responded before it received the whole file');
        return verdict;
      } finally {
        clearTimeout(timer);
        socket.destroy();
        content.destroy();
        await Promise.allSettled([sent, reply]);
      }
    },
  };
}

async function send(content: Readable, socket: net.Socket): Promise<void> {
  const closed = new AbortController();
  socket.once('close', () => closed.abort());
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await once(socket, 'drain', { signal: closed.signal });
  }
  socket.write(Buffer.alloc(4));
}

/** Reads the reply up to the closing NUL. */
async function readReply(socket: net.Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf('\0');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > maxReplyLength) socket.destroy(new Error('the scanner’s reply is too long'));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the scanner closed the connection without a reply')));
  });
}

function parseVerdict(reply: string): Verdict {
  if (reply === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(reply)) return 'infected';
  throw new Error('the scanner returned no verdict');
}
