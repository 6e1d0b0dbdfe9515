/** A separate thread or process that handles one request at a time. */
export interface Worker<Input, Output> {
  /** @throws Error if it ends before it responds */
  run(request: Input): Promise<Output>;
  /** Resolves once it has ended and its resources are free. */
  stop(): Promise<void>;
  /** Whether it has ended, for any reason. */
  readonly ended: boolean;
}

export interface LimitedWorkerOptions<Input, Output> {
  /** Starts a worker and waits until it is ready: its start does not count as request time. */
  readonly start: () => Promise<Worker<Input, Output>>;
  /** Message of `WorkerFailure`: the operation that failed. */
  readonly failure: string;
  /** Timeout of one request, whether it computes or waits. */
  readonly milliseconds: number;
  /** Maximum memory growth of this process during a request. Default: not checked. */
  readonly growthMegabytes?: number;
  /** Maximum number of waiting requests. Default: unlimited. */
  readonly maxWaiting?: number;
  /** Idle time before it is stopped, until the next request. Default: never. */
  readonly idleMilliseconds?: number;
}

export interface LimitedWorker<Input, Output> {
  /**
   * Sends requests in the order of the calls; a request is built when its turn comes.
   *
   * @throws WorkerFailure on a timeout, when too many requests wait, or when this is closed; the next request is
   * unaffected. Errors while building the request are passed on.
   */
  run(buildRequest: () => Promise<Input>): Promise<Output>;
  /** Does not wait for the request in progress. */
  close(): Promise<void>;
}

export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  constructor(
    failure: string,
    reason: string,
    readonly timedOut = false,
  ) {
    super(`${failure}: ${reason}`);
  }
}

/** Reason in `WorkerFailure` for a request that exceeded its time limit. */
export class TimeLimitError extends Error {
  constructor() {
    super('it took too long');
  }
}

/** Interval of the checks of time and memory. */
const WATCH_MS = 50;

/** The worker starts with the first request and is reused; once it has ended, the next request starts another. */
export function createLimitedWorker<Input, Output>(
  options: LimitedWorkerOptions<Input, Output>,
): LimitedWorker<Input, Output> {
  let worker: Worker<Input, Output> | null = null;
  let lastRequest: Promise<unknown> = Promise.resolve();
  let pending = 0;
  let idleTimer: NodeJS.Timeout | undefined;
  let closed = false;

  const createFailure = (reason: string): WorkerFailure => new WorkerFailure(options.failure, reason);
  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = null;
    await stopped?.stop();
  };
  const start = (): Promise<Worker<Input, Output>> =>
    options.start().catch((error: unknown) => {
      throw createFailure(`its thread or process did not start: ${String(error)}`);
    });
  const runNext = async (buildRequest: () => Promise<Input>): Promise<Output> => {
    const request = await buildRequest();
    if (worker === null || worker.ended) worker = await start();
    if (closed) {
      await stop();
      throw createFailure('the server is closing');
    }
    try {
      return await runWithinLimits(worker, request, options);
    } catch (error) {
      await stop();
      throw error;
    }
  };

  return {
    run: (buildRequest) => {
      if (closed) return Promise.reject(createFailure('the server is closing'));
      if (pending > (options.maxWaiting ?? Number.POSITIVE_INFINITY))
        return Promise.reject(createFailure('too many requests wait'));
      pending++;
      clearTimeout(idleTimer);
      const response = lastRequest.then(() => runNext(buildRequest));
      lastRequest = response
        .catch(() => undefined)
        .then(() => {
          pending--;
          if (pending > 0 || closed || options.idleMilliseconds === undefined) return;
          idleTimer = setTimeout(() => void stop(), options.idleMilliseconds).unref();
        });
      return response;
    },
    close: async () => {
      closed = true;
      clearTimeout(idleTimer);
      await stop();
      await lastRequest;
    },
  };
}

function runWithinLimits<Input, Output>(
  worker: Worker<Input, Output>,
  request: Input,
  { failure, milliseconds, growthMegabytes }: LimitedWorkerOptions<Input, Output>,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    const startMemory = process.memoryUsage.rss();
    const deadline = performance.now() + milliseconds;
    const settle = (end: () => void): void => {
      clearInterval(watch);
      end();
    };
    const fail = (error: Error): void =>
      settle(() => reject(new WorkerFailure(failure, error.message, error instanceof TimeLimitError)));
    const watch = setInterval(() => {
      if (performance.now() > deadline) return fail(new TimeLimitError());
      if (growthMegabytes === undefined) return;
      if (process.memoryUsage.rss() - startMemory > growthMegabytes * 1_000_000)
        fail(new Error('it took too much memory'));
    }, WATCH_MS);
    worker.run(request).then((response) => settle(() => resolve(response)), fail);
  });
}
