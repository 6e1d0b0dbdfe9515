import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import areasFile from './areas.cjs';

/**
 * Rules about the content of a file rather than its imports. `npm run borders` runs them after the import rules;
 * test/unit/borders breaks each of them once.
 */

const colour =
  /(?<![\w}&])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?!-)|\b(?:rgba?|hsla?|hwb|(?:ok)?(?:lab|lch))\(\s*[\d.]/;
/** In a style sheet: a colour name in a declaration. */
const colourName = /:[^;{]*(?<![-\w.#])(?:black|white|gr[ae]y|red|green|blue|orange|yellow)\b(?!-)/;
/** Where a style sheet may write colours: its own custom properties. */
const customProperty = /^\s*--[\w-]+:/;
/** Where colours are defined. The reader's are those of scanned paper. */
const colourFile =
  /^(?:src\/(?:brand|appearance)|widget\/theme|server\/reader)\/|^server\/src\/(?:platform\/mail|financing\/agreements\/pdf)\/colours\.ts$/;
const sqlTemplate = /sql(?:<[^`]*?>)?`([^`]*)`/g;
const namedTable = /\b(?<!distinct )(?:from|join|update|into|using)\s+"?([a-z_]+)\b(?!\s*\()/gi;
/** The second table of `from one, two`. */
const listedTable = /\bfrom\s+[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*([a-z_]+)\b(?!\s*\()/gi;
const widerExecutor = /\.withTables\b|\bas (?:unknown as )?(?:Kysely|Transaction)\b/;
/** Of an entry point: `withTables`, or an area's function of it. */
const exportedTables = /\b[a-z]\w*Tables\b/;
const declaredTables = /type \w+(?:Tables|Views) = \{([\s\S]*?)^\};/gm;
const declaredTable = /^ {2}([a-z_]+): /gm;
/** The tables of an area; server/app joins them for tests and tools. */
const tableFile = /^server\/(?!app\/).*\/tables\.ts$/;
const environment =
  /from '(?:node:)?process'|\bprocess\[|\benv\b[^=]*\} = process\b|(?:const|let) \w+ = process;/;
const spelledLanguages = /'en' \| 'fr'|'fr' \| 'en'|\['en', 'fr'\]/;
const nounFunction = /\b(?:function|const) (?!is|has|can|asOf\b)[a-z]\w*[a-z]Of\b/;
const writtenMarkup =
  /<\/?(?:html|head|body|main|title|meta|div|table|tr|td|form|button|h\d|ul|li|p)\b[^<]*>/;
const plainFetch = /(?<!\w)fetch\(/;
const strongLock = /\.forUpdate\(|\bfor update\b/i;
const areaImport = /import (?:type )?\{([^}]*)\} from '\.\.\/\.\.\/(?!config)[^']*'/g;
const factory = /export (?:async )?function create\w+\([\s\S]*?\): ([^{]+?)\{/g;
const portName = /\binterface \w+Port\b/;
/** Declarations of a file, each from its first line to the next one's. */
const declarations = /^(?=(?:export )?(?:async )?(?:function|const|class|interface|type) )/m;
const interfaceBody = /^(?:export )?interface (\w+)(?: extends [^{\n]*)? \{\n([\s\S]*?)^\}/m;
const memberFunction = /^ {2}(?:readonly )?\w+(?:<.*>)?(?:\(|: \()/m;
const typedFactory =
  /^(?:export )?(?:async )?function create\w+\((?:.*|[\s\S]*?^\}?)\): (?:Promise<)?(\w+)>? \{$/m;

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

/**
 * `tableFiles`: the text of each tables.ts, by its path.
 *
 * @type {{
 *   name: string, why: string, in: RegExp,
 *   find: (text: string, file: string, tableFiles: ReadonlyMap<string, string>) => string[],
 * }[]}
 */
export const rules = [
  {
    name: 'colours-come-from-tokens',
    why: 'a colour is a constant of src/brand, src/appearance or widget/theme, or a custom property of the style sheet',
    in: /^(?:src|sdk|widget|server|examples|site)\/.*\.(?:tsx?|css)$/,
    find: findRawColours,
  },
  {
    name: 'raw-sql-names-own-tables',
    why: "raw SQL reads the area's own tables and views",
    in: /^server\/(?!src\/platform\/(database|jobs)\/)(src\/[^/]+\/[^/]+|app|console|dashboard|pages|sandbox)\/.*\.tsx?$/,
    find: findForeignTables,
  },
  {
    name: 'tables-come-from-tables-files',
    why: "an executor gets its tables in its area's tables.ts only, and no area exports its own",
    in: /^server\/.*(?<!\/tables)\.tsx?$/,
    find: (text, file) => findLines(text, file.endsWith('/index.ts') ? exportedTables : widerExecutor),
  },
  {
    name: 'tables-have-one-owner',
    why: 'a table or view is declared by one area',
    in: tableFile,
    find: findSharedTables,
  },
  {
    name: 'ports-are-listed',
    why: 'a port is declared in a ports.ts that docs/architecture.md lists',
    in: /^server\/src\/.*(?<!ports)\.ts$/,
    find: (text) => findLines(text, portName),
  },
  {
    name: 'adapters-fill-listed-ports',
    why: 'what an adapter implements for an area is a port: list it in scripts/areas.cjs and docs/architecture.md',
    in: /^server\/src\/adapters\/.*\.ts$/,
    find: findUnlistedPorts,
  },
  {
    name: 'services-are-what-factories-return',
    why: 'write `interface X extends ReturnType<typeof createX> {}`, so that the definition of a call is its body',
    in: /^server\/(?!src\/platform\/database\/).*\.tsx?$/,
    find: findSeparateInterfaces,
  },
  {
    name: 'environment-is-read-by-entries',
    why: 'only main.ts and the entries of commands read the environment, as `process.env`',
    in: /^(src|sdk|widget|server)\/.*(?<!\/main)\.tsx?$/,
    find: (text) => findLines(text, environment),
  },
  {
    name: 'languages-have-one-type',
    why: 'use `Language` and `languages` of src/language.ts',
    in: /^(?:src\/(?!language\.ts)|sdk\/(?!node\/)|widget\/(?!api\/schema\.d\.ts)|server\/|bench\/).*\.tsx?$/,
    find: (text) => findLines(text, spelledLanguages),
  },
  {
    name: 'functions-are-verbs',
    why: 'name a function for what it does: `findStep`, not `stepOf`',
    in: /^(?!test\/unit\/borders\/).*\.tsx?$/,
    find: (text) => findLines(text, nounFunction),
  },
  {
    name: 'pages-are-rendered',
    why: 'HTML is rendered by React (platform/html), which escapes all text',
    in: /^server\/.*\.ts$/,
    find: (text) => findLines(text, writtenMarkup).filter((line) => !isComment(line)),
  },
  {
    name: 'requests-follow-no-redirect',
    why: 'a service is called through adapters/requests, which refuses redirects',
    in: /^server\/src\/(?!adapters\/requests\/).*\.ts$/,
    find: (text) => findLines(text, plainFetch),
  },
  {
    name: 'row-locks-let-references-pass',
    why: 'FOR UPDATE makes whoever refers to the row wait: use forNoKeyUpdate()',
    in: /^server\/.*\.ts$/,
    find: (text) => findLines(text, strongLock),
  },
];

/** Every violation under `root`, as `rule: file: what was found`. */
export function findViolations(root) {
  const found = [];
  const texts = new Map(
    listSources(root).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
  const tableFiles = new Map([...texts].filter(([file]) => tableFile.test(file)));
  for (const [file, text] of texts)
    for (const rule of rules.filter((each) => each.in.test(file)))
      for (const hit of rule.find(text, file, tableFiles))
        found.push(`${rule.name}: ${file}: ${hit} (${rule.why})`);
  return found;
}

function listSources(root) {
  return ['src', 'sdk', 'widget', 'server', 'test', 'bench', 'examples', 'site']
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
        .filter(
          (file) =>
            /\.(?:tsx?|css)$/.test(file) && !file.includes('node_modules') && !file.includes('/dist/'),
        ),
    );
}

function findLines(text, pattern) {
  return text
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => line.trim());
}

const isComment = (line) => /^(\/?\*|\/\/)/.test(line);

function findRawColours(text, file) {
  if (colourFile.test(file)) return [];
  if (!file.endsWith('.css')) return findLines(text, colour).filter((line) => !isComment(line));
  const declarations = text.replace(/\/\*[\s\S]*?\*\//g, '').split('\n');
  return declarations
    .filter((line) => !customProperty.test(line) && (colour.test(line) || colourName.test(line)))
    .map((line) => line.trim());
}

function findForeignTables(text, file, tableFiles) {
  const own = [...tableFiles]
    .filter(([each]) => getArea(each) === getArea(file))
    .map(([, tables]) => tables)
    .join('\n');
  const found = [];
  for (const [, statement = ''] of text.matchAll(sqlTemplate)) {
    const aliases = new Set(
      [...statement.matchAll(/\b(\w+) as (?:materialized )?\(/g)].map(([, name]) => name),
    );
    for (const table of [...statement.matchAll(namedTable), ...statement.matchAll(listedTable)].map((match) =>
      (match[1] ?? '').toLowerCase(),
    ))
      if (!sqlWords.has(table) && !aliases.has(table) && !new RegExp(`^\\s+${table}:`, 'm').test(own))
        found.push(table);
  }
  return found;
}

/** The area of a file; outside of `server/src`, its room. */
const getArea = (file) =>
  file
    .split('/')
    .slice(0, file.startsWith('server/src/') ? 4 : 2)
    .join('/');

const listTables = (text) =>
  [...text.matchAll(declaredTables)].flatMap(([, body = '']) =>
    [...body.matchAll(declaredTable)].map(([, table]) => table),
  );

/** Tables that an area before this one, in the order of their names, declares as well: each is reported once. */
function findSharedTables(text, file, tableFiles) {
  const declared = new Set(listTables(text));
  return [...tableFiles]
    .filter(([each]) => getArea(each) < getArea(file))
    .flatMap(([each, tables]) =>
      listTables(tables)
        .filter((table) => declared.has(table))
        .map((table) => `${table} is declared by ${getArea(each)} as well`),
    );
}

/** Interfaces of areas that an adapter's factory returns and that are not listed. */
function findUnlistedPorts(text) {
  const imported = [...text.matchAll(areaImport)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return [...text.matchAll(factory)]
    .flatMap(([, type = '']) => type.match(/\w+/g) ?? [])
    .filter((name) => imported.includes(name) && !areasFile.ports.includes(name));
}

/** Interfaces with functions, written apart from the factory of the same file that alone implements them. */
function findSeparateInterfaces(text) {
  const parts = text.split(declarations);
  const services = new Set(
    parts
      .map((part) => interfaceBody.exec(part))
      .filter((match) => match !== null && memberFunction.test(match[2] ?? ''))
      .map((match) => match[1]),
  );
  return parts
    .map((part) => typedFactory.exec(part)?.[1])
    .filter((name) => services.has(name))
    .map((name) => `interface ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = findViolations(process.cwd());
  for (const violation of found) process.stderr.write(`${violation}\n`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
