import { Readable } from 'node:stream';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { isProblem, problem } from '../../errors';
import { cleanFileName, fileTooLarge } from '../../files';
import { toClientNetwork } from '../access/client-network';
import type { App } from '../app/app';
import { type ClosingLimits, registerUploadClosing } from './upload-closing';
import { type DrainLimits, drain } from './upload-drain';
import { createSlots, type SlotLimits } from './upload-slots';

/** A file being uploaded. */
export interface Upload {
  /** Cleaned; see `cleanFileName`. */
  readonly name: string;
  /** Media type declared by the sender; `text/plain` by default. */
  readonly declaredType: string;
  /**
   * Ends once the whole form was read and verified to contain one file. Fails with `file-too-large`, with
   * `validation-failed` (`fileSingle`), with `request-timeout` if the sender is too slow, or with `UploadCut` where
   * it is gone. Read it to its end or destroy it; otherwise that happens when the response is sent.
   */
  readonly content: Readable;
}

export interface UploadLimits {
  readonly slots: SlotLimits;
  readonly drain: DrainLimits;
  readonly closing: ClosingLimits;
  /** Maximum time without a byte. */
  readonly idleMs: number;
  /** Maximum time from the first to the last byte. */
  readonly totalMs: number;
  /** Minimum throughput, beyond `idleMs`: a slower sender would hold a slot for the whole of `totalMs`. */
  readonly bytesPerSecond: number;
}

export const uploadLimits: UploadLimits = {
  slots: { perCaller: 6, perProcess: 64 },
  drain: { bytes: 32 * 1024 * 1024, ms: 20_000 },
  closing: { graceMs: 5_000, settleMs: 10_000 },
  idleMs: 60_000,
  totalMs: 30 * 60_000,
  bytesPerSecond: 2 * 1024,
};

/** How long a route may take for a file that it has received. */
const processingMs = 120_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts multipart/form-data, read with `readUpload`. Other routes refuse it. */
    upload?: boolean;
  }
  interface FastifyRequest {
    /** See `readUpload`. */
    readonly readUpload: (rules: { readonly limit: number }) => Promise<Upload>;
  }
}

/** Maximum bytes of a form besides its file. */
const formBytes = 16 * 1024;

/**
 * Starts reading the single part `file` of a form as a stream; on routes with `config: { upload: true }`.
 *
 * Throws `file-too-large` as soon as more than `limit` bytes are announced, `validation-failed` (`fileRequired`)
 * without a file, `rate-limited` where too many uploads run, `request-timeout` and `UploadCut`.
 */
export function readUpload(request: FastifyRequest, rules: { readonly limit: number }): Promise<Upload> {
  return request.readUpload(rules);
}

/** Before authentication: an upload refused there must be drained too. */
export async function registerUploads(app: App, limits: UploadLimits = uploadLimits): Promise<void> {
  const takeSlot = createSlots(limits.slots);
  const tracker = registerUploadClosing(app, limits.closing);
  const cleanups = new WeakMap<FastifyRequest, () => void>();
  await app.register(multipart, { throwFileSizeLimit: false, preservePath: true });

  app.addHook('onRoute', (route) => {
    if (route.config?.upload)
      route.config.deadlines = { bodyMs: null, responseMs: limits.totalMs + processingMs };
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForm(request)) return done();
    tracker.trackForm(request.raw);
    reply.raw.once('close', () => {
      cleanups.get(request)?.();
      drain(request.raw, limits.drain);
    });
    done();
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const { config } = request.routeOptions;
    if (isForm(request) && !request.is404 && !config.upload) throw problem('malformed-request');
    done();
  });
  app.decorateRequest('readUpload', {
    getter(this: FastifyRequest) {
      return async ({ limit }: { readonly limit: number }): Promise<Upload> => {
        if (!this.isMultipart()) throw createFileProblem('fileRequired');
        if (Number(this.headers['content-length'] ?? 0) > limit + formBytes) throw fileTooLarge();
        const release = takeSlot(toUploader(this));
        cleanups.set(this, release);
        tracker.trackHandler(this);
        try {
          const upload = await read(this, limit, watchSender(limits), release);
          cleanups.set(this, () => void upload.content.destroy(createCutError()));
          return upload;
        } catch (error) {
          release();
          throw isProblem(error) ? error : createCutError(error);
        }
      };
    },
  });
}

