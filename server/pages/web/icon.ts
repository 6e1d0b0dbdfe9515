import { brand } from '@tamarack/core/brand';
import type { App } from '../../src/platform/http';

const { blue } = brand.colours;

/** The favicon: a tree. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${blue}"/><path d="M16 5l6 8h-3l5 7h-6v6h-4v-6H8l5-7h-3z" fill="#fff"/></svg>`;

export function registerIcon(scope: App): void {
  scope.get('/icon.svg', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(icon),
  );
}
