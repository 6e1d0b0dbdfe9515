import { validateAnswer } from '@tamarack/core/validation/reviewer-answer';
import type { DocumentView } from '../../../api/types';
import { type Form, useForm } from '../../../forms/use-form';
import { useIsSlow } from '../../../forms/use-is-slow';
import { useResponseSent } from '../../../store/hooks/use-response-sent';
import { useSend } from '../../../store/hooks/use-send';
import { useUploadItems, useUploads } from '../../../store/hooks/use-uploads';
import { useView } from '../../../store/hooks/use-view';
import { isInProgress, type UploadItem } from '../../../store/state/upload-item';

export interface ResponseForm {
  readonly documents: readonly DocumentView[];
  /** Files being uploaded, refused or interrupted. */
  readonly items: readonly UploadItem[];
  readonly form: Form<{ text: string }>;
  /** Error of the text; a file alone is enough without one. */
  readonly error: string | undefined;
  /** Why it cannot be sent yet; null when it can. */
  readonly blockedBy: 'underWay' | 'failed' | 'checking' | null;
}

/** Text and files for the reviewer. Renders with the progress of uploads. */
export function useResponseForm(): ResponseForm {
  const send = useSend();
  const { markSent } = useResponseSent();
  const uploads = useUploads();
  const documents = useView().documents.filter(({ kind }) => kind === 'supporting');
  // An upload and its new document show one row.
  const items = useUploadItems('supporting').filter(
    ({ state, name }) => state !== 'done' || documents.every((document) => document.name !== name),
  );
  const usable = documents.filter(({ state }) => state !== 'refused').length;
  const checking = documents.some(({ state }) => state === 'checking');
  const slow = useIsSlow(checking);
  const form = useForm({
    name: 'moreInformation',
    initial: { text: '' },
    order: ['text'],
    validate: ({ text }) => ({ text: validateAnswer(text, usable) }),
    save: async ({ text }) => {
      const result = await send({ type: 'answerRequest', text });
      if (result.ok) {
        clearItems();
        markSent();
      }
      return result;
    },
  });
  /** Removes files refused or added while sending, which must not appear in a later request. */
  const clearItems = (): void => {
    for (const { id, kind } of uploads.state.getState().items) if (kind === 'supporting') uploads.cancel(id);
  };
  return {
    documents,
    items,
    form,
    error: form.values.text.trim() === '' && usable > 0 ? undefined : form.field('text').error,
    blockedBy: findBlocker(items, checking && !slow),
  };
}

function findBlocker(items: readonly UploadItem[], checking: boolean): ResponseForm['blockedBy'] {
  if (items.some((item) => isInProgress(item) || item.state === 'done')) return 'underWay';
  if (items.some(({ state }) => state === 'interrupted')) return 'failed';
  // Waits for the check before sending, since an early rejection is better; a slow check does not block it.
  return checking ? 'checking' : null;
}
