import { z } from 'zod';
import { sendPage } from '../../pages/web/send-page';
import type { App } from '../../src/platform/http';
import { currentRules, listRuleVersions } from '../../src/underwriting/decision';
import type { ConsoleServices } from '../web/services';
import { periods, policyPage } from './policy-page';

const versions = listRuleVersions();
const version = z.enum(versions as [string, ...string[]]);

const querystring = z.object({
  before: version.catch(versions.at(-2) ?? currentRules.version),
  after: version.catch(currentRules.version),
  days: z.coerce
    .number()
    .pipe(z.union(periods.map((days) => z.literal(days))))
    .catch(90),
});

/** Compares two versions of the decision rules on decided applications. */
export function registerPolicyPages(scope: App, { policy }: Pick<ConsoleServices, 'policy'>): void {
  scope.get(
    '/policy',
    { config: { access: 'console' }, schema: { hide: true, querystring } },
    async ({ operator, query }, reply) => {
      const report = await policy.compare(operator, query);
      return sendPage(reply, policyPage({ operator, query, report, versions }));
    },
  );
}
