import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { brand } from './brand.mjs';

const script = /\.m?js$/;
const servedScript = /\.m?js(\.br|\.gz)?$/;
const versioned = new RegExp(
  `^(${brand.id}|standalone|diagnostics|message(-panel)?|button|appearance)\\.m?js`,
);

/** Files that a page loads from an immutable path: the loaders, the widget in the same folder, and the elements. */
const listFiles = (out) => [
  ...fs.readdirSync(out).filter((file) => versioned.test(file)),
  ...fs.readdirSync(path.join(out, 'widget')).map((file) => `widget/${file}`),
];

const computeIntegrity = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Empties the output folder, except for the folders of other versions, which remain available. */
export function cleanOutput(out, version) {
  if (!fs.existsSync(out)) return;
  for (const name of fs.readdirSync(out))
    if (!/^v\d/.test(name) || name === `v${version}`)
      fs.rmSync(path.join(out, name), { recursive: true, force: true });
}

/**
 * Copies the files of a version to `v<version>/`, with their hashes in `integrity.json`. Call it when all of them are
 * written.
 *
 * @param released folder with the `integrity.json` of each released version, as `v<version>.json`
 * @throws Error if the version is released and its files differ from those
 */
export function writeVersionFolder(out, version, released) {
  const files = listFiles(out)
    .filter((file) => servedScript.test(file))
    .sort();
  const folder = path.join(out, `v${version}`);
  const hashes = {};
  for (const file of files) {
    const bytes = fs.readFileSync(path.join(out, file));
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), bytes);
    if (script.test(file)) hashes[file] = computeIntegrity(bytes);
  }
  const text = `${JSON.stringify({ version, files: hashes }, null, 2)}\n`;
  const record = path.join(released, `v${version}.json`);
  if (fs.existsSync(record) && fs.readFileSync(record, 'utf8') !== text)
    throw new Error(
      `Version ${version} is released and its files have changed: raise the version in package.json.`,
    );
  fs.writeFileSync(path.join(folder, 'integrity.json'), text);
}

/** Runs with the last bundle. A build for test environments or of another brand is never the released one. */
export const versionFolder = (out, version, special) => ({
  name: 'version-folder',
  writeBundle: {
    sequential: true,
    order: 'post',
    handler: () => writeVersionFolder(out, version, special ? '' : 'build/released'),
  },
});
