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

/** Calls the operator API; with a body: creates something. */
export async function callAsOperator(path: string, body?: unknown): Promise<Response> {
  const authorization = `Bearer ${sandboxOperator.key}`;
  const post = {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(
    `${getStack().api}/v1/operator/${path}`,
    body === undefined ? { headers: { authorization } } : post,
  );
  expect(response.status).toBe(body === undefined ? 200 : 201);
  return response;
}

/** Finds the open review of an applicant by email. */
export async function getReviewByEmail(email: string): Promise<Review> {
  const { items } = (await (await callAsOperator('reviews?limit=100')).json()) as {
    items: readonly Review[];
  };
  for (const { id } of items) {
    const review = (await (await callAsOperator(`reviews/${id}`)).json()) as Review;
    if (review.applicant.email === email) return review;
  }
  throw new Error('no open review of this applicant');
}
