import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerAgreementRoutes } from './agreements/routes';
import { registerApplicationRoutes } from './applications/routes';
import { registerBankRoutes } from './banking/routes';
import { registerLookUpRoutes } from './checkouts/look-up-routes';
import { registerMerchantActRoutes } from './checkouts/merchant-act-routes';
import { registerCheckoutRoutes } from './checkouts/routes';
import { registerConsole } from './console/routes';
import { registerDocumentRoutes } from './documents/routes';
import { registerHostedRoutes } from './hosted/routes';
import { registerAccess } from './http/access';
import type { App } from './http/app';
import { registerCors } from './http/cors';
import { registerHealth } from './http/health';
import { registerIdempotency } from './http/idempotency';
import { loggerOptions, registerAccessLog } from './http/logs';
import { registerOpenApi } from './http/openapi';
import { registerProblems } from './http/problems';
import { registerRateLimits } from './http/rate-limits';
import { registerSecurityHeaders } from './http/security-headers';
import { registerStatic } from './http/static';
import { registerTextBody } from './http/text-body';
import { registerUploads, uploadLimits } from './http/upload';
import { registerWellFormed } from './http/well-formed';
import { registerInvoiceLinkRoutes } from './invoice-links/routes';
import { registerInvoiceRoutes } from './invoices/routes';
import { eventWebhooks } from './merchant-events/openapi';
import { registerMerchantEventRoutes } from './merchant-events/routes';
import { registerOfferRoutes } from './offers/routes';
import { registerOperatorPayoutRoutes } from './payouts/operator-routes';
import { registerPayoutRoutes } from './payouts/routes';
import { registerPurchaseRoutes } from './purchases/routes';
import { registerReferenceRoutes } from './reference/routes';
import { registerReviewRoutes } from './reviews/routes';
import { registerScoringRoutes } from './scoring/routes';
import type { Services } from './services';
import { registerVerificationRoutes } from './verification/routes';

/** Largest request: every body of the API is a small form. */
const bodyLimit = 64 * 1024;

/** The whole HTTP surface over given services; nothing listens yet. */
export async function createApp(services: Services, logStream?: NodeJS.WritableStream): Promise<App> {
  const { config } = services;
  const app: App = fastify({
    bodyLimit,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    logger: loggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  registerAccessLog(app);
  registerTextBody(app);
  registerWellFormed(app);
  await registerOpenApi(app, eventWebhooks());
  await registerSecurityHeaders(app);
  await registerCors(app, services.merchants.origins, config.publicUrl);
  await app.register(cookie);
  await registerUploads(app, { ...uploadLimits, slots: config.uploadSlots });
  await registerRateLimits(app, config.rateLimits);
  registerAccess(app, services, { publicOrigin: config.publicUrl });
  registerIdempotency(app, services.idempotency);
  registerHealth(app, services.database);
  registerAreas(app, services);
  await registerStatic(app, {
    distFolder: config.distFolder,
    frameOrigins: [services.edges.aggregator.origin],
  });
  return app;
}

/** Every area's routes. */
function registerAreas(app: App, services: Services): void {
  registerCheckoutRoutes(app, services);
  registerLookUpRoutes(app, services);
  registerMerchantActRoutes(app, services);
  registerMerchantEventRoutes(app, services);
  registerHostedRoutes(app, services);
  registerApplicationRoutes(app, services);
  registerVerificationRoutes(app, services);
  registerReferenceRoutes(app, services);
  registerBankRoutes(app, services);
  registerDocumentRoutes(app, services);
  registerScoringRoutes(app, services);
  registerOfferRoutes(app, services);
  registerInvoiceRoutes(app, services);
  registerInvoiceLinkRoutes(app, services);
  registerAgreementRoutes(app, services);
  registerPurchaseRoutes(app, services);
  registerReviewRoutes(app, services);
  registerPayoutRoutes(app, services);
  registerOperatorPayoutRoutes(app, services);
  registerConsole(app, services);
}
