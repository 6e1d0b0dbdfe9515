import os from 'node:os';
import type { Report } from '../report';
import { computeMedian, formatTable } from '../table';
import { names } from './names';
import { type Profile, profiles } from './profiles';

/** What the page preloads before the press: nothing, everything, or as much as it can between hover and press. */
export const modes = ['cold', 'warm', 'intent'] as const;
export type Mode = (typeof modes)[number];

export interface Opening {
  readonly profile: Profile;
  readonly mode: Mode;
  readonly subject: string;
  /** From the press until the first control, and the screen's own button, are painted and respond. Milliseconds. */
  readonly first: number;
  readonly own: number;
  /** From the press until the frame that shows the screen's own button. */
  readonly requests: number;
  readonly bytes: number;
}

/** From a press on intent until the button answers, without the network. Milliseconds. */
const maxIntentMs = 100;
const maxRequests = 4;

type Select = (opening: Opening) => number;

export function formatReport(openings: readonly Opening[]): Report {
  const list = (profile: Profile, mode: Mode, subject: string): readonly Opening[] =>
    openings.filter((each) => each.profile === profile && each.mode === mode && each.subject === subject);
  const median = (profile: Profile, mode: Mode, subject: string, select: Select): number =>
    computeMedian(list(profile, mode, subject).map(select));
  const compare = (profile: Profile, mode: Mode, subject: string, other: string): number =>
    median(profile, mode, subject, ({ own }) => own) / median(profile, mode, other, ({ own }) => own);

  const rows = modes.flatMap((mode) =>
    Object.values(names).map((name) => {
      const format = (select: Select): string =>
        profiles.map((profile) => median(profile, mode, name, select).toFixed(0)).join(' / ');
      const formatRatio = (other: string): string =>
        profiles.map((profile) => compare(profile, mode, name, other).toFixed(2)).join(' / ');
      return [
        `${mode}: ${name}`,
        format(({ first }) => first),
        format(({ own }) => own),
        formatRatio(names.react),
        formatRatio(names.sentry),
        formatRatio(names.adyen),
        format(({ requests }) => requests),
        format(({ bytes }) => bytes),
      ];
    }),
  );

  const ratios = profiles.map((profile) => compare(profile, 'cold', names.ours, names.sentry));
  const isBeforeReact = profiles.map((profile) => {
    const react = list(profile, 'cold', names.react);
    return list(profile, 'cold', names.ours).every(({ own }, round) => own < (react[round]?.own ?? 0));
  });
  const intent = median(profiles[0], 'intent', names.ours, (each) => each.own);
  const requests = profiles.map((profile) =>
    Math.max(...list(profile, 'cold', names.ours).map((each) => each.requests)),
  );
  const bars = [
    {
      text: `at most Sentry’s time, cold: ${ratios.map((each) => each.toFixed(2)).join(' and ')} times`,
      isMet: ratios.every((each) => each <= 1),
    },
    { text: 'before React’s bare dialog in every round, cold', isMet: isBeforeReact.every(Boolean) },
    {
      text: `on intent under ${maxIntentMs} ms at ${profiles[0].name}: ${intent.toFixed(0)} ms`,
      isMet: intent < maxIntentMs,
    },
    {
      text: `at most ${maxRequests} requests until it answers: ${requests.join(' and ')}`,
      isMet: requests.every((each) => each <= maxRequests),
    },
  ];
  const head = [
    '',
    'first control, ms',
    'own button, ms',
    '× React',
    '× Sentry',
    '× Adyen',
    'requests',
    'bytes',
  ];
  const rounds = list(profiles[0], 'cold', names.ours).length;
  const text = `${formatTable(head, rows)}
${profiles.map(({ name }) => name).join(' / ')}. Medians of ${rounds}; ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}. A press to the paint of each control.
The targets for ours:
${bars.map((bar) => `- ${bar.text}: ${bar.isMet ? 'met' : 'missed'}\n`).join('')}`;
  return { text, passed: bars.every(({ isMet }) => isMet) };
}
