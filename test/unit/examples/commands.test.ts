import fs from 'node:fs';
import { expect, test } from 'vitest';

const folders = fs
  .readdirSync('examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => name);
const readme = fs.readFileSync('examples/README.md', 'utf8');
const [, started = ''] =
  /const examples = \[(.*?)\];/s.exec(fs.readFileSync('examples/start.mjs', 'utf8')) ?? [];
/** Those that are not in place of the storefront. */
const others: Readonly<Record<string, string>> = { storefront: 'npm start', gallery: 'npm run gallery' };

test.each(folders)('the example %s runs by one command, which the list names', (name) => {
  const command = others[name] ?? `npm start -- ${name}`;
  expect(readme).toContain(`| \`${name}\` | \`${command}\` |`);
  if (name !== 'gallery') expect(started).toContain(`'${name}'`);
});
