import { readFileSync } from 'node:fs';
import { brand } from '@tamarack/core/brand';
import type { App } from '../src/platform/http';
import { registerConsoleScope } from './console-scope';
import { registerLoginRoutes } from './login-routes';
import { registerQueueRoutes } from './queue-routes';
import { registerReviewPages } from './review/routes';
import type { ConsoleServices } from './web/services';

/** The operators' console at `/operator`: pages made by the server, which work without script. */
export function registerConsole(app: App, services: ConsoleServices): void {
  registerConsoleScope(app, services.config.publicUrl, (scope) => {
    registerStyles(scope);
    registerLoginRoutes(scope, services);
    registerQueueRoutes(scope, services);
    registerReviewPages(scope, services);
  });
}

function registerStyles(scope: App): void {
  const { blue, navy } = brand.colours;
  const rules = ['./console.css', './review/review.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const styles = `:root{--blue:${blue};--navy:${navy}}\n${rules}`;
  scope.get('/console.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'private, max-age=60').type('text/css; charset=utf-8').send(styles),
  );
}
