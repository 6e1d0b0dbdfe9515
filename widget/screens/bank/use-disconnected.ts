import { useDraft } from '../../store/use-draft';

const unknown = { disconnected: false };

/** Whether the applicant disconnected a bank in this visit: said once more where the application goes on without it. */
export function useDisconnected(): readonly [boolean, () => void] {
  const { draft, set } = useDraft('bank', unknown);
  return [draft.disconnected, () => set({ disconnected: true })];
}
