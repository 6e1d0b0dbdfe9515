import { z } from 'zod';
import { problem } from './schemas';

const problemAnswer = {
  description: 'A problem of the catalogue',
  content: { 'application/problem+json': { schema: problem } },
};

/** The responses that every operation may give besides its own: `response: { 200: view, ...problems }`. */
export const problems = { '4xx': problemAnswer, '5xx': problemAnswer } as const;

/** Who may call a route; the plug-ins check it before the handler runs. */
export type Access = 'session' | 'merchantKey' | 'merchantSecret' | 'operator' | 'console' | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Default `open`. */
    access?: Access;
  }
}

/** Ids in a path. */
export const idParams = z.object({ id: z.string().max(100) });
