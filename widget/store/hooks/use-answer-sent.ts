import { useDraft } from './use-draft';

/** Whether an answer to a person who reviews was sent from here: the screen that comes next says that it arrived. */
export function useAnswerSent(): { sent: boolean; markSent: () => void } {
  const { draft, set } = useDraft('answerSent', { sent: false });
  return { sent: draft.sent, markSent: () => set({ sent: true }) };
}
