import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClamd } from '../../../../server/src/adapters/clamd/clamd';
import {
  findClamd,
  infectedText,
  type RunningClamd,
  startClamd,
  startFakeClamd,
} from '../../../support/clamd';

const megabyte = 1024 * 1024;
const program = findClamd();
if (program === null)
  console.warn('clamd is not on this machine: its adapter is tested against a stand-in only.');

async function* bytes(megabytes: number, last = ''): AsyncGenerator<Buffer> {
  for (let n = 0; n < megabytes; n++) yield Buffer.alloc(megabyte, n);
  yield Buffer.from(last);
}

describe.skipIf(program === null)('a real clamd', () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startClamd(program ?? '');
  }, 60_000);
  afterAll(() => clamd?.close());

  test.each(['tcp', 'unix'] as const)('distinguishes clean from infected over %s', async (way) => {
    const scanner = createClamd(clamd[way]);
    expect(await scanner.scan(Readable.from(['%PDF-1.7 a statement']))).toBe('clean');
    expect(await scanner.scan(Readable.from(['%PDF-1.7 ', infectedText]))).toBe('infected');
  });

  test('finds a virus at the end of 15 MB, several at once', async () => {
    const scanner = createClamd(clamd.unix);
    const verdicts = await Promise.all([
      scanner.scan(Readable.from(bytes(15, infectedText))),
      scanner.scan(Readable.from(bytes(15))),
      scanner.scan(Readable.from(bytes(1, infectedText))),
    ]);
    expect(verdicts).toEqual(['infected', 'clean', 'infected']);
  });

  test('a file over clamd’s own limit is not called clean', async () => {
    await expect(createClamd(clamd.tcp).scan(Readable.from(bytes(22)))).rejects.toThrow();
  });

  test('a stream that fails midway is not called clean', async () => {
    const content = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000);
        throw new Error('tampered with');
      })(),
    );
    await expect(createClamd(clamd.unix).scan(content)).rejects.toThrow('tampered with');
  });
});

describe('a faulty clamd', () => {
  let pretended: Awaited<ReturnType<typeof startFakeClamd>> | null = null;
  afterEach(async () => {
    await pretended?.close();
    pretended = null;
  });
  const atEnd = (received: Buffer) => received.subarray(-4).equals(Buffer.alloc(4));
  const scan = async (
    act: Parameters<typeof startFakeClamd>[0],
    content: Readable = Readable.from(['a', 'bc']),
    limits = { idleMs: 5_000, totalMs: 10_000 },
  ) => {
    pretended = await startFakeClamd(act);
    return createClamd(pretended.address, limits).scan(content);
  };

  test('clamd gets the command, each chunk after its length, and an end', async () => {
    let all: Buffer = Buffer.alloc(0);
    const verdict = await scan((socket, received) => {
      all = received;
      if (atEnd(received)) socket.write('stream: OK\0');
    });
    expect(verdict).toBe('clean');
    expect(all.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x01a\0\0\0\x02bc\0\0\0\0');
  });

  test('a reply in pieces is reassembled', async () => {
    const verdict = await scan((socket, received) => {
      if (!atEnd(received)) return;
      socket.write('stream: Some.Thing');
      setTimeout(() => socket.write(' FOUND\0'), 50);
    });
    expect(verdict).toBe('infected');
  });

  test.each([
    'INSTREAM size limit exceeded. ERROR',
    'stream: Some.Thing FOUND ERROR',
    'stream: OK FOUND or not',
    'UNKNOWN COMMAND',
    '',
  ])('“%s” is not a verdict', async (reply) => {
    const answer = scan((socket, received) => {
      if (atEnd(received)) socket.end(`${reply}\0`);
    });
    await expect(answer).rejects.toThrow('no verdict');
  });

  test('a clean verdict before the end of the file is invalid; an infection counts', async () => {
    const slow = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('a');
          await new Promise((resolve) => setTimeout(resolve, 300));
          yield Buffer.from('b');
        })(),
      );
    await expect(scan((socket) => void socket.write('stream: OK\0'), slow())).rejects.toThrow(
      'before it received the whole file',
    );
    await pretended?.close();
    expect(await scan((socket) => void socket.write('stream: X FOUND\0'), slow())).toBe('infected');
  });

  test('an endless reply is aborted', async () => {
    const answer = scan((socket, received) => {
      if (atEnd(received)) socket.write('x'.repeat(100_000));
    });
    await expect(answer).rejects.toThrow('reply is too long');
  });

  test('a connection closed without a reply is an error', async () => {
    await expect(scan((socket, received) => void (atEnd(received) && socket.end()))).rejects.toThrow();
    await pretended?.close();
    await expect(scan((socket) => void socket.destroy(), Readable.from(bytes(15)))).rejects.toThrow();
  });

  test('a clamd that reads nothing or replies nothing times out', async () => {
    const limits = { idleMs: 200, totalMs: 10_000 };
    const deaf = scan((socket) => void socket.pause(), Readable.from(bytes(15)), limits);
    await expect(deaf).rejects.toThrow('timed out');
    await pretended?.close();
    await expect(scan(() => undefined, undefined, limits)).rejects.toThrow('timed out');
  });

  test('a clamd that keeps sending times out', async () => {
    const answer = scan(
      (socket, received) => {
        if (!atEnd(received)) return;
        const drip = setInterval(() => socket.write('.'), 20);
        socket.once('close', () => clearInterval(drip));
      },
      undefined,
      { idleMs: 5_000, totalMs: 300 },
    );
    await expect(answer).rejects.toThrow('timed out');
  });

  test('an unreachable clamd is an error, and the file stream is destroyed', async () => {
    pretended = await startFakeClamd(() => undefined);
    const { address } = pretended;
    await pretended.close();
    const content = Readable.from(bytes(15));
    await expect(createClamd(address).scan(content)).rejects.toThrow();
    expect(content.destroyed).toBe(true);
  });
});
