export { createRequestHandler } from './create-request-handler';
export { createLimitedWorker, WorkerFailure } from './limited-worker';
export { startProcess } from './start-process';
export { startThread } from './start-thread';
export { toThreadEntry } from './thread-entry';
