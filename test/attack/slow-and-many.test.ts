import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, test } from 'vitest';
import type { Api } from '../support/api';
import { describeOneDatabase } from '../support/describe-databases';
import { sendTo } from '../support/send';
import { suiteOptions } from '../support/tally/suite-options';
import { createTally } from '../support/tally/tally';
import { waitUntil } from '../support/wait-until';

const connections = suiteOptions.full ? 2_000 : 120;
/** A request that dawdles is ended within this time. */
const patienceMs = 25_000;
/** An honest request is answered within this time, whatever else is connected. */
const answerMs = 3_000;

interface SlowConnection {
  readonly socket: net.Socket;
  /** Whether the server answered or hung up. */
  isEnded(): boolean;
}

describeOneDatabase('slow and many', (makeApi) => {
  let api: Api;
  let port: number;
  const opened = new Set<net.Socket>();
  /** Ports of the clients whose connections the server has. */
  const accepted = new Set<number | undefined>();

  beforeAll(async () => {
    api = await makeApi({ send: sendTo });
    port = (api.app.server.address() as net.AddressInfo).port;
    api.app.server.on('connection', ({ remotePort }: net.Socket) => accepted.add(remotePort));
  });
  afterAll(() => {
    for (const socket of opened) socket.destroy();
  });

  const open = async (text: string): Promise<SlowConnection> => {
    const socket = net.connect(port, '127.0.0.1');
    opened.add(socket);
    let ended = false;
    const end = (): void => {
      ended = true;
      opened.delete(socket);
    };
    socket.on('data', end);
    for (const event of ['close', 'error', 'end']) socket.once(event, end);
    await once(socket, 'connect');
    socket.write(text);
    // the kernel keeps what exceeds its queue to itself, where it costs the server nothing
    await waitUntil(
      async () => accepted.has(socket.localPort),
      (isAccepted) => isAccepted,
    );
    return { socket, isEnded: () => ended };
  };

  const measureAnswer = async (): Promise<number> => {
    const start = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${port}/health`);
    return status === 200 ? performance.now() - start : Number.POSITIVE_INFINITY;
  };

  /** Writes a piece to each connection every second, until the server ended them all or patience is over. */
  const dawdle = async (slow: readonly SlowConnection[], piece: string): Promise<void> => {
    const end = performance.now() + patienceMs;
    while (performance.now() < end && slow.some((one) => !one.isEnded())) {
      for (const one of slow) if (!one.isEnded()) one.socket.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  };

  const ways: Readonly<Record<string, { readonly begin: string; readonly piece: string }>> = {
    'headers that never end': { begin: 'GET /health HTTP/1.1\r\nhost: a\r\n', piece: 'x-a: b\r\n' },
    'a first line that never ends': { begin: 'GET /', piece: 'a' },
    'a connection that says nothing': { begin: '', piece: '' },
    'a body, a byte a second': {
      begin:
        'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
      piece: ' ',
    },
    'a chunked body, a byte a second': {
      begin:
        'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      piece: '1\r\n \r\n',
    },
    'a form for the console, a byte a second': {
      begin:
        'POST /operator/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 6000\r\n\r\nkey=',
      piece: 'a',
    },
  };

  test('connections that dawdle, and an honest request among them', async (context) => {
    const tally = createTally(context);
    const each = Math.ceil(connections / Object.keys(ways).length);
    const slowest: number[] = [];
    const all = await Promise.all(
      Object.entries(ways).map(async ([name, { begin, piece }]) => {
        const slow = await Promise.all(Array.from({ length: each }, () => open(begin)));
        slowest.push(await measureAnswer());
        await dawdle(slow, piece);
        return { name, slow };
      }),
    );
    for (const { name, slow } of all)
      for (const one of slow)
        tally.count(one.isEnded() ? null : `${name}: open after ${patienceMs / 1000} s`);
    for (const time of slowest) tally.count(time < answerMs ? null : `an honest request took ${time} ms`);
    tally.note(
      `${each * all.length} connections; an honest request in ${Math.round(Math.max(...slowest))} ms`,
    );
    tally.end();
  });

  test('headers too large or too many, and broken requests', async (context) => {
    const tally = createTally(context);
    const requests = [
      `GET /health HTTP/1.1\r\nhost: a\r\nx-a: ${'a'.repeat(1_000_000)}\r\n\r\n`,
      `GET /health HTTP/1.1\r\nhost: a\r\n${'x-a: b\r\n'.repeat(50_000)}\r\n`,
      `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      'GET /health HTTP/1.1\r\n\r\n',
      'GET /health HTTP/9.9\r\nhost: a\r\n\r\n',
      'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}',
      'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n{}',
      'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked, chunked\r\n\r\n',
      'POST /v1/hosted/link HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
      'GET /health HTTP/1.1\r\nhost: a\r\nx-a: b\nx-b: c\r\n\r\n',
      'GET /health HTTP/1.1\r\nhost : a\r\n\r\n',
      '\x16\x03\x01\x02\x00',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      '\u0000'.repeat(1_000),
    ];
    for (const text of requests) {
      const answer = await readAnswer(port, text);
      const about = `${JSON.stringify(text.slice(0, 60))}: ${answer.slice(0, 80)}`;
      // smuggled or not, none may be taken for a request that succeeds
      tally.count(/^HTTP\/1\.1 (4\d\d|505)/.test(answer) || answer === '' ? null : about);
      tally.count((await measureAnswer()) < answerMs ? null : `${about}; then slow`);
    }
    tally.end();
  });

  test('many connections at once', async (context) => {
    const tally = createTally(context);
    const before = process.memoryUsage.rss();
    const request = 'GET /health HTTP/1.1\r\nhost: a\r\n\r\n';
    for (let round = 0; round < 3; round++) {
      const many = await Promise.all(Array.from({ length: connections }, () => open(request)));
      tally.count((await measureAnswer()) < answerMs ? null : 'an honest request was slow');
      tally.countHeld(many.length);
      for (const { socket } of many) socket.destroy();
    }
    const grown = Math.round((process.memoryUsage.rss() - before) / 1e6);
    tally.count(grown < 200 ? null : `${grown} MB`);
    tally.note(`${connections} at once; memory grew by ${Math.max(0, grown)} MB`);
    tally.end();
  });
});

/** What the server says to bytes sent as they are; empty if it only hangs up. */
function readAnswer(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    socket.setTimeout(2_000, () => socket.destroy());
  });
}
