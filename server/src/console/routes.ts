import { readFileSync } from 'node:fs';
import { brand } from '@tamarack/core/brand';
import type { App } from '../http/app';
import type { Services } from '../services';
import { registerLoginRoutes } from './login-routes';
import { registerQueueRoutes } from './queue-routes';
import { withConsole } from './scope';

/** The operators' console at `/operator`: pages made by the server, which work without script. */
export function registerConsole(app: App, services: Services): void {
  withConsole(app, services.config.publicUrl, (scope) => {
    registerStyles(scope);
    registerLoginRoutes(scope, services);
    registerQueueRoutes(scope, services);
  });
}

function registerStyles(scope: App): void {
  const { blue, navy } = brand.colours;
  const rules = readFileSync(new URL('./console.css', import.meta.url), 'utf8');
  const styles = `:root{--blue:${blue};--navy:${navy}}\n${rules}`;
  scope.get('/console.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').type('text/css; charset=utf-8').send(styles),
  );
}
