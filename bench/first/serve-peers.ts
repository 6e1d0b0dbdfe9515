import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { ServedFile, ServedFiles } from './peer-files';

interface Served {
  readonly port: number;
  /** Without TLS. */
  readonly url: string;
  stop(): void;
}

const find = (files: ServedFiles, url = ''): ServedFile | undefined => files[url.replace(/\?.*/, '')];

const emptyPage = '<!doctype html><title>Shop</title><link rel="icon" href="data:,"><h1>Shop</h1>';

/** Serves the peers' files, and for any other path an empty page. */
export const servePeers = (files: ServedFiles): Promise<Served> =>
  listen(
    http.createServer(({ url }, response) => {
      const file = find(files, url);
      response.setHeader('cache-control', 'max-age=3600');
      response.setHeader('content-type', file?.type ?? 'text/html');
      if (file) response.setHeader('content-encoding', 'br');
      response.end(file?.body ?? emptyPage);
    }),
  );

/** Serves the hosts of a peer over TLS, to any page; what is not there is accepted and ignored, as counters of visits are. */
export const serveHosts = (files: ServedFiles): Promise<Served> =>
  listen(
    https.createServer(createCertificate(), ({ url }, response) => {
      const file = find(files, url);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('cache-control', 'max-age=3600');
      if (!file) return void response.writeHead(204).end();
      response.setHeader('content-type', file.type);
      response.setHeader('content-encoding', 'br');
      response.end(file.body);
    }),
  );

async function listen(server: http.Server | https.Server): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Signed by itself: the browser is told not to check it. */
function createCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tamarack-bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    const names = ['-subj', '/CN=localhost', '-days', '2'];
    execFileSync('openssl', ['req', '-x509', ...curve, '-nodes', ...names, '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
