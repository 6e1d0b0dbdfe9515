import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import areasFile from './areas.cjs';
import { findFolderCycles } from './import-rules.mjs';
import { findViolations } from './source-rules.mjs';

/**
 * `npm run measures`: the table of docs/architecture.md. Sizes are of the product's own sources (src, sdk, widget,
 * server), without generated files and tests; cycles are of the whole repository.
 */

const rooms = ['src', 'sdk', 'widget', 'server'];
const others = ['examples', 'test', 'bench', 'build', 'scripts', 'site'];
const { areas, ports } = areasFile;

const files = execFileSync('git', ['ls-files', ...rooms], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/(\.gen\.ts|schema\.d\.ts)$/.test(file) && fs.existsSync(file));
const sizes = files.map((file) => ({ file, lines: fs.readFileSync(file, 'utf8').split('\n').length - 1 }));
sizes.sort((one, other) => one.lines - other.lines);
const at = (share) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))];
const longest = sizes.at(-1);

const perFolder = Map.groupBy
  ? Map.groupBy(files, (file) => path.dirname(file))
  : files.reduce((map, file) => {
      const folder = path.dirname(file);
      return map.set(folder, [...(map.get(folder) ?? []), file]);
    }, new Map());
const crowded = [...perFolder].filter(([, list]) => list.length > 12);

const { modules } = JSON.parse(
  execFileSync(
    'npx',
    ['depcruise', '--config', '.dependency-cruiser.cjs', ...rooms, ...others, '--output-type', 'json'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ),
);
const arrows = new Set();
for (const { source, dependencies } of modules)
  for (const { resolved } of dependencies)
    if (
      rooms.some((room) => source.startsWith(`${room}/`)) &&
      rooms.some((room) => resolved.startsWith(`${room}/`)) &&
      path.dirname(source) !== path.dirname(resolved)
    )
      arrows.add(`${path.dirname(source)} ${path.dirname(resolved)}`);
const rank = (folder) => areas.findIndex((area) => `${folder}/`.startsWith(`server/src/${area}/`));
const upward = [...arrows].filter((arrow) => {
  const [from, to] = arrow.split(' ').map(rank);
  return from !== -1 && to > from;
});
const cycles = findFolderCycles(modules);
const foreign = findViolations(process.cwd()).filter((violation) =>
  /^(raw-sql-names-own-tables|tables-)/.test(violation),
);
const areaFiles = files.filter((file) => rank(path.dirname(file)) !== -1);
const writers = new Set(
  areaFiles
    .filter((file) =>
      /(insertInto|updateTable|deleteFrom)\('application'\)/.test(fs.readFileSync(file, 'utf8')),
    )
    .map((file) => areas[rank(path.dirname(file))]),
);

const rows = [
  ['files', files.length],
  ['median lines', at(0.5).lines],
  ['90th percentile', at(0.9).lines],
  ['longest', `${longest.lines} (${longest.file})`],
  ['folders over a dozen files', crowded.length],
  ['folders', perFolder.size],
  ['imports between folders', arrows.size],
  ['imports of a higher area', upward.length],
  ['cycles of folders', cycles.length],
  ['ports', ports.length],
  ["queries on another area's table", foreign.length],
  ['areas that write `application`', writers.size],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(42)}${value}\n`);
if (process.argv.includes('--list'))
  for (const line of [
    ...crowded.map(([folder, list]) => `crowded ${folder} ${list.length}`),
    ...upward,
    ...ports,
  ])
    process.stdout.write(`${line}\n`);
