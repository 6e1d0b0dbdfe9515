import { white } from '@tamarack/core/appearance/base-colours';
import { brand } from '@tamarack/core/brand';
import { icon } from '@tamarack/core/brand/marks';
import type { App } from '../../src/platform/http';

const { blue } = brand.colours;

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${blue}"/><path d="${icon}" fill="${white}"/></svg>`;

export function registerIcon(scope: App): void {
  scope.get('/icon.svg', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  );
}
