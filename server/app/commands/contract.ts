import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeContract } from '../contract';

/** Writes the types that clients have of the API; with `--check`, fails if a file differs. */
const root = new URL('../../../', import.meta.url);

for (const [name, text] of Object.entries(await writeContract())) {
  const target = new URL(name, root);
  if (!process.argv.includes('--check')) fs.writeFileSync(target, text);
  else if (!fs.existsSync(target) || fs.readFileSync(target, 'utf8') !== text) {
    process.stderr.write(`${fileURLToPath(target)} is out of date: run "npm run contract" and commit it.\n`);
    process.exitCode = 1;
  }
}
