import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { listBlocks } from '../support/blocks/kinds';
import { readCommands } from '../support/blocks/read-commands';
import { openShell } from '../support/blocks/run-shell';

const shell = openShell();
afterAll(() => shell.close());

/** The commands of a guide that begin a project; its project is made by one that asks the registry. */
const listCommands = (guide: string): readonly string[] =>
  listBlocks('terminal')
    .filter(({ file }) => file === `docs/quick-start/${guide}.md`)
    .flatMap(({ code }) => readCommands(code).map(({ text }) => text));

const isMaker = (command: string): boolean => /^(npm create|npx --yes create-)/.test(command);
const isBeginning = (command: string): boolean =>
  isMaker(command) || /^(cd |npm (pack|install ~))/.test(command);

it('an archive that is packed and installed as the guides write it is found in the project, without the registry', async () => {
  const [vite = [], ...others] = ['vite-react', 'vue', 'nextjs'].map((guide) =>
    listCommands(guide)
      .filter(isBeginning)
      .map((command) => (isMaker(command) ? 'mkdir shop && (cd shop && npm init -y)' : command)),
  );
  expect(vite).toHaveLength(5);
  for (const other of others) expect(other).toEqual(vite);
  const commands = [`cd "${path.resolve('.')}"`, ...vite].join('\n');
  await shell.run(commands, { npm_config_offline: 'true', npm_config_audit: 'false' });
  const project = path.join(shell.folder, '../shop');
  expect(fs.readdirSync(path.join(project, 'node_modules/@tamarack')).sort()).toEqual(['checkout']);
  const printed = await shell.run(
    `cd ~/shop && node --input-type=module -e "import('@tamarack/checkout').then((entry) => console.log(typeof entry.loadTamarack))"`,
  );
  expect(printed.trim()).toBe('function');
});
