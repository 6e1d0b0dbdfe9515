export type { Figures } from './figures';
export { createOperationsService, type Health, type OperationsService } from './service';
