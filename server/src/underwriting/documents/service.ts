import type { z } from 'zod';
import {
  type ApplicationsService,
  type ApplicationView,
  type DocumentView,
  type Session,
  touchApplication,
} from '../../intake/applications';
import { recordAudit } from '../../platform/audit';
import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type CheckDeps, createDocumentChecks } from './document-checks';
import { type MonthRange, parseChosenMonths } from './months';
import { removeAbandonedDocuments } from './remove-abandoned';
import * as documents from './repository';
import type { chequeAccountInput } from './schemas';
import { type SubmitDeps, submitDocuments } from './submit-documents';
import { type ReceiveFile, type UploadRequest, uploadDocument } from './upload/upload-document';

/**
 * Bank statements, the void cheque and documents requested by reviewers, of a session's application. Others are
 * `not-found`.
 */
export interface DocumentsService extends ReturnType<typeof createDocumentsService> {}

export function createDocumentsService(
  deps: CheckDeps &
    SubmitDeps & { readonly applications: ApplicationsService; readonly unsubmittedDays: number },
) {
  const { applications, files, reviewQueue, now } = deps;
  const checks = createDocumentChecks(deps);

  const audit = (
    trx: Executor,
    applicationId: string,
    act: 'document.months' | 'document.removed',
    documentId: string,
  ) => recordAudit(trx, { applicationId, actor: 'applicant', act, details: { documentId }, at: now() });

  return {
    upload: (session: Session, request: UploadRequest, receive: ReceiveFile): Promise<ApplicationView> =>
      uploadDocument(session, request, receive, { ...deps, queueCheck: checks.queue }),

    list: async (session: Session): Promise<{ readonly items: DocumentView[] }> => ({
      items: (await applications.view(session)).documents,
    }),

    /** Set manually: months detected in the file later do not change it. */
    setMonths: (session: Session, id: string, input: MonthRange): Promise<ApplicationView> =>
      applications.mutate(session, 'setStatementMonths', async (trx) => {
        const { applicationId } = session;
        const months = parseChosenMonths(input, now());
        if (!isId(id) || !(await documents.setMonths(trx, { applicationId, id }, months)))
          throw problem('not-found');
        await touchApplication(trx, applicationId, now());
        await audit(trx, applicationId, 'document.months', id);
      }),

    /** While a reviewer's request is open, only its own uploads can be removed: the others were submitted. */
    remove: (session: Session, id: string): Promise<ApplicationView> =>
      applications.mutate(session, 'deleteDocument', async (trx) => {
        const { applicationId } = session;
        const requestId = await reviewQueue.findOpenRequestId(trx, applicationId);
        if (!isId(id) || !(await documents.isRemovable(trx, { applicationId, requestId }, id)))
          throw problem('not-found');
        for (const content of await documents.removeDocuments(trx, applicationId, [id]))
          await files.discard(trx, content);
        await touchApplication(trx, applicationId, now());
        await audit(trx, applicationId, 'document.removed', id);
      }),

    /** Adds the application to the review queue. */
    submit: (session: Session, account: z.output<typeof chequeAccountInput>): Promise<ApplicationView> =>
      applications.mutate(session, 'submitDocuments', (trx, application) =>
        submitDocuments(trx, application, account, deps),
      ),

    /** Removes uploads that were not submitted in time; requeues documents whose check was lost. */
    sweep: async (): Promise<void> => {
      await removeAbandonedDocuments(deps);
      await checks.sweep();
    },
  };
}
