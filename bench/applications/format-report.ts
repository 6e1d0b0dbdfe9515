import os from 'node:os';
import { computePercentile, formatTable, sum } from '../table';
import type { LoadResult } from './load';
import { listCallTimes, type MeasuredLoad, type MeasuredStore } from './measure';
import { maxCallMs, settings } from './settings';
import type { TableFigures } from './usage';

/** Hashes per application: the codes of phone and email are each hashed once and compared once. */
const hashesOfApplication = 4;
/** Tables that take less are summed up. */
const minKilobytes = 0.5;

export function formatReport(stores: readonly MeasuredStore[]): string {
  const load = os.loadavg()[0]?.toFixed(1);
  return [
    `${settings.rate} applications a second for ${settings.seconds} s; ${os.cpus().length} cores, load ${load}.\n`,
    formatLatencies(stores),
    formatCosts(stores),
    ...stores.slice(0, 1).map(formatSingleCosts),
    formatCalls(stores),
    formatGrowth(stores),
    ...stores.filter(({ ladder }) => ladder.length > 0).map(formatLadder),
    ...stores.slice(-1).map(formatStatements),
    formatFailures(stores),
  ].join('\n');
}

const percentiles = [0.5, 0.95, 0.99] as const;

const formatPercentiles = (times: readonly number[], digits: number): readonly string[] =>
  percentiles.map((share) => computePercentile(times, share).toFixed(digits));

const eachLoad = <T>(
  stores: readonly MeasuredStore[],
  toRow: (stored: string, measured: MeasuredLoad) => T,
): readonly T[] =>
  stores.flatMap(({ stored, loads }) =>
    loads.map((measured) => toRow(stored.toLocaleString('en-CA'), measured)),
  );

function formatLatencies(stores: readonly MeasuredStore[]): string {
  return formatTable(
    [
      ...['stored', 'API processes', 'applications', 'failed'],
      ...['call p50 ms', 'p95', 'p99'],
      ...['whole p50 s', 'p95', 'p99'],
    ],
    eachLoad(stores, (stored, { processes, load }) => [
      ...[stored, String(processes), String(load.begun), String(load.failures.length)],
      ...formatPercentiles(listCallTimes(load), 1),
      ...formatPercentiles(
        load.whole.map((ms) => ms / 1000),
        2,
      ),
    ]),
  );
}

/** Costs per started application. */
function formatCosts(stores: readonly MeasuredStore[]): string {
  return formatTable(
    [
      ...[
        'stored',
        'API processes',
        'API: CPU ms',
        'of which event loop',
        'worker: CPU ms',
        'PostgreSQL: CPU ms',
      ],
      ...['statements', 'round trips', 'WAL kB', 'full pages in it'],
    ],
    eachLoad(stores, (stored, { processes, load, usage }) => {
      const each = (value: number, digits = 0): string => (value / load.begun).toFixed(digits);
      return [
        ...[stored, String(processes)],
        ...[each(usage.api), each(usage.eventLoops), each(usage.worker), each(usage.postgres)],
        ...[each(usage.statements), each(usage.roundTrips)],
        ...[each(usage.walBytes / 1000), each(usage.walPages, 1)],
      ];
    }),
  );
}

function formatSingleCosts({ costs }: MeasuredStore): string {
  const hashes = (costs.hash * hashesOfApplication).toFixed(0);
  return `Of that CPU: ${hashesOfApplication} Argon2id hashes of ${costs.hash.toFixed(1)} ms, ${hashes} ms together (API, beside the event loop); one agreement as a PDF, ${costs.pdf.toFixed(0)} ms (worker). Each measured alone. One sealer seals ${Math.round(costs.sealed).toLocaleString('en-CA')} events of the audit trail a second.\n`;
}

