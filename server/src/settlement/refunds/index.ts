export { listRefunds, type RefundRow } from './repository';
export { createRefundsService, type RefundInput, type RefundsService } from './service';
export type { RefundsTables } from './tables';
