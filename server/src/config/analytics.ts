import { z } from 'zod';
import type { PosthogConfig } from '../adapters/posthog';

const environment = z
  .object({
    ANALYTICS_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    ANALYTICS_PROJECT_KEY: z.string().min(1).max(200).optional(),
  })
  .refine(
    ({ ANALYTICS_URL: url, ANALYTICS_PROJECT_KEY: key }) => (url === undefined) === (key === undefined),
    {
      path: ['ANALYTICS_PROJECT_KEY'],
      message: 'set ANALYTICS_URL and ANALYTICS_PROJECT_KEY together',
    },
  );

/** No caller waits for it. */
const timeoutMs = 10_000;

/** The analytics vendor, or null. Throws a ZodError that names invalid values. */
export function readAnalyticsConfig(env: Readonly<Record<string, string | undefined>>): PosthogConfig | null {
  const { ANALYTICS_URL: url, ANALYTICS_PROJECT_KEY: projectKey } = environment.parse(env);
  return url === undefined || projectKey === undefined ? null : { url, projectKey, timeoutMs };
}
