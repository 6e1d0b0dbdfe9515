import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createSmtpSender } from '../../../../server/src/adapters/smtp/smtp';
import { composeVerificationMail } from '../../../../server/src/intake/verification/verification-messages';

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

/** A mail server that keeps what it gets and refuses `nobody@…`. */
async function mailServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody')
          ? Object.assign(new Error('No such user'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

const mail = (to: string) => composeVerificationMail({ to, code: '012345', minutes: 10, language: 'fr' });

it('delivers the code as text and HTML, in the requested language', async () => {
  const { received, url } = await mailServer();
  const sender = createSmtpSender({ url, from: 'Tamarack <help@tamarack.example>' });
  close.push(sender.close);
  expect(await sender.sendMail(mail('owner@shop.example'))).toEqual({ sent: true });
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('From: Tamarack <help@tamarack.example>');
  expect(received[0]).toContain('012345');
  expect(received[0]).toContain('Content-Type: text/plain; charset=utf-8');
  expect(received[0]).toContain('lang=3D"fr-CA"');
});

it('distinguishes an unknown address from an unavailable server', async () => {
  const { url } = await mailServer();
  const sender = createSmtpSender({ url, from: 'help@tamarack.example' });
  close.push(sender.close);
  expect(await sender.sendMail(mail('nobody@shop.example'))).toEqual({
    sent: false,
    reason: 'undeliverable',
  });
  const away = createSmtpSender({ url: 'smtp://127.0.0.1:1', from: 'help@tamarack.example' });
  close.push(away.close);
  expect(await away.sendMail(mail('owner@shop.example'))).toEqual({ sent: false, reason: 'unavailable' });
});
