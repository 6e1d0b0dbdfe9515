import type { Defaulted, Timestamp } from '../database/columns';

export type ReviewKind = 'documents' | 'referred' | 'finalReview';

export interface ReviewTable {
  id: string;
  application_id: string;
  kind: ReviewKind;
  state: Defaulted<'open' | 'decided'>;
  opened_at: Timestamp;
  due_at: Timestamp;
  decided_at: Timestamp | null;
  operator_id: string | null;
}
