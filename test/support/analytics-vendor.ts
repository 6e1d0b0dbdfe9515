import http from 'node:http';

/** A call as a vendor's capture API receives it. */
interface VendorCall {
  readonly url: string | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface AnalyticsVendorServer {
  readonly url: string;
  readonly received: VendorCall[];
  /** Of the next answers. */
  status: number;
  close(): void;
}

/** A vendor that keeps what it receives. */
export async function startAnalyticsVendor(): Promise<AnalyticsVendorServer> {
  const received: VendorCall[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString('utf8');
    });
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body });
      response.writeHead(vendor.status).end('{"status":"Ok"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const vendor: AnalyticsVendorServer = {
    url: `http://127.0.0.1:${address.port}`,
    received,
    status: 200,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return vendor;
}
