import { parseArgs } from 'node:util';
import { isTamarackError } from '../client/tamarack-error';
import type { Command } from './command';
import { checkoutsList } from './commands/checkouts-list';
import { listen } from './commands/listen';
import { trigger } from './commands/trigger';
import { formatTable } from './format-table';
import { type Io, UsageError } from './io';
import { readSettings } from './settings';

const commands: readonly Command[] = [listen, trigger, checkoutsList];

/**
 * Runs `tamarack` and returns its exit code: 0 on success, 1 on failure, 2 if the command line or a setting is invalid.
 */
export async function runTamarack(args: readonly string[], io: Io): Promise<number> {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  if (!command) return showUsage(args, io);
  const rest = args.slice(command.name.split(' ').length);
  try {
    const { values, positionals } = parse(command, rest);
    if (values['help']) {
      for (const line of describeCommand(command)) io.write(line);
      return 0;
    }
    const apiUrl = values['api-url'];
    const settings = readSettings(io, typeof apiUrl === 'string' ? apiUrl : undefined);
    return await command.run(io, settings, values as Record<string, string | boolean>, positionals);
  } catch (error) {
    return reportError(error, command, io);
  }
}

function parse(command: Command, args: readonly string[]) {
  const options = { ...command.options, 'api-url': { type: 'string' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: command.hasArguments ?? false });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function reportError(error: unknown, { name }: Command, io: Io): number {
  if (error instanceof UsageError) {
    io.warn(`${error.message}\n\ntamarack ${name} --help describes the command.`);
    return 2;
  }
  if (io.signal.aborted) return 0;
  io.warn(error instanceof Error ? error.message : String(error));
  if (isTamarackError(error)) {
    if (error.type === 'invalid-argument') return 2;
    for (const { path, expected, received } of error.errors)
      io.warn(`  ${path}: expected ${expected}, received ${received}`);
    if (error.requestId !== null) io.warn(`  request ${error.requestId}`);
  }
  return 1;
}

function showUsage(args: readonly string[], io: Io): number {
  const wanted = args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '');
  const lines = describeAll();
  if (wanted) for (const line of lines) io.write(line);
  else io.warn(`Unknown command: ${args.join(' ')}.\n\n${lines.join('\n')}`);
  return wanted ? 0 : 2;
}

const describeAll = (): readonly string[] => [
  'Usage: tamarack COMMAND [options]',
  '',
  ...formatTable(commands.map(({ name, summary }) => [`  ${name}`, summary])),
  '',
  'Run tamarack COMMAND --help for the options of a command.',
  '',
  ...settingsHelp,
];

const describeCommand = ({ name, usage, summary, help }: Command): readonly string[] => [
  `Usage: tamarack ${name} ${usage}`,
  '',
  `${summary}.`,
  '',
  ...help.map((line) => (line === '' ? '' : `  ${line}`)),
  '',
  ...settingsHelp,
];

const settingsHelp = [
  'TAMARACK_SECRET_KEY   your secret key (sk_…), required',
  'TAMARACK_API_URL      the API, or --api-url; default http://localhost:4010 with a sandbox key',
];
