import { useView } from './use-view';

export interface ReviewDue {
  readonly at: Date;
  /** It has gone by without a decision. */
  readonly past: boolean;
}

/** By when a person has promised to decide; null while nobody is to. */
export function useReviewDue(): ReviewDue | null {
  const { reviewDueAt } = useView();
  if (reviewDueAt === null) return null;
  const at = new Date(reviewDueAt);
  return { at, past: at.getTime() < Date.now() };
}
