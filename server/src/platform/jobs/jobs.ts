import type { Executor } from '../database';

interface SendOptions {
  /** Minimum delay from now. */
  readonly startAfterSeconds?: number;
  /** At most one waiting job with this key; a second `send` does nothing. */
  readonly singletonKey?: string;
  /** Default 0. Of due jobs, one with a higher priority runs first. */
  readonly priority?: number;
}

export interface WorkOptions {
  /** Retries after the first attempt. Default 5, with exponential backoff. */
  readonly retryLimit?: number;
  /** Delay before the first retry in seconds, doubled for each further one. Default 2. */
  readonly retryDelaySeconds?: number;
  /** A run that takes longer counts as failed. Default 300. */
  readonly expireInSeconds?: number;
  /** Jobs of the queue that run at the same time in this process. Default 1. */
  readonly concurrency?: number;
  /** Called once with the data of a job that failed for good. */
  readonly onDeadLetter?: (data: never) => Promise<void>;
}

export interface JobRun {
  readonly id: string;
  /** 0 for the first attempt. */
  readonly attempt: number;
}

/** Durable background work. A job exists exactly if the transaction that sent it commits. */
export interface Jobs {
  /** Sends in the caller's transaction when `executor` is one. Register the queue with `work` first. */
  send(executor: Executor, name: string, data: object, options?: SendOptions): Promise<void>;
  /**
   * Registers the handler of a queue; call it before `start`. A handler may run twice (after a crash): make it
   * idempotent.
   */
  work<T extends object>(
    name: string,
    handler: (data: T, run: JobRun) => Promise<void>,
    options?: WorkOptions,
  ): void;
  start(): Promise<void>;
  /** Waits for running handlers, at most `graceMs`. */
  stop(graceMs?: number): Promise<void>;
}

/** Scheduled work. */
export interface Scheduler {
  /**
   * Registers work on a schedule: `cron` has a resolution of minutes and is in UTC. It runs once for all processes,
   * within two minutes of its time; after a period without a process, once for all missed runs. A failed run is not
   * retried before the next one. Call it before `start`.
   */
  schedule(name: string, cron: string, work: () => Promise<void>): void;
}