/** With one process: few and many stored applications side by side. */
function formatCalls(stores: readonly MeasuredStore[]): string {
  const loads = stores.flatMap(({ stored, loads: [first] }) =>
    first ? [{ stored: stored.toLocaleString('en-CA'), load: first.load }] : [],
  );
  const names = [...new Set(loads.flatMap(({ load }) => [...load.calls.keys()]))];
  const count = (name: string, { calls, begun }: LoadResult): string =>
    ((calls.get(name)?.length ?? 0) / begun).toFixed(0);
  return formatTable(
    [...['call', 'in an application'], ...loads.flatMap(({ stored }) => [`${stored}: p50 ms`, 'p95', 'p99'])],
    names.map((name) => [
      name,
      ...loads.slice(0, 1).map(({ load }) => count(name, load)),
      ...loads.flatMap(({ load }) => formatPercentiles(load.calls.get(name) ?? [], 1)),
    ]),
  );
}

function formatGrowth(stores: readonly MeasuredStore[]): string {
  const each = ({ growth, begun }: MeasuredStore, name: string, figure: keyof TableFigures): number =>
    (growth.get(name)?.[figure] ?? 0) / begun;
  const kilobytes = (store: MeasuredStore, name: string): number => each(store, name, 'bytes') / 1000;
  const most = (name: string): number => Math.max(...stores.map((store) => kilobytes(store, name)));
  const names = [...new Set(stores.flatMap(({ growth }) => [...growth.keys()]))];
  const large = names.filter((name) => most(name) >= minKilobytes).toSorted((a, b) => most(b) - most(a));
  const others = names.filter((name) => !large.includes(name));
  const row = (title: string, all: readonly string[]): readonly string[] => [
    title,
    ...stores.map((store) => sum(all.map((name) => kilobytes(store, name))).toFixed(1)),
    ...(['inserted', 'updated', 'deleted'] as const).map((figure) =>
      sum(stores.slice(0, 1).flatMap((store) => all.map((name) => each(store, name, figure)))).toFixed(1),
    ),
  ];
  return formatTable(
    [
      ...['table', ...stores.map(({ stored }) => `${stored.toLocaleString('en-CA')}: kB`)],
      ...['rows added', 'changed', 'removed'],
    ],
    [
      ...large.map((name) => row(name, [name])),
      row(`${others.length} other tables`, others),
      row('all tables', names),
      [
        'files',
        ...stores.map(({ growthOfFiles, begun }) => (growthOfFiles / begun / 1000).toFixed(1)),
        ...['', '', ''],
      ],
    ],
  );
}

function formatLadder({ stored, ladder }: MeasuredStore): string {
  const table = formatTable(
    [
      'applications a second',
      'begun',
      'failed',
      'call p50 ms',
      'p95',
      'p99',
      'whole p95 s',
      'open at the end',
      '',
    ],
    ladder.map(({ rate, load, bounded }) => [
      ...[String(rate), String(load.begun), String(load.failures.length)],
      ...formatPercentiles(listCallTimes(load), 0),
      (computePercentile(load.whole, 0.95) / 1000).toFixed(2),
      ...[String(load.open), bounded ? 'bounded' : 'not bounded'],
    ]),
  );
  return `${table}One process, ${stored.toLocaleString('en-CA')} stored; bounded: 95 of 100 calls within ${maxCallMs} ms, and none failed.\n`;
}

/** Statements of the first load with the most stored applications. */
function formatStatements({ loads: [first] }: MeasuredStore): string {
  if (!first) return '';
  const { load, slowest } = first;
  return formatTable(
    ['statement', 'in an application', 'ms in an application'],
    slowest.map(({ text, calls, ms }) => [
      `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 110)}\``,
      (calls / load.begun).toFixed(1),
      (ms / load.begun).toFixed(2),
    ]),
  );
}

function formatFailures(stores: readonly MeasuredStore[]): string {
  const all = stores.flatMap(({ loads, ladder }) =>
    [...loads, ...ladder].flatMap(({ load }) => load.failures),
  );
  return [...new Set(all)]
    .map((failure) => `${all.filter((one) => one === failure).length} × ${failure}\n`)
    .join('');
}
