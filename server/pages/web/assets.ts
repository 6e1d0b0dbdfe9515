import { readFileSync } from 'node:fs';
import { pageColours } from '@tamarack/core/appearance/page-colours';
import type { App } from '../../src/platform/http';

/** Serves one style sheet: the styles of all server-rendered pages, then those of the given files. */
export function registerStyles(scope: App, path: string, files: readonly URL[]): void {
  const rules = [new URL('../pages.css', import.meta.url), ...files]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const styles = `${pageColours}\n${rules}`;
  scope.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').type('text/css; charset=utf-8').send(styles),
  );
}

/** Serves one of our scripts. */
export function registerScript(scope: App, path: string, file: URL): void {
  const script = readFileSync(file, 'utf8');
  scope.get(path, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').type('text/javascript; charset=utf-8').send(script),
  );
}
