import { useDraft } from '../../store/hooks/use-draft';

const nothing = {
  /** A bank was disconnected: said once more where the application goes on without it. */
  disconnected: false,
  /** Why the last connection gave no data was shown, and the applicant wants another one. */
  troubleSeen: false,
};

/** What happened with the bank since the dialog was opened. */
export function useBankVisit() {
  const { draft, set } = useDraft('bankVisit', nothing);
  return { ...draft, set };
}
