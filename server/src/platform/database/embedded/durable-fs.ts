import fs from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's module this file reaches into. */
interface NodeFsModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { nfd?: number | null }) => number } };
}

/**
 * PGlite's folder storage with real fsync. PGlite 0.5.16 starts PostgreSQL with `-F`, and its file system has no fsync
 * operation: a commit would survive a killed process but not a power cut.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    const addFsync = (module: unknown): void => {
      (module as NodeFsModule).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined && nfd !== null) fs.fdatasyncSync(nfd);
        return 0;
      };
    };
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), addFsync];
    return result;
  }
}

const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

export async function openDurableStore(folder: string, options: PGliteOptions = {}): Promise<PGlite> {
  return PGlite.create({ ...options, fs: new DurableNodeFS(folder), startParams: durableStart });
}
