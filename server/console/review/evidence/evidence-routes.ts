import { z } from 'zod';
import { sendPage } from '../../../pages/web/send-page';
import { problem } from '../../../src/platform/errors';
import type { App } from '../../../src/platform/http';
import type { ConsoleServices } from '../../web/services';
import { evidencePage } from './evidence-page';
import { toEvidencePath } from './evidence-path';
import { roleTexts } from './evidence-texts';

const params = z.object({
  id: z.string().max(100),
  decisionId: z.string().max(100),
  feature: z.string().max(100),
  role: z.string().max(100),
});
const querystring = z.object({ page: z.coerce.number().int().min(1).catch(1) });

const isRole = (role: string): role is keyof typeof roleTexts | 'days' =>
  role === 'days' || Object.hasOwn(roleTexts, role);

/** Whole lists of the transactions behind a reason. Each view is on the trail, as a view of the application. */
export function registerEvidencePages(scope: App, { reviews }: Pick<ConsoleServices, 'reviews'>): void {
  scope.get(
    '/reviews/:id/evidence/:decisionId/:feature/:role',
    { config: { access: 'console' }, schema: { hide: true, params, querystring } },
    async ({ operator, params: { id, decisionId, feature, role }, query }, reply) => {
      const review = await reviews.get(operator, id);
      const evidence = (await reviews.decisionEvidence(operator, id)).get(decisionId);
      const figure = evidence?.figures.find((each) => each.feature === feature);
      if (!evidence || !figure || !isRole(role)) throw problem('not-found');
      const path = `${toEvidencePath(id, decisionId)}/${feature}/${role}`;
      return sendPage(
        reply,
        evidencePage({ operator, review, evidence, figure, role, page: query.page, path }),
      );
    },
  );
}