async function read(
  request: FastifyRequest,
  limit: number,
  sender: Sender,
  end: () => void,
): Promise<Upload> {
  const parts = request.parts({
    limits: { fileSize: limit, files: 2, fields: 10, fieldSize: 1024, parts: 12, headerPairs: 20 },
  });
  const part = await sender.wait(nextFile(parts));
  if (part?.fieldname !== 'file') {
    part?.file.destroy();
    throw createFileProblem('fileRequired');
  }
  part.file.once('limit', () => part.file.destroy(fileTooLarge()));
  const bytes = readBytes(part, parts, sender);
  const content = new Readable({
    read() {
      bytes.next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      end();
      part.file.destroy();
      done(error);
    },
  });
  // the reader gets the error; before a reader is attached, the sender may disconnect
  content.on('error', () => undefined);
  return { name: cleanFileName(getFileName(part)), declaredType: part.mimetype, content };
}

/**
 * Browsers escape a quotation mark and line breaks in a name this way, and nothing else (HTML, "multipart form data").
 */
const getFileName = ({ filename }: MultipartFile): string =>
  ((filename as string | undefined) ?? '').replace(/%22/g, '"').replace(/%0[DA]/g, '');

/** Yields the file's bytes, then reads the rest of the form, which must contain no other file. */
async function* readBytes(part: MultipartFile, parts: Parts, sender: Sender): AsyncGenerator<Buffer> {
  const chunks: AsyncIterator<Buffer> = part.file[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await sender.wait(chunks.next());
      if (done) break;
      sender.count(value.length);
      yield value;
    }
    // the limit may have been exceeded before the listener was added
    if (part.file.truncated) throw fileTooLarge();
    const other = await sender.wait(nextFile(parts));
    other?.file.destroy();
    if (other) throw createFileProblem('fileSingle');
  } catch (error) {
    throw isProblem(error) ? error : createCutError(error);
  }
}

type Parts = AsyncIterableIterator<Multipart>;

async function nextFile(parts: Parts): Promise<MultipartFile | null> {
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return null;
    if (value.type === 'file') return value;
  }
}

interface Sender {
  /** Waits for bytes of the sender. Rejects with `request-timeout` for one that is too slow. */
  wait<T>(operation: Promise<T>): Promise<T>;
  /** Counts bytes of the file. */
  count(bytes: number): void;
}

function watchSender(limits: UploadLimits): Sender {
  const startedAt = performance.now();
  let received = 0;
  let waitedMs = 0;
  /** Counts only the time that the server waited: a slow store is not the sender's fault. */
  const getRemainingMs = (): number => {
    const earnedMs = (received / limits.bytesPerSecond) * 1000;
    const untilTotalMs = limits.totalMs - (performance.now() - startedAt);
    return Math.max(0, Math.min(limits.idleMs, limits.idleMs + earnedMs - waitedMs, untilTotalMs));
  };
  return {
    count: (bytes) => {
      received += bytes;
    },
    wait: async (operation) => {
      const since = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const tooSlow = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(problem('request-timeout')), getRemainingMs());
      });
      try {
        return await Promise.race([operation, tooSlow]);
      } finally {
        clearTimeout(timer);
        waitedMs += performance.now() - since;
      }
    },
  };
}

/** The sender is gone, or sent an incomplete form. Most of them cannot read a response. */
function createCutError(cause?: unknown): Error {
  const error = new Error('the upload was cut off', { cause });
  return Object.assign(error, { name: 'UploadCut', code: 'UPLOAD_CUT', statusCode: 400 });
}

const createFileProblem = (code: 'fileRequired' | 'fileSingle') =>
  problem('validation-failed', { errors: [{ path: '/file', code }] });

const isForm = (request: FastifyRequest): boolean =>
  /^multipart\//i.test(request.headers['content-type'] ?? '');

/** An applicant may open any number of sessions: their uploads count together. */
const toUploader = ({ caller, ip }: FastifyRequest): string =>
  caller?.uploader ?? `address:${toClientNetwork(ip)}`;
