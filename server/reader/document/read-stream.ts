import type { Readable } from 'node:stream';

/**
 * Reads a stream into one array of the announced size.
 *
 * @throws Error if the content is shorter or longer than announced, or the stream fails
 */
export async function readStream(content: Readable, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    if (at + chunk.length > size) throw new Error('the content is longer than announced');
    bytes.set(chunk, at);
    at += chunk.length;
  }
  if (at < size) throw new Error('the content is shorter than announced');
  return bytes;
}
