import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerConsole } from '../console/routes';
import { createAuthenticators } from './authenticators';
import type { Services } from './composition';
import { registerAgreementRoutes } from './financing/agreements/routes';
import { registerInvoiceRoutes } from './financing/invoices/routes';
import { registerOfferRoutes } from './financing/offers/routes';
import { registerApplicationRoutes } from './intake/applications/routes';
import { registerInvoiceLinkRoutes } from './intake/invoice-links/routes';
import { registerHostedRoutes } from './intake/opening/hosted-routes';
import { registerCheckoutRoutes } from './intake/opening/routes';
import { registerReferenceRoutes } from './intake/reference/routes';
import { registerVerificationRoutes } from './intake/verification/routes';
import { registerAccess } from './platform/http/access/access';
import { registerCors } from './platform/http/access/cors';
import { registerRateLimits } from './platform/http/access/rate-limits';
import type { App } from './platform/http/app';
import { registerTextBody } from './platform/http/bodies/text-body';
import { registerWellFormed } from './platform/http/bodies/well-formed';
import { registerHealth } from './platform/http/health';
import { registerIdempotency } from './platform/http/idempotency/idempotency';
import { loggerOptions, registerAccessLog } from './platform/http/logs';
import { registerOpenApi } from './platform/http/openapi/openapi';
import { registerProblems } from './platform/http/problems';
import { registerSecurityHeaders } from './platform/http/security-headers';
import { registerStatic } from './platform/http/static';
import { registerUploads, uploadLimits } from './platform/http/uploads/upload';
import { registerLookUpRoutes, registerMerchantActRoutes } from './settlement/merchant-checkouts/routes';
import { registerOperatorPayoutRoutes } from './settlement/payouts/operator-routes';
import { registerPayoutRoutes } from './settlement/payouts/routes';
import { registerPurchaseRoutes } from './settlement/purchases/routes';
import { eventWebhooks } from './settlement/webhooks/openapi';
import { registerMerchantEventRoutes } from './settlement/webhooks/routes';
import { registerBankRoutes } from './underwriting/banking/routes';
import { registerDocumentRoutes } from './underwriting/documents/routes';
import { registerReviewRoutes } from './underwriting/reviews/routes';
import { registerBankMessageRoutes } from './underwriting/scoring/bank-messages-routes';
import { registerScoringRoutes } from './underwriting/scoring/routes';

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
  await registerCors(app, services.merchants.origins.known, config.publicUrl);
  await app.register(cookie);
  await registerUploads(app, { ...uploadLimits, slots: config.uploadSlots });
  await registerRateLimits(app, config.rateLimits);
  registerAccess(app, createAuthenticators(app, services, config.publicUrl));
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
  registerHostedRoutes(app, { hosted: services.hosted, publicUrl: services.config.publicUrl });
  registerApplicationRoutes(app, services);
  registerVerificationRoutes(app, services);
  registerReferenceRoutes(app, services);
  registerBankRoutes(app, services);
  registerBankMessageRoutes(app, services);
  registerDocumentRoutes(app, services);
  registerScoringRoutes(app, services, services.config.scoring.events);
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
