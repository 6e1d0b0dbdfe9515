import type { Executor } from '../database';

export interface SendOptions {
  /** Not before this long from now. */
  readonly startAfterSeconds?: number;
  /** At most one waiting job of this key; a second `send` does nothing. */
  readonly singletonKey?: string;
}

export interface WorkOptions {
  /** Tries after the first one. Default 5, with growing pauses. */
  readonly retryLimit?: number;
  /** Pause before the first retry in seconds, doubled for each further one. Default 2. */
  readonly retryDelaySeconds?: number;
  /** A run that takes longer counts as failed. Default 300. */
  readonly expireInSeconds?: number;
  /** Jobs of the queue that run at the same time in this process. Default 1. */
  readonly atOnce?: number;
  /** Called once with the data of a job that failed for good. */
  readonly onDead?: (data: never) => Promise<void>;
}

export interface JobRun {
  readonly id: string;
  /** 0 for the first try. */
  readonly attempt: number;
}

/** Durable background work. A job exists exactly when the transaction that sent it is committed. */
export interface Jobs {
  /** In the caller's transaction when `executor` is one. The queue must have been registered by `work`. */
  send(executor: Executor, name: string, data: object, options?: SendOptions): Promise<void>;
  /** Registers the handler of a queue; before `start`. A handler may run twice (a crash): make it repeatable. */
  work<T extends object>(
    name: string,
    handler: (data: T, run: JobRun) => Promise<void>,
    options?: WorkOptions,
  ): void;
  start(): Promise<void>;
  /** Waits for running handlers, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** Work by the clock. */
export interface Scheduler {
  /**
   * Registers work that is due by the clock: `cron` has minutes at its finest and is in UTC. It runs once for all processes,
   * within two minutes; after a time without a process, once for all it missed. A run that fails is left to the next one.
   * Before `start`.
   */
  schedule(name: string, cron: string, work: () => Promise<void>): void;
}
