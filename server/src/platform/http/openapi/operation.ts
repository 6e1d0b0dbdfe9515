import { z } from 'zod';
import { problem } from './schemas';

const problemResponse = {
  description: 'The request failed. `type` identifies the problem.',
  content: { 'application/problem+json': { schema: problem } },
};

/** Error responses that every operation shares: `response: { 200: view, ...problems }`. */
export const problems = { '4xx': problemResponse, '5xx': problemResponse } as const;

/** Credentials that a route requires. Plugins check them before the handler runs. */
export type Access =
  | 'session'
  | 'frame'
  | 'sessionOrFrame'
  | 'merchantKey'
  | 'merchantSecret'
  | 'operator'
  | 'console'
  | 'member'
  | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Defaults to `open`. */
    access?: Access;
  }
}

/** Path parameters of a route with an `:id`. */
export const idParams = z.object({
  id: z
    .string()
    .max(100)
    .meta({ description: 'ID of the record.', examples: ['01a23860-1b4e-7c39-9d27-5f0a7be4f2f1'] }),
});
