import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import areasFile from './areas.cjs';

/**
 * Rules about the content of a file rather than its imports. `npm run borders` runs them after the import rules;
 * test/unit/borders breaks each of them once.
 */

const colour = /#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?!-)/;
const sqlTemplate = /sql(?:<[^`]*?>)?`([^`]*)`/g;
const namedTable = /\b(?<!distinct )(?:from|join|update|into|using)\s+([a-z_]+)\b(?!\s*\()/g;
const plainFetch = /(?<!\w)fetch\(/;
const strongLock = /\.forUpdate\(|\bfor update\b/i;
const areaImport = /import (?:type )?\{([^}]*)\} from '\.\.\/\.\.\/(?!config)[^']*'/g;
const factory = /export (?:async )?function create\w+\([\s\S]*?\): ([^{]+?)\{/g;
const portName = /\binterface \w+Port\b/;

/** SQL words that can appear in place of a table's name. */
const sqlWords = new Set([
  'only',
  'lateral',
  'select',
  'set',
  'skip',
  'pg_catalog',
  'information_schema',
  'generate_series',
  'unnest',
]);

/** @type {{ name: string, why: string, in: RegExp, find: (text: string, file: string, root: string) => string[] }[]} */
export const rules = [
  {
    name: 'colours-come-from-tokens',
    why: 'colours are defined in widget/theme only',
    in: /^widget\/(?!theme\/).*\.tsx?$/,
    find: (text) => lines(text, colour),
  },
  {
    name: 'raw-sql-names-own-tables',
    why: "raw SQL reads the area's own tables and views",
    in: /^server\/src\/(?!platform\/(database|jobs)\/)[^/]+\/[^/]+\/.*\.ts$/,
    find: findForeignTables,
  },
  {
    name: 'ports-are-listed',
    why: 'a port is declared in a ports.ts that docs/architecture.md lists',
    in: /^server\/src\/.*(?<!ports)\.ts$/,
    find: (text) => lines(text, portName),
  },
  {
    name: 'adapters-fill-listed-ports',
    why: 'what an adapter implements for an area is a port: list it in scripts/areas.cjs and docs/architecture.md',
    in: /^server\/src\/adapters\/.*\.ts$/,
    find: findUnlistedPorts,
  },
  {
    name: 'requests-follow-no-redirect',
    why: 'a service is called through adapters/requests, which refuses redirects',
    in: /^server\/src\/(?!adapters\/requests\/).*\.ts$/,
    find: (text) => lines(text, plainFetch),
  },
  {
    name: 'row-locks-let-references-pass',
    why: 'FOR UPDATE makes whoever refers to the row wait: use forNoKeyUpdate()',
    in: /^server\/.*\.ts$/,
    find: (text) => lines(text, strongLock),
  },
];

/** Every violation under `root`, as `rule: file: what was found`. */
export function findViolations(root) {
  const found = [];
  for (const file of sources(root))
    for (const rule of rules.filter((each) => each.in.test(file)))
      for (const hit of rule.find(fs.readFileSync(path.join(root, file), 'utf8'), file, root))
        found.push(`${rule.name}: ${file}: ${hit} (${rule.why})`);
  return found;
}

function sources(root) {
  return ['widget', 'server']
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
        .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.includes('/dist/')),
    );
}

function lines(text, pattern) {
  return text
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => line.trim());
}

function findForeignTables(text, file, root) {
  const folder = path.join(root, file.split('/').slice(0, 4).join('/'));
  const own = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((each) => path.basename(each) === 'tables.ts')
    .map((each) => fs.readFileSync(path.join(folder, each), 'utf8'))
    .join('\n');
  const found = [];
  for (const [, statement = ''] of text.matchAll(sqlTemplate)) {
    const aliases = new Set(
      [...statement.matchAll(/\b(\w+) as (?:materialized )?\(/g)].map(([, name]) => name),
    );
    for (const [, table = ''] of statement.matchAll(namedTable))
      if (!sqlWords.has(table) && !aliases.has(table) && !new RegExp(`^\\s+${table}:`, 'm').test(own))
        found.push(table);
  }
  return found;
}

/** Interfaces of areas that an adapter's factory returns and that are not listed. */
function findUnlistedPorts(text) {
  const imported = [...text.matchAll(areaImport)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return [...text.matchAll(factory)]
    .flatMap(([, type = '']) => type.match(/\w+/g) ?? [])
    .filter((name) => imported.includes(name) && !areasFile.ports.includes(name));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findViolations(process.cwd());
  for (const violation of found) process.stderr.write(`${violation}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
