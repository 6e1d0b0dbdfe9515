/** A separate thread or process that handles one request at a time. */
export interface Worker<Q, A> {
  /** @throws Error where it ends before it responds */
  run(request: Q): Promise<A>;
  /** Resolves once it has ended and its resources are free. */
  stop(): Promise<void>;
  /** Whether it has ended, for any reason. */
  readonly ended: boolean;
}

export interface LimitedWorkerOptions<Q, A> {
  /** Starts a new one and waits until it is ready: its start does not count as request time. */
  readonly start: () => Promise<Worker<Q, A>>;
  /** Text of `Unanswered`: the operation that failed. */
  readonly failure: string;
  /** Timeout of one request. */
  readonly milliseconds: number;
  /** Maximum memory growth of this process meanwhile. Default: not checked. */
  readonly growthMegabytes?: number;
  /** Maximum number of waiting requests. Default: unlimited. */
  readonly maxWaiting?: number;
  /** Idle time before it is stopped, until the next request. Default: never. */
  readonly idleMilliseconds?: number;
}

export interface LimitedWorker<Q, A> {
  /**
   * Sends requests in the order of the calls; a request is built when its turn comes.
   *
   * @throws Unanswered on a timeout, when too many requests wait, or when this is closed; the next request is
   * unaffected. Errors of building the request are passed on.
   */
  run(buildRequest: () => Promise<Q>): Promise<A>;
  /** Does not wait for the request in progress. */
  close(): Promise<void>;
}

export class WorkerFailure extends Error {
  override readonly name = 'Unanswered';
  constructor(failure: string, reason: string) {
    super(`${failure}: ${reason}`);
  }
}

const WATCH_MS = 50;

/** Started with the first request and kept; after it dies the next request gets a new one. */
export function createLimitedWorker<Q, A>(options: LimitedWorkerOptions<Q, A>): LimitedWorker<Q, A> {
  let worker: Worker<Q, A> | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let pending = 0;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const createFailure = (reason: string): WorkerFailure => new WorkerFailure(options.failure, reason);
  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = null;
    await stopped?.stop();
  };
  const start = (): Promise<Worker<Q, A>> =>
    options.start().catch((error: unknown) => {
      throw createFailure(`its thread or process did not start: ${String(error)}`);
    });
  const runNext = async (buildRequest: () => Promise<Q>): Promise<A> => {
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
        return Promise.reject(createFailure('too many wait'));
      pending++;
      clearTimeout(idle);
      const response = tail.then(() => runNext(buildRequest));
      tail = response
        .catch(() => undefined)
        .then(() => {
          pending--;
          if (pending > 0 || closed || options.idleMilliseconds === undefined) return;
          idle = setTimeout(() => void stop(), options.idleMilliseconds).unref();
        });
      return response;
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await stop();
      await tail;
    },
  };
}

function runWithinLimits<Q, A>(
  worker: Worker<Q, A>,
  request: Q,
  { failure, milliseconds, growthMegabytes }: LimitedWorkerOptions<Q, A>,
): Promise<A> {
  return new Promise((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const deadline = performance.now() + milliseconds;
    const settle = (end: () => void): void => {
      clearInterval(watch);
      end();
    };
    const fail = (reason: string): void => settle(() => reject(new WorkerFailure(failure, reason)));
    const watch = setInterval(() => {
      if (performance.now() > deadline) return fail('it took too long');
      if (growthMegabytes === undefined) return;
      if (process.memoryUsage.rss() - before > growthMegabytes * 1_000_000) fail('it took too much memory');
    }, WATCH_MS);
    worker.run(request).then(
      (response) => settle(() => resolve(response)),
      (error: Error) => fail(error.message),
    );
  });
}
