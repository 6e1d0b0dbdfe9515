export { type Authenticator, type Authenticators, registerAccess } from './access/access';
export { toClientNetwork } from './access/client-network';
export { registerCors } from './access/cors';
export { readBearer, readHeader } from './access/headers';
export { type RateLimits, registerRateLimits } from './access/rate-limits';
export { addRequestProperty } from './access/request-property';
export type { App } from './app/app';
export { registerJsonBody } from './bodies/json-body';
export { RawBody, withRawBody } from './bodies/raw-body';
export { registerWellFormed } from './bodies/well-formed';
export { type Deadlines, defaultDeadlines, registerDeadlines } from './deadlines/deadlines';
export { buildConnectionOptions } from './deadlines/server-options';
export { findFreePort } from './find-free-port';
export { registerHealth } from './health/health';
export { createHealthChecks } from './health/health-checks';
export { createReadiness, type Readiness } from './health/readiness';
export { registerIdempotency } from './idempotency/idempotency';
export { createIdempotencyService, type IdempotencyService } from './idempotency/idempotency-service';
export { idempotencySealedColumns } from './idempotency/sealed-columns';
export { type StoreResponse, storeNothing, storeResponseFor } from './idempotency/store-response';
export { buildLoggerOptions, type LogStream, registerAccessLog } from './logs';
export { listOperations, selectAudience } from './openapi/audiences';
export { buildOpenApiDocument, registerOpenApi } from './openapi/openapi';
export { idParams, problems } from './openapi/operation';
export {
  dollars,
  dollarsQuery,
  isoDate,
  language,
  provinceCode,
  recordId,
  storedValue,
  timestamp,
} from './openapi/schemas';
export {
  dayQuery,
  inDayOrder,
  invalidCursor,
  nextCursor,
  type PageRequest,
  pageQuery,
  readPage,
  referenceQuery,
} from './pagination';
export { buildPolicyHash } from './policy-hash';
export { describeError, registerProblems, respondToRoutingError, toProblem } from './problems';
export { registerSecurityHeaders } from './security-headers';
export { sendCompressed } from './send-compressed';
export { registerStatic } from './static';
export type { HttpTables } from './tables';
export { chooseRequestId } from './tracing/request-id';
export { registerTracing } from './tracing/tracing';
export { readUpload, registerUploads, uploadLimits } from './uploads/upload';
export { createSlots, type SlotLimits } from './uploads/upload-slots';
export { registerMerchantInput } from './validation/merchant-input';
export { registerApiVersion } from './version/api-version';
