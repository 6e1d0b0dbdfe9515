/** What a block imports, and what it takes from its reader's own code. */
interface Surroundings {
  readonly modules?: Readonly<Record<string, object>>;
  readonly names?: Readonly<Record<string, unknown>>;
}

type Compile = new (...args: string[]) => (...values: unknown[]) => Promise<Record<string, unknown>>;
const AsyncFunction = (async () => undefined).constructor as Compile;

const toRequire = (imported: string, from: string): string =>
  `const ${imported.startsWith('{') ? imported : `{ default: ${imported} }`} = modules['${from}'];`;

/** Runs a module's code as it stands, and returns what it declared by `const` at its top. */
export async function runCode(
  code: string,
  { modules = {}, names = {} }: Surroundings,
): Promise<Readonly<Record<string, unknown>>> {
  const missing = [...code.matchAll(/^import .* from '([^']+)';$/gm)].filter(
    ([, from = '']) => !modules[from],
  );
  if (missing.length > 0)
    throw new Error(`nothing to import for: ${missing.map(([line]) => line).join(' ')}`);
  const declared = [...code.matchAll(/^const (?:\{ ([\w, ]+) \}|(\w+)) = /gm)].map(
    ([, several, one]) => several ?? one,
  );
  const body = code.replace(
    /^import (\{[^}]+\}|\w+) from '([^']+)';$/gm,
    (_, imported: string, from: string) => toRequire(imported, from),
  );
  const run = new AsyncFunction(
    'modules',
    ...Object.keys(names),
    `${body}\nreturn { ${declared.join(', ')} };`,
  );
  return run(modules, ...Object.values(names));
}
