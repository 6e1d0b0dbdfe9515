import { Duplex } from 'node:stream';
import type { Engine } from './engine';

const terminateType = 0x58;
/** Messages that end a batch: Query, Sync, Flush, CopyDone, CopyFail. Messages up to one of them are sent together. */
const batchEndTypes = new Set([0x51, 0x53, 0x48, 0x63, 0x66]);

/**
 * Replaces node-postgres's socket: speaks the wire protocol to the engine. A stream keeps the session until it closes;
 * its transaction is then rolled back and its session state discarded, as on a real server.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  #rest: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #started = false;
  #release: (() => void) | null = null;
  #ended = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine.acquire().then((release) => {
      if (this.#ended) return release();
      this.#release = release;
      this.emit('connect');
    });
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#receive(chunk).then(() => done(), done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#receive(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void): void {
    this.#endSession().then(() => done(), done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#endSession().then(
      () => done(error),
      (failure: Error) => done(error ?? failure),
    );
  }

  async #receive(more: Buffer): Promise<void> {
    const buffer = this.#rest.length ? Buffer.concat([this.#rest, more]) : more;
    let at = 0;
    for (;;) {
      // The start-up message alone has no type byte before its length.
      const head = this.#started ? 1 : 0;
      if (buffer.length - at < head + 4) break;
      const length = head + buffer.readInt32BE(at + head);
      if (buffer.length - at < length) break;
      await this.#handleMessage(buffer.subarray(at, at + length));
      at += length;
    }
    this.#rest = Buffer.from(buffer.subarray(at));
  }

  async #handleMessage(message: Buffer): Promise<void> {
    if (!this.#started) {
      this.#started = true;
      return this.#exec(message);
    }
    const [type = 0] = message;
    if (type === terminateType) {
      await this.#endSession();
      this.push(null);
      return;
    }
    this.#batch.push(message);
    if (!batchEndTypes.has(type)) return;
    const batch = Buffer.concat(this.#batch);
    this.#batch = [];
    return this.#exec(batch);
  }

  async #exec(messages: Buffer): Promise<void> {
    const out = await this.#engine.exec(new Uint8Array(messages));
    if (out.length && !this.destroyed) this.push(Buffer.from(out.buffer, out.byteOffset, out.length));
  }

  async #endSession(): Promise<void> {
    if (this.#ended) return;
    this.#ended = true;
    if (!this.#release) return;
    try {
      if (this.#started) {
        await this.#engine.exec(encodeQuery('rollback'));
        await this.#engine.exec(encodeQuery('discard all'));
      }
    } finally {
      this.#release();
    }
  }
}

function encodeQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(5 + text.length);
  message.writeUInt8(0x51, 0);
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return new Uint8Array(message);
}
