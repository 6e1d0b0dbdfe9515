import { useDraft } from './use-draft';

/** Whether a response to a reviewer was sent from here; the next screen confirms it. */
export function useResponseSent(): { sent: boolean; markSent: () => void } {
  const { draft, set } = useDraft('answerSent', { sent: false });
  return { sent: draft.sent, markSent: () => set({ sent: true }) };
}
