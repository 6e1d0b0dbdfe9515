import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The minimum work for an upload, as a baseline: writes it from the socket into a file. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-floor-'));
let files = 0;
const server = http.createServer(async (request, response) => {
  await pipeline(request, fs.createWriteStream(path.join(folder, String(files++))));
  response.end('{}');
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => {
  fs.rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
