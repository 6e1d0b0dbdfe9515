import fs from 'node:fs';
import path from 'node:path';

const hashedName = /^(?<name>[\w-]+)-(?<hash>[\w-]{8})\.(?<ending>js|css)$/;
const buildFolder = /^[0-9a-f]{8}$/;

/** Rotates the letters, so that every hash becomes another one of the same kind. */
const changeHash = (hash: string): string => `${hash.slice(1)}${hash[0]}`;
const changeBuild = (build: string): string => [...build].reverse().join('');

/**
 * A build of the same program under other names, as a release with changes in every file has: each content hash, and the
 * build of the frames' documents, is another one, in the files' names and wherever a file names one.
 */
export function writeOtherBuild(from: string, to: string): void {
  const files = fs
    .readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(m?js|css|json|html)$/.test(file) && !/^v\d/.test(file));
  const renamed = new Map<string, string>();
  for (const file of files) {
    const { groups } = hashedName.exec(path.basename(file)) ?? {};
    if (groups) {
      const { name, hash = '', ending } = groups;
      renamed.set(path.basename(file), `${name}-${changeHash(hash)}.${ending}`);
    }
    const folder = path.basename(path.dirname(file));
    if (buildFolder.test(folder)) renamed.set(folder, changeBuild(folder));
  }
  const rename = (text: string): string =>
    [...renamed].reduce((changed, [before, after]) => changed.replaceAll(before, after), text);
  for (const file of files) {
    const target = path.join(to, rename(file));
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, rename(fs.readFileSync(path.join(from, file), 'utf8')));
  }
}
