import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface FileToSend {
  readonly name: string;
  readonly bytes: Buffer;
}

const boundary = 'tamarack-bench-7d1c3f';

/** Sends a form with one file, as a browser does. Retries while the server responds 429. */
export async function sendFile(
  url: string,
  { name, bytes }: FileToSend,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
  );
  const foot = Buffer.from(`\r\n--${boundary}--\r\n`);
  const requestHeaders = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(head.length + bytes.length + foot.length),
    'idempotency-key': randomUUID(),
    ...headers,
  };
  for (;;) {
    const { status, text } = await post(url, requestHeaders, [head, bytes, foot]);
    if (status === 200) return;
    if (status !== 429) throw new Error(`the upload of ${name} failed: ${status} ${text}`);
    await delay(250);
  }
}

function post(
  url: string,
  headers: Readonly<Record<string, string>>,
  parts: readonly Buffer[],
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: 'POST', headers, agent: false });
    request.once('error', reject);
    request.once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode ?? 0, text });
    });
    for (const part of parts) request.write(part);
    request.end();
  });
}

/** Sends all files, at most `concurrency` at a time. */
export async function sendAll(
  url: string,
  files: readonly FileToSend[],
  concurrency: number,
  headers?: Readonly<Record<string, string>>,
): Promise<void> {
  const left = [...files];
  const worker = async (): Promise<void> => {
    for (let file = left.shift(); file; file = left.shift()) await sendFile(url, file, headers);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}
