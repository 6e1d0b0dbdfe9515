import { expect } from 'vitest';
import { sandboxOperator } from '../../../server/sandbox/data/seed';
import { getStack } from './stack';

export interface Review {
  readonly id: string;
  readonly checkoutId: string;
  readonly businessName: string;
  readonly kind: string;
  readonly applicant: { readonly email: string };
  readonly documents: readonly { readonly id: string; readonly kind: string; readonly name: string }[];
  readonly debitAccount: { readonly source: string; readonly numberMasked: string } | null;
}

/** The operators' API. */
export async function asOperator(path: string): Promise<Response> {
  const answer = await fetch(`${getStack().api}/v1/operator/${path}`, {
    headers: { authorization: `Bearer ${sandboxOperator.key}` },
  });
  expect(answer.status).toBe(200);
  return answer;
}

/** The open review of an applicant, told by their email. */
export async function reviewOf(email: string): Promise<Review> {
  const { items } = (await (await asOperator('reviews?limit=100')).json()) as { items: readonly Review[] };
  for (const { id } of items) {
    const review = (await (await asOperator(`reviews/${id}`)).json()) as Review;
    if (review.applicant.email === email) return review;
  }
  throw new Error('no open review of this applicant');
}
