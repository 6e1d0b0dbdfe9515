import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How the server treats one mail. `cut`: takes it, and the connection breaks before it can say so. */
type Treatment = 'take' | 'later' | 'noSuchUser' | 'cut';

export interface MailServer {
  readonly url: string;
  /** Every mail that was handed over whole, as it came. */
  readonly received: string[];
  /** Tries so far, refused ones among them. */
  countAttempts(): number;
  /** For the next mails, in this order; then all are taken. */
  planNext(...treatments: Treatment[]): void;
  close(): void;
}

/** A mail server that speaks SMTP on a real socket. */
export async function startMailServer(): Promise<MailServer> {
  const received: string[] = [];
  let planned: Treatment[] = [];
  let attempts = 0;
  let treatment: Treatment = 'take';
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      attempts++;
      treatment = planned.shift() ?? 'take';
      if (treatment === 'later') done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
      else if (treatment === 'noSuchUser')
        done(Object.assign(new Error('No such user'), { responseCode: 550 }));
      else done();
    },
    onData: (stream, _session, done) => {
      const cut = treatment === 'cut';
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        received.push(text);
        if (!cut) done();
        else for (const socket of sockets) socket.destroy();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    countAttempts: () => attempts,
    planNext: (...treatments) => {
      planned = treatments;
    },
    close: () => server.close(),
  };
}

/** The header by which a mailbox tells a repeat. */
export const getMessageId = (mail: string): string => /^Message-ID: (<[^>]+>)/im.exec(mail)?.[1] ?? '';
