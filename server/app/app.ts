import cookie from '@fastify/cookie';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { registerConsole } from '../console';
import { registerDashboard } from '../dashboard';
import { registerAgreementRoutes } from '../src/financing/agreements';
import { registerInvoiceRoutes } from '../src/financing/invoices';
import { registerOfferRoutes, registerRateRoutes } from '../src/financing/offers';
import { registerDisownRoutes, registerPasskeyRoutes } from '../src/intake/accounts';
import { registerAnalyticsRoutes } from '../src/intake/analytics';
import { registerApplicationRoutes } from '../src/intake/applications';
import { registerInvoiceLinkRoutes } from '../src/intake/invoice-links';
import { registerCheckoutRoutes, registerHostedRoutes, registerOrderRoutes } from '../src/intake/opening';
import { registerReferenceRoutes } from '../src/intake/reference';
import { registerFrameDocuments, registerFrameRoutes, registerSessionRoutes } from '../src/intake/sessions';
import { registerVerificationRoutes } from '../src/intake/verification';
import { registerOperatorMemberRoutes } from '../src/parties/members';
import { registerLogoRoutes, registerOperatorMerchantRoutes } from '../src/parties/merchants';
import {
  type App,
  buildConnectionOptions,
  buildLoggerOptions,
  chooseRequestId,
  createHealthChecks,
  type LogStream,
  registerAccess,
  registerAccessLog,
  registerApiVersion,
  registerCors,
  registerDeadlines,
  registerHealth,
  registerIdempotency,
  registerJsonBody,
  registerMerchantInput,
  registerOpenApi,
  registerProblems,
  registerRateLimits,
  registerSecurityHeaders,
  registerStatic,
  registerTracing,
  registerUploads,
  registerWellFormed,
  respondToRoutingError,
  uploadLimits,
} from '../src/platform/http';
import { registerLookupRoutes, registerMerchantActionRoutes } from '../src/settlement/merchant-checkouts';
import {
  registerOperatorPayeeRoutes,
  registerOperatorPayoutRoutes,
  registerPayoutRoutes,
} from '../src/settlement/payouts';
import { registerPeopleRoutes } from '../src/settlement/personal-data';
import { registerPurchaseRoutes } from '../src/settlement/purchases';
import { buildEventWebhooks, registerMerchantEventRoutes } from '../src/settlement/webhooks';
import { registerBankRoutes } from '../src/underwriting/banking';
import { registerLoanRoutes } from '../src/underwriting/credit';
import { registerDocumentRoutes } from '../src/underwriting/documents';
import { registerReviewRoutes } from '../src/underwriting/reviews';
import { registerBankWebhookRoutes, registerScoringRoutes } from '../src/underwriting/scoring';
import { createAuthenticators } from './authenticators';
import type { Services } from './composition';
import { registerMetrics } from './metrics/metrics-routes';

/** Maximum size of a request body; uploads and webhooks have their own limits. */
const bodyLimit = 64 * 1024;

/** Creates the HTTP app over the given services, without listening. */
export async function createApp(services: Services, logStream?: LogStream): Promise<App> {
  const { config } = services;
  const app: App = fastify({
    bodyLimit,
    ...buildConnectionOptions(config.deadlines),
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    logger: buildLoggerOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: chooseRequestId,
    forceCloseConnections: 'idle',
    frameworkErrors: respondToRoutingError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerProblems(app);
  registerDeadlines(app, config.deadlines);
  registerTracing(app);
  registerAccessLog(app);
  if (config.observability.metrics) registerMetrics(app, config.observability.metrics, services);
  registerJsonBody(app);
  registerWellFormed(app);
  registerMerchantInput(app);
  await registerOpenApi(app, buildEventWebhooks);
  registerSecurityHeaders(app);
  registerCors(app, services.merchants.origins.isRegistered, config.publicUrl);
  await app.register(cookie);
  await registerUploads(app, { ...uploadLimits, slots: config.uploadSlots });
  registerRateLimits(app, config.rateLimits, services.limits);
  registerApiVersion(app);
  registerAccess(app, createAuthenticators(app, services, config.publicUrl));
  registerIdempotency(app, services.idempotency);
  const checks = createHealthChecks({ database: services.database, files: services.adapters.files });
  registerHealth(app, checks, services.readiness);
  // a worker's port serves only its health checks
  if (config.role === 'worker') return app;
  registerAreas(app, services);
  await registerStatic(app, { distFolder: config.distFolder, releaseFiles: services.releaseFiles });
  return app;
}

/** Registers the routes of every area. */
function registerAreas(app: App, services: Services): void {
  const { publicUrl } = services.config;
  registerCheckoutRoutes(app, { ...services, publicUrl });
  registerOrderRoutes(app, services);
  registerLookupRoutes(app, services);
  registerMerchantActionRoutes(app, services);
  registerMerchantEventRoutes(app, services);
  registerSessionRoutes(app, services);
  registerFrameRoutes(app, { frames: services.frames, publicUrl });
  registerFrameDocuments(app, {
    ...services,
    embedded: { bank: [services.adapters.aggregator.origin] },
  });
  registerHostedRoutes(app, { ...services, publicUrl });
  registerApplicationRoutes(app, services);
  registerVerificationRoutes(app, { ...services, publicUrl });
  registerPasskeyRoutes(app, services);
  registerDisownRoutes(app, services);
  registerReferenceRoutes(app, services);
  registerAnalyticsRoutes(app, services);
  registerBankRoutes(app, services);
  registerBankWebhookRoutes(app, services);
  registerDocumentRoutes(app, services);
  registerScoringRoutes(app, services, services.config.scoring.events);
  registerOfferRoutes(app, services);
  registerRateRoutes(app, services);
  registerInvoiceRoutes(app, services);
  registerInvoiceLinkRoutes(app, services);
  registerAgreementRoutes(app, services);
  registerPurchaseRoutes(app, services);
  registerReviewRoutes(app, services);
  registerOperatorMerchantRoutes(app, services);
  registerOperatorMemberRoutes(app, services);
  registerLogoRoutes(app, services);
  registerPayoutRoutes(app, services);
  registerOperatorPayoutRoutes(app, services);
  registerOperatorPayeeRoutes(app, services);
  registerLoanRoutes(app, services);
  registerPeopleRoutes(app, services);
  registerConsole(app, services);
  registerDashboard(app, services);
}
