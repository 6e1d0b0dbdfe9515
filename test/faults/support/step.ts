import type { ApiResponse, View } from '../../support/api';

/** A part of the way of a customer: a write, and how its effect is seen later. */
export interface Step {
  readonly name: string;
  act(): Promise<ApiResponse<unknown>>;
  isDone(view: View): boolean;
}
