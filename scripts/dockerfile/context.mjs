import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import ignore from '@balena/dockerignore';

/** Files of the repository that are sent to the build, after .dockerignore: those in git, as in a fresh clone. */
export function listContext() {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26 };
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    options,
  );
  const files = listed.split('\0').filter((file) => file !== '' && fs.existsSync(file));
  return ignore().add(fs.readFileSync('.dockerignore', 'utf8')).filter(files);
}
