/** Installs the npm package as npm packs it, so that an example is built from what merchants get. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const built = path.join(import.meta.dirname, '../dist/package');

/**
 * Packs `dist/package` into a folder.
 *
 * @param {string} folder
 * @returns {Promise<string>} path of the archive
 */
const packPackage = async (folder) => {
  if (!fs.existsSync(path.join(built, 'package.json')))
    throw new Error('dist/package is missing: run `npm run build` first.');
  const { stdout } = await run('npm', ['pack', built, '--json', '--pack-destination', folder]);
  return path.join(folder, JSON.parse(stdout)[0].filename);
};

/**
 * Puts the package into `node_modules` of a project, without a registry.
 *
 * @param {string} project
 * @returns {Promise<string>} folder of the installed package
 */
export const installPackage = async (project) => {
  const folder = path.join(project, 'node_modules/@tamarack/checkout');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const archive = await packPackage(folder);
  await run('tar', ['-xzf', path.basename(archive), '--strip-components', '1'], { cwd: folder });
  fs.rmSync(archive);
  return folder;
};
