-- Files of applicants. The content lies encrypted in the file store; here is what opens it and what is known of it.
create table stored_file (
  id uuid primary key,
  -- receiving: bytes are on their way, or were when the process ended. discarded: its content is to be removed.
  -- removed: its content is gone, the row is still named by others.
  state text not null default 'receiving' check (state in ('receiving', 'kept', 'discarded', 'removed')),
  size_bytes bigint check (size_bytes > 0),
  sha256 bytea,
  -- told by the content, never by the name
  media_type text,
  -- key of this file alone, encrypted
  key_cipher bytea not null,
  scan text not null default 'pending' check (scan in ('pending', 'clean', 'infected')),
  created_at timestamptz not null,
  check (state <> 'kept' or (size_bytes is not null and sha256 is not null and media_type is not null))
);
create index stored_file_not_kept on stored_file (created_at) where state in ('receiving', 'discarded');
