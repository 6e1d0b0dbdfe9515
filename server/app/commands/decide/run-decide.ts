import { readFile } from 'node:fs/promises';
import { explain, explainStored } from '../../../src/underwriting/decision';
import { formatExplanation } from './format-explanation';
import { parseDecisionFile } from './parse-decision-file';

const usage = 'Usage: npm run decide -- <file.json> [--fr]';

/** Returns the text to print; an error ends the command with exit code 1. */
export async function runDecide(args: readonly string[]): Promise<string> {
  const files = args.filter((arg) => arg !== '--fr');
  const [file] = files;
  if (file === undefined || files.length > 1 || file.startsWith('-')) throw new Error(usage);
  const read = parseDecisionFile(await readText(file));
  const explanation = read.kind === 'input' ? explain(read.input) : explainStored(read.stored);
  return formatExplanation(explanation, args.includes('--fr') ? 'fr' : 'en');
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Error(`Cannot read the file ${file}.`);
  }
}
