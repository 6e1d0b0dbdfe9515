import { runDecide } from './run-decide';

try {
  process.stdout.write(await runDecide(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'Unknown error.'}\n`);
  process.exitCode = 1;
}
