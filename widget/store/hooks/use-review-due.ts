import { useView } from './use-view';

export interface ReviewDue {
  readonly at: Date;
  /** Overdue without a decision. */
  readonly past: boolean;
}

/** The review's due date; null when no review is pending. */
export function useReviewDue(): ReviewDue | null {
  const { reviewDueAt } = useView();
  if (reviewDueAt === null) return null;
  const at = new Date(reviewDueAt);
  return { at, past: at.getTime() < Date.now() };
}
