export { createOperatorAuthenticator, type OperatorAuthenticator } from './authenticator';
export { listOperatorNames } from './repository';
export { createOperatorsService, type Operator, type OperatorsService } from './service';
export { ageLimitMs, createOperatorSessions, type OperatorSessionsService } from './sessions';
export type { OperatorsTables } from './tables';
