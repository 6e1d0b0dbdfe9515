import fs from 'node:fs';
import path from 'node:path';
import { writeOtherBuild } from './other-build';

export interface Release {
  /** The server's `main.js`. */
  readonly program: string;
  /** What browsers load. */
  readonly dist: string;
}

const { OTHER_SERVER } = process.env;

export const thisRelease: Release = { program: path.resolve('server/dist/app/main.js'), dist: 'dist' };

/** Another version with its own files, whose `main.js` `OTHER_SERVER` names. */
export const otherRelease: Release | null = OTHER_SERVER
  ? { program: OTHER_SERVER, dist: path.resolve(OTHER_SERVER, '../../../../dist') }
  : null;

/** Changes that the release before runs with, of tables which a checkout writes, in no common order. */
const laterMigrations = {
  '9001-later-columns.sql': `
    alter table session add column later text;
    alter table verification_send add column later int not null default 0 check (later >= 0);
    create table later (application_id uuid primary key references application (id));
  `,
  '9002-later-lookups.sql': `
    alter table application add column later timestamptz check (later > created_at);
    create index verification_send_later on verification_send (sent_at) where later > 0;
    create index session_later on session (later) where later is not null;
  `,
} as const;

/** This release with other names of files and with more migrations, as the next one has them. */
export function writeLaterRelease(to: string): Release {
  writeOtherBuild('dist', path.join(to, 'dist'));
  fs.symlinkSync(path.resolve('node_modules'), path.join(to, 'node_modules'), 'dir');
  fs.copyFileSync('package.json', path.join(to, 'package.json'));
  fs.cpSync('server/dist', path.join(to, 'server/dist'), { recursive: true });
  for (const [name, text] of Object.entries(laterMigrations))
    fs.writeFileSync(path.join(to, 'server/dist/migrations', name), text);
  return { program: path.join(to, 'server/dist/app/main.js'), dist: path.join(to, 'dist') };
}
