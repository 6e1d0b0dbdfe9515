#!/usr/bin/env node
/**
 * Starts the Firefox at `FIREFOX_PATH` for Playwright, which speaks WebDriver BiDi with it. Playwright emulates media with
 * commands that an installed Firefox may not know yet: those succeed without an effect.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const firefox = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));

let output = '';
firefox.stderr.on('data', (chunk) => {
  output += chunk;
  const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1];
  if (address === undefined) return;
  output = '';
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
  server.on('connection', (client, { url }) => connect(client, new WebSocket(address + url)));
});

function connect(client, browser) {
  const methods = new Map();
  const waiting = [];
  client.on('message', (data) => {
    const { id, method } = JSON.parse(data);
    methods.set(id, method);
    if (browser.readyState === WebSocket.OPEN) browser.send(String(data));
    else waiting.push(String(data));
  });
  browser.on('open', () => {
    for (const message of waiting.splice(0)) browser.send(message);
  });
  browser.on('message', (data) => {
    const { id, type } = JSON.parse(data);
    const isUnknown = type === 'error' && methods.get(id)?.startsWith('emulation.');
    client.send(isUnknown ? JSON.stringify({ id, type: 'success', result: {} }) : String(data));
  });
  client.on('close', () => browser.close());
  for (const end of ['close', 'error']) browser.on(end, () => client.close());
}
