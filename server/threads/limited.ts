/** A thread or a process of its own that answers one question at a time. */
export interface Answerer<Q, A> {
  /** @throws Error where it ends before it answers */
  ask(question: Q): Promise<A>;
  /** Resolves once it is gone, and what it held is free. */
  stop(): Promise<void>;
  /** It ended, by itself or not. */
  readonly ended: boolean;
}

export interface Limits<Q, A> {
  /** A new one, once it can be asked: its start counts for no question. */
  readonly start: () => Promise<Answerer<Q, A>>;
  /** What `Unanswered` says did not happen. */
  readonly failure: string;
  /** For one answer. */
  readonly milliseconds: number;
  /** By which this process may grow meanwhile. Default: not watched. */
  readonly growthMegabytes?: number;
  /** Questions that may wait while one is answered. Default: any number. */
  readonly mostWaiting?: number;
  /** Without a question for so long it is stopped, until the next. Default: never. */
  readonly idleMilliseconds?: number;
}

export interface Limited<Q, A> {
  /**
   * Asks in the order of the calls; the question is made when its turn comes.
   *
   * @throws Unanswered where the answer takes more than it may, too many wait, or this is closed; the next question is not
   *   touched by it. What making the question throws.
   */
  ask(question: () => Promise<Q>): Promise<A>;
  /** Does not wait for the answer that is under way. */
  close(): Promise<void>;
}

export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  constructor(failure: string, reason: string) {
    super(`${failure}: ${reason}`);
  }
}

const WATCH_MS = 50;

/** Started with the first question and kept; after its death the next question gets a new one. */
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
      throw unanswered('the server closes');
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
      if (closed) return Promise.reject(unanswered('the server closes'));
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
