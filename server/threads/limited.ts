/** A separate thread or process that handles one request at a time. */
export interface Answerer<Q, A> {
  /** @throws Error where it ends before it responds */
  ask(question: Q): Promise<A>;
  /** Resolves once it has ended and its resources are free. */
  stop(): Promise<void>;
  /** Whether it has ended, for any reason. */
  readonly ended: boolean;
}

export interface Limits<Q, A> {
  /** Starts a new one and waits until it is ready: its start does not count as request time. */
  readonly start: () => Promise<Answerer<Q, A>>;
  /** Text of `Unanswered`: the operation that failed. */
  readonly failure: string;
  /** Timeout of one request. */
  readonly milliseconds: number;
  /** Maximum memory growth of this process meanwhile. Default: not checked. */
  readonly growthMegabytes?: number;
  /** Maximum number of waiting requests. Default: unlimited. */
  readonly mostWaiting?: number;
  /** Idle time before it is stopped, until the next request. Default: never. */
  readonly idleMilliseconds?: number;
}

export interface Limited<Q, A> {
  /**
   * Sends requests in the order of the calls; a request is built when its turn comes.
   *
   * @throws Unanswered on a timeout, when too many requests wait, or when this is closed; the next request is
   * unaffected. Errors of building the request are passed on.
   */
  ask(question: () => Promise<Q>): Promise<A>;
  /** Does not wait for the request in progress. */
  close(): Promise<void>;
}

export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  constructor(failure: string, reason: string) {
    super(`${failure}: ${reason}`);
  }
}

const WATCH_MS = 50;

/** Started with the first request and kept; after it dies the next request gets a new one. */
export function createLimited<Q, A>(limits: Limits<Q, A>): Limited<Q, A> {
  let answerer: Answerer<Q, A> | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let asked = 0;
  let idle: NodeJS.Timeout | undefined;
  let closed = false;

  const unanswered = (reason: string): Unanswered => new Unanswered(limits.failure, reason);
  const stop = async (): Promise<void> => {
    const stopped = answerer;
    answerer = null;
    await stopped?.stop();
  };
  const start = (): Promise<Answerer<Q, A>> =>
    limits.start().catch((error: unknown) => {
      throw unanswered(`its thread or process did not start: ${String(error)}`);
    });
  const answer = async (make: () => Promise<Q>): Promise<A> => {
    const question = await make();
    if (answerer === null || answerer.ended) answerer = await start();
    if (closed) {
      await stop();
      throw unanswered('the server is closing');
    }
    try {
      return await inLimits(answerer, question, limits);
    } catch (error) {
      await stop();
      throw error;
    }
  };

  return {
    ask: (make) => {
      if (closed) return Promise.reject(unanswered('the server is closing'));
      if (asked > (limits.mostWaiting ?? Number.POSITIVE_INFINITY))
        return Promise.reject(unanswered('too many wait'));
      asked++;
      clearTimeout(idle);
      const answered = tail.then(() => answer(make));
      tail = answered
        .catch(() => undefined)
        .then(() => {
          asked--;
          if (asked > 0 || closed || limits.idleMilliseconds === undefined) return;
          idle = setTimeout(() => void stop(), limits.idleMilliseconds).unref();
        });
      return answered;
    },
    close: async () => {
      closed = true;
      clearTimeout(idle);
      await stop();
      await tail;
    },
  };
}

function inLimits<Q, A>(
  answerer: Answerer<Q, A>,
  question: Q,
  { failure, milliseconds, growthMegabytes }: Limits<Q, A>,
): Promise<A> {
  return new Promise((resolve, reject) => {
    const before = process.memoryUsage.rss();
    const deadline = performance.now() + milliseconds;
    const settle = (end: () => void): void => {
      clearInterval(watch);
      end();
    };
    const fail = (reason: string): void => settle(() => reject(new Unanswered(failure, reason)));
    const watch = setInterval(() => {
      if (performance.now() > deadline) return fail('it took too long');
      if (growthMegabytes === undefined) return;
      if (process.memoryUsage.rss() - before > growthMegabytes * 1_000_000) fail('it took too much memory');
    }, WATCH_MS);
    answerer.ask(question).then(
      (given) => settle(() => resolve(given)),
      (error: Error) => fail(error.message),
    );
  });
}
