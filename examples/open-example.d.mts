import type { Server } from 'node:http';

/** A file by its path. */
export type FindFile = (pathname: string) => { readonly contentType: string; readonly body: string } | null;

export function openExample(
  name: string,
  settings: { readonly apiUrl: string; readonly publishableKey: string },
): Promise<FindFile>;

export function createExampleServer(find: FindFile): Server;
