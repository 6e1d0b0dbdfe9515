import { validateAnswer } from '@tamarack/core/validation/reviewer-answer';
import type { DocumentView } from '../../../api/types';
import { type Form, useForm } from '../../../forms/use-form';
import { useSlowCheck } from '../../../forms/use-slow-check';
import { isUnderWay, type UploadItem } from '../../../store/upload-item';
import { useAnswerSent } from '../../../store/use-answer-sent';
import { useSend } from '../../../store/use-send';
import { useUploadItems, useUploads } from '../../../store/use-uploads';
import { useView } from '../../../store/use-view';

export interface Answer {
  readonly documents: readonly DocumentView[];
  /** Files on their way, refused or interrupted. */
  readonly items: readonly UploadItem[];
  readonly form: Form<{ text: string }>;
  /** What is wrong with the words, in words; a file that is there needs none. */
  readonly error: string | undefined;
  /** Why it cannot be sent yet; null when it can. */
  readonly obstacle: 'underWay' | 'failed' | 'checking' | null;
}

/** Words and files for the person who reviews. Draws anew with the progress of uploads. */
export function useAnswer(): Answer {
  const send = useSend();
  const { markSent } = useAnswerSent();
  const uploads = useUploads();
  const documents = useView().documents.filter(({ kind }) => kind === 'supporting');
  // What has just arrived is shown once.
  const items = useUploadItems('supporting').filter(
    ({ state, name }) => state !== 'done' || documents.every((document) => document.name !== name),
  );
  const usable = documents.filter(({ state }) => state !== 'refused').length;
  const checking = documents.some(({ state }) => state === 'checking');
  const slow = useSlowCheck(checking);
  const form = useForm({
    name: 'moreInformation',
    initial: { text: '' },
    order: ['text'],
    validate: ({ text }) => ({ text: validateAnswer(text, usable) }),
    save: async ({ text }) => {
      const result = await send({ type: 'answerRequest', text });
      if (result.ok) {
        leaveNothing();
        markSent();
      }
      return result;
    },
  });
  /** What was refused, or chosen while it was sent, must not stand there when something is asked for again. */
  const leaveNothing = (): void => {
    for (const { id, kind } of uploads.state.getState().items) if (kind === 'supporting') uploads.cancel(id);
  };
  return {
    documents,
    items,
    form,
    error: form.values.text.trim() === '' && usable > 0 ? undefined : form.field('text').error,
    obstacle: obstacleOf(items, checking && !slow),
  };
}

function obstacleOf(items: readonly UploadItem[], checking: boolean): Answer['obstacle'] {
  if (items.some((item) => isUnderWay(item) || item.state === 'done')) return 'underWay';
  if (items.some(({ state }) => state === 'interrupted')) return 'failed';
  // What is no good is better told now than after it was sent; a check that takes long holds nobody up.
  return checking ? 'checking' : null;
}
