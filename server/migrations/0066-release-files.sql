-- Files of this release and of those before it, so that every process serves what a page in the middle of a checkout loads.
CREATE TABLE release_file (
  -- path below /sdk/, with a content hash or a version in it
  name text PRIMARY KEY,
  content bytea NOT NULL,
  -- under the pepper: who can only write to the database cannot add a script
  mac bytea NOT NULL,
  -- when a process last had it in its own build
  current_at timestamptz NOT NULL
);
