import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerCheckoutRoutes } from './checkouts/routes';
import { registerAccess } from './http/access';
import type { App } from './http/app';
import { registerProblems } from './http/problems';
import type { Services } from './services';

/** The whole HTTP surface over given services; nothing listens yet. */
export async function createApp(services: Services): Promise<App> {
  const app: App = fastify({ trustProxy: services.config.trustProxy }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  await app.register(cookie);
  registerAccess(app, services, { publicOrigin: services.config.publicUrl });
  registerCheckoutRoutes(app, services);
  return app;
}
