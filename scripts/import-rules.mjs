import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/**
 * Reads the JSON output of dependency-cruiser, and fails for each broken import rule and each cycle of folders:
 * `depcruise --output-type json src | node scripts/import-rules.mjs`.
 */

/**
 * Cycles among the entries of one folder, its files and its subfolders as wholes: a subfolder that a file beside it imports
 * may not import a file that imports that file. One line for each cycle, with the imports that cause it.
 *
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {string[]}
 */
export function findFolderCycles(modules) {
  /** By folder: which of its entries import each other, each with an example. */
  const folders = new Map();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      const [from, to] = [source.split('/'), resolved.split('/')];
      const depth = from.findIndex((part, index) => part !== to[index]);
      if (depth === -1 || depth >= to.length) continue;
      const folder = from.slice(0, depth).join('/');
      const imports = folders.get(folder) ?? new Map();
      folders.set(folder, imports);
      const targets = imports.get(from[depth]) ?? new Map();
      imports.set(from[depth], targets.set(to[depth], `${source} imports ${resolved}`));
    }
  return [...folders].flatMap(([folder, imports]) =>
    findCycles(imports).map((cycle) => {
      const reasons = cycle.map((node, index) => imports.get(node).get(cycle[(index + 1) % cycle.length]));
      return `${folder || '.'}: ${cycle.join(' → ')} → ${cycle[0]}\n  ${reasons.join('\n  ')}`;
    }),
  );
}

/**
 * A shortest cycle of each group of nodes that reach each other.
 *
 * @param {ReadonlyMap<string, ReadonlyMap<string, unknown>>} imports
 * @returns {string[][]}
 */
function findCycles(imports) {
  const cycles = [];
  const seen = new Set();
  for (const start of imports.keys()) {
    if (seen.has(start)) continue;
    const cycle = findShortestCycle(imports, start);
    if (cycle === null) continue;
    cycles.push(cycle);
    for (const node of cycle) seen.add(node);
  }
  return cycles;
}

function findShortestCycle(imports, start) {
  const paths = [[start]];
  const reached = new Set();
  for (const path of paths)
    for (const next of imports.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (!reached.has(next)) paths.push([...path, next]);
      reached.add(next);
    }
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, summary } = JSON.parse(await text(process.stdin));
  const broken = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...findFolderCycles(modules).map((cycle) => `no-folder-cycles: ${cycle}`),
  ];
  for (const line of broken) process.stderr.write(`${line}\n`);
  process.stdout.write(`${modules.length} modules, ${broken.length} broken import rules\n`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
