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
  /** Called once with the data of a job that failed in all attempts. */
  readonly onDeadLetter?: (data: never) => Promise<void>;
}

/** A queue's jobs that have not run. */
export interface QueueFigures {
  readonly name: string;
  /** Jobs that should have run by now. */
  readonly due: number;
  /** Jobs for later, retries included. */
  readonly later: number;
  /** Seconds since the oldest due job was due; 0 if none is. */
  readonly oldestSeconds: number;
}

/** A job that failed in all attempts and was not queued again. */
export interface DeadJob {
  readonly id: string;
  /** The queue that it failed in. */
  readonly queue: string;
  /** Identifiers only, no personal data. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly diedAt: Date;
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

/** Reads the jobs that wait or failed, and queues failed ones again. */
export interface QueueMonitor {
  /** Queues with jobs that have not run; takes time in proportion to them, not to those that ran. */
  readFigures(): Promise<readonly QueueFigures[]>;
  /** Dead jobs, newest first. */
  listDead(limit: number): Promise<readonly DeadJob[]>;
  /** Returns how many jobs are dead. */
  countDead(): Promise<number>;
  /** Queues a dead job again, in the caller's transaction when `executor` is one. Null if it is no longer dead. */
  retryDead(executor: Executor, id: string): Promise<DeadJob | null>;
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

export interface QueueSetUp {
  /**
   * Creates the tables and queues, or brings them up to date, over connections that may create tables. Without it,
   * `start` does so over its own.
   */
  setUp(owner: Executor): Promise<void>;
}
