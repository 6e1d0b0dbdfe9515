import { allBlocks, type Block, formatName } from './read-blocks';
import { type Command, readCommands } from './read-commands';

/** What a reader does with a block, and so which test does the same. */
export type Kind =
  /** Puts it on a page: `test/e2e/documents/pages.test.ts`, `components.test.ts`. */
  | 'page'
  | 'component'
  /** Runs it on a server: `test/api/documents/server-code.test.ts`; the quick start as a whole: `test/e2e/documents`. */
  | 'server'
  /** Sends it: `test/api/documents/calls.test.ts`. */
  | 'call'
  /** Runs it beside the server: `test/api/documents/commands.test.ts`. */
  | 'command'
  /** Runs it on the machine that becomes a server: `test/unit/docs/installation.test.ts`. */
  | 'installation'
  /** Types it in a project or a working copy: `test/unit/docs/terminal.test.ts`. */
  | 'terminal'
  /** Receives it: `test/api/documents/server-code.test.ts`; an event: `test/api/node-package/cli.test.ts`. */
  | 'payload'
  /** Writes it to a file, or reads it there or on a screen: `test/unit/docs/values.test.ts`. */
  | 'value';

const isServerCode = (code: string): boolean =>
  /'@tamarack\/node'|createHmac|\btamarack\.(checkouts|eligibility|invoiceLinks|payouts|events|webhookEndpoints)\./.test(
    code,
  );

/** Of the server's own commands; each has a folder in `server/app/commands`. */
const ownCommands = ['audit', 'backup', 'decide', 'merchant', 'operator', 'policy'];

/** The words after the name of a command of the server, or null. */
export const readOwnCommand = ({ words }: Command): { name: string; args: readonly string[] } | null => {
  const [program = '', first = '', second = '', dashes] = words;
  if (program === 'npm' && first === 'run' && ownCommands.includes(second))
    return dashes === '--' || dashes === undefined ? { name: second, args: words.slice(4) } : null;
  if (['tamarack', 'as_owner'].includes(program) && ownCommands.includes(first))
    return { name: first, args: words.slice(2) };
  return null;
};

const findShellKind = ({ file, code }: Block): Kind => {
  const commands = readCommands(code);
  const isCall = ({ words: [program = ''] }: Command) => ['curl', 'post', 'post()'].includes(program);
  if (commands.every(isCall)) return 'call';
  if (commands.every((each) => readOwnCommand(each) !== null)) return 'command';
  return file === 'docs/running.md' ? 'installation' : 'terminal';
};

const findJavaScriptKind = ({ code }: Block): Kind => {
  if (isServerCode(code)) return 'server';
  return /from '(@tamarack\/checkout|@vitejs\/)/.test(code) ? 'component' : 'page';
};

const kinds: Readonly<Record<string, (block: Block) => Kind | null>> = {
  html: () => 'page',
  js: findJavaScriptKind,
  jsx: () => 'component',
  tsx: () => 'component',
  vue: () => 'component',
  sh: findShellKind,
  json: ({ words }) =>
    words.has('value')
      ? 'value'
      : words.has('schema') || words.has('event') || words.has('log')
        ? 'payload'
        : null,
  http: () => 'payload',
  text: ({ words }) => (words.has('value') ? 'value' : null),
  yaml: ({ words }) => (words.has('value') ? 'value' : null),
};

/** Null: nobody knows what a reader would do with it. */
export const findKind = (block: Block): Kind | null => kinds[block.language]?.(block) ?? null;

/** The blocks of a kind, by their place. There is always one: a test without would pass. */
export const listBlocks = (kind: Kind): readonly (Block & { readonly name: string })[] => {
  const found = allBlocks.filter((block) => findKind(block) === kind);
  if (found.length === 0) throw new Error(`no document has a block of the kind ${kind}`);
  return found.map((block) => ({ ...block, name: formatName(block) }));
};
