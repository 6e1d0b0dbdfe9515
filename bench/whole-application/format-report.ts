import os from 'node:os';
import type { Traffic } from '../first/count-traffic';
import type { Profile } from '../first/profiles';
import type { Report } from '../report';
import { formatTable, sum } from '../table';
import { LONG_TASK_MS, type LongTask } from './trace-tasks';
import type { Press, Shift } from './watch-page';

/** One application from the press on the merchant's page to the last screen. Moments in milliseconds of the epoch. */
export interface Walked {
  readonly profile: Profile;
  readonly presses: readonly Press[];
  readonly tasks: readonly LongTask[];
  readonly shifts: readonly Shift[];
  readonly traffic: Traffic;
  /** When the application reported its first screen, and when the last one was there. */
  readonly readyAt: number;
  readonly doneAt: number;
}

/** Milliseconds: from a press to its effect, and of blocking from the first press to the last screen. */
const maxEffect = 100;
const maxBlocking = 300;
const maxRequestsUntilReady = 10;

const computeBlocking = (tasks: readonly LongTask[]): number =>
  sum(tasks.map(({ duration }) => Math.max(0, duration - LONG_TASK_MS)));

const formatMs = (ms: number | null): string => (ms === null ? '–' : ms.toFixed(0));

export function formatReport(walked: readonly Walked[]): Report {
  const reports = walked.map(formatWalk);
  return {
    text: `${reports.map(({ text }) => text).join('\n')}
${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}. What the page downloads before the first press is in no row.
`,
    passed: reports.every(({ passed }) => passed),
  };
}

function formatWalk({ profile, presses: all, tasks, shifts, traffic, readyAt, doneAt }: Walked): Report {
  const begin = all.findLast((press) => press.isOnPage && press.at < readyAt)?.at ?? 0;
  const within = <Timed extends { readonly at: number }>(list: readonly Timed[], from: number, to: number) =>
    list.filter(({ at }) => at >= from && at < to);
  const presses = within(all, begin, doneAt).filter(({ kind }) => kind === 'press');
  const keys = within(all, begin, doneAt).filter(({ kind }) => kind === 'key');

  const rows = presses.map((press, index) => {
    const end = presses[index + 1]?.at ?? doneAt;
    const blocked = within(tasks, press.at, end);
    const before = traffic.until(press.at);
    const after = traffic.until(end);
    return [
      press.name,
      formatMs(press.delay),
      formatMs(press.effect),
      formatMs(Math.max(0, ...blocked.map(({ duration }) => duration))),
      formatMs(computeBlocking(blocked)),
      sum(within(shifts, press.at, end).map(({ value }) => value)).toFixed(3),
      String(after.requests - before.requests),
      ((after.bytes - before.bytes) / 1000).toFixed(1),
    ];
  });
  const longestDelay = (list: readonly Press[]) => Math.max(0, ...list.map(({ delay }) => delay));
  const longestEffect = (list: readonly Press[]) =>
    Math.max(0, ...list.map(({ effect }) => effect ?? Number.POSITIVE_INFINITY));

  const count = (path?: string) => {
    const [before, after] = [traffic.until(begin, path), traffic.until(doneAt, path)];
    return { requests: after.requests - before.requests, bytes: after.bytes - before.bytes };
  };
  const describe = ({ requests, bytes }: ReturnType<typeof count>): string =>
    `${requests} requests and ${(bytes / 1000).toFixed(1)} kB`;
  const blocking = computeBlocking(within(tasks, begin, doneAt));
  const shift = sum(
    within(shifts, begin, doneAt)
      .filter((each) => !each.isExpected)
      .map(({ value }) => value),
  );
  const untilReady = traffic.until(readyAt).requests - traffic.until(begin).requests;
  const effect = longestEffect([...presses, ...keys]);
  const bars = [
    {
      text: `an effect of each press within ${maxEffect} ms: ${formatMs(effect)} ms`,
      isMet: effect <= maxEffect,
    },
    {
      text: `blocking time at most ${maxBlocking} ms: ${formatMs(blocking)} ms`,
      isMet: blocking <= maxBlocking,
    },
    { text: `no layout shift: ${shift.toFixed(3)}`, isMet: shift === 0 },
    {
      text: `at most ${maxRequestsUntilReady} requests until the application is ready: ${untilReady}`,
      isMet: untilReady <= maxRequestsUntilReady,
    },
  ];
  const head = [
    'press',
    'input delay, ms',
    'effect, ms',
    'longest task',
    'blocking',
    'shift',
    'requests',
    'kB',
  ];
  const text = `${profile.name}: ${((doneAt - begin) / 1000).toFixed(0)} s from the first press to the last screen

${formatTable(head, rows)}
Keys: ${keys.length}, input delay up to ${formatMs(longestDelay(keys))} ms, painted within ${formatMs(longestEffect(keys))} ms.
Downloaded before the first press: ${describe(traffic.until(begin))}. After it: ${describe(count())}, of which files ${describe(count('/sdk/'))}, documents of frames ${describe(count('/frames/'))}, and answers of the API ${describe(count('/v1/'))}.
Tasks longer than ${LONG_TASK_MS} ms, without what the driver runs: ${within(tasks, begin, doneAt).length}.
The targets:
${bars.map((bar) => `- ${bar.text}: ${bar.isMet ? 'met' : 'missed'}\n`).join('')}`;
  return { text, passed: bars.every(({ isMet }) => isMet) };
}
